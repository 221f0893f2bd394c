import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['News', 'お知らせ'],
  readAll: ['Mark all read', 'すべて既読にする'],
  allRead: ['All news are marked as read', 'すべて既読にしました'],
  category: ['Category', '種類'],
  onlyUnread: ['Unread', '未読のみ'],
  empty: ['No news', 'お知らせはありません'],
  emptyText: [
    'What your dispensary has to tell you appears here.',
    '新しいお知らせがあると、ここに表示されます。',
  ],
})
