import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  en: {
    title: 'News',
    readAll: 'Mark all read',
    allRead: 'All news are marked as read',
    category: 'Category',
    onlyUnread: 'Unread',
    empty: 'No news',
    emptyText: 'What your dispensary has to tell you appears here.',
  },
  ja: {
    title: 'お知らせ',
    readAll: 'すべて既読にする',
    allRead: 'すべて既読にしました',
    category: '種類',
    onlyUnread: '未読のみ',
    empty: 'お知らせはありません',
    emptyText: '新しいお知らせがあると、ここに表示されます。',
  },
})
