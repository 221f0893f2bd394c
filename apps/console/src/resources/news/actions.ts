import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { recordPath } from '../recordPath.ts'
import type { Counted } from './PublishDialog.tsx'

export type News = RecordOf<'news'>

const may = (key: News['actions'][number]) => (news: News) => news.actions.includes(key)
const PublishDialog = lazyWithRetry(() => import('./PublishDialog.tsx'))

export const newsActions = defineActions<Counted>()({
  publish: {
    call: 'POST /api/admin/news/{newsId}/publish',
    label: ['Publish now', '今すぐ公開'],
    title: ({ title }) => [`Publish “${title}” now?`, `「${title}」を今すぐ公開しますか`],
    text: [
      'They see it at once, and mails cannot be called back.',
      'すぐに表示され、送信したメールは取り消せません。',
    ],
    verb: ({ people }) => [`Publish to ${people} people`, `${people}名に公開する`],
    done: ['Published', '公開しました'],
    Dialog: PublishDialog,
    when: may('publish'),
    main: true,
  },
  schedule: {
    call: 'POST /api/admin/news/{newsId}/schedule',
    label: ['Schedule', '公開予約'],
    title: ({ title }) => [`Publish “${title}” later?`, `「${title}」の公開を予約しますか`],
    text: ['It can be taken back until then.', '公開までは取り消せます。'],
    verb: ({ people }) => [`Schedule for ${people} people`, `${people}名への公開を予約する`],
    done: ['Scheduled', '公開を予約しました'],
    fields: { publish_at: {} },
    Dialog: PublishDialog,
    undo: { call: 'POST /api/admin/news/{newsId}/unschedule' },
    when: may('schedule'),
  },
  republish: {
    call: 'POST /api/admin/news/{newsId}/republish',
    label: ['Publish as changed', '変更版として公開'],
    title: ({ title }) => [
      `Publish “${title}” as changed?`,
      `「${title}」を変更版として公開しますか`,
    ],
    text: ['Everybody has to read (and acknowledge) it again.', '全員が未読（未確認）に戻ります。'],
    verb: ({ people }) => [`Publish again to ${people} people`, `${people}名に再度公開する`],
    done: ['Published as changed', '変更版として公開しました'],
    Dialog: PublishDialog,
    when: may('republish'),
  },
  test_mail: {
    call: 'POST /api/admin/news/{newsId}/test-mail',
    label: ['Test mail', 'テストメール'],
    title: ({ title }) => [`Send “${title}” to yourself?`, `「${title}」をご自身に送信しますか`],
    text: [
      'You get the mail as its readers would get it. Nobody else does.',
      '受信者に届くものと同じメールが、ご自身にのみ届きます。',
    ],
    verb: ['Send test mail', 'テストメールを送信'],
    done: ['The test mail is on its way', 'テストメールを送信しました'],
    when: may('test_mail'),
  },
  duplicate: {
    call: 'POST /api/admin/news/{newsId}/duplicate',
    label: ['Duplicate', '複製'],
    title: ({ title }) => [`Duplicate “${title}”?`, `「${title}」を複製しますか`],
    text: [
      'A new draft with the same text and audience is made.',
      '同じ本文と対象の下書きを作成します。',
    ],
    verb: ['Duplicate', '複製する'],
    done: ['Here is the copy', '複製しました'],
    leadsTo: (answer) => recordPath('news', (answer as News).id),
    when: may('duplicate'),
  },
  unschedule: {
    call: 'POST /api/admin/news/{newsId}/unschedule',
    label: ['Back to draft', '下書きに戻す'],
    title: ({ title }) => [`Take “${title}” back?`, `「${title}」の公開予約を取り消しますか`],
    text: [
      'It becomes a draft and is not published at its time.',
      '下書きに戻り、予約日時になっても公開されません。',
    ],
    done: ['It is a draft again', '下書きに戻しました'],
    when: may('unschedule'),
  },
  unpublish: {
    call: 'POST /api/admin/news/{newsId}/unpublish',
    label: ['Unpublish', '公開を取り下げる'],
    title: ({ title }) => [`Unpublish “${title}”?`, `「${title}」の公開を取り下げますか`],
    text: [
      'Nobody sees it any more, and mails cannot be called back. When it is published again, everybody reads it anew.',
      '表示されなくなりますが、送信したメールは取り消せません。再度公開すると、全員が未読に戻ります。',
    ],
    done: ['Unpublished', '公開を取り下げました'],
    when: may('unpublish'),
    danger: true,
  },
  archive: {
    call: 'POST /api/admin/news/{newsId}/archive',
    label: ['Archive', 'アーカイブ'],
    title: ({ title }) => [`Archive “${title}”?`, `「${title}」をアーカイブしますか`],
    text: [
      'Nobody sees it any more. This cannot be undone; it can be duplicated.',
      '表示されなくなります。元に戻せませんが、複製はできます。',
    ],
    verb: ['Archive', 'アーカイブする'],
    done: ['Archived', 'アーカイブしました'],
    when: may('archive'),
    danger: true,
  },
  delete: {
    call: 'DELETE /api/admin/news/{newsId}',
    label: ['Delete', '削除'],
    title: ({ title }) => [`Delete “${title}”?`, `「${title}」を削除しますか`],
    text: ['The draft is gone for good.', '下書きは完全に削除されます。'],
    verb: ['Delete', '削除する'],
    done: ['Deleted', '削除しました'],
    leadsTo: () => '/news',
    when: may('delete'),
    danger: true,
  },
})
