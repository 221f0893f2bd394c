import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineNamedActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { recordPath } from '../recordPath.ts'
import type { Counted } from './PublishDialog.tsx'
import { readersText } from './readersText.ts'

export type News = RecordOf<'news'>

const readers = ({ doctors = 0, patients = 0 }: Counted) => readersText(doctors, patients)
const count = ({ doctors = 0, patients = 0 }: Counted) => doctors + patients
const PublishDialog = lazyWithRetry(() => import('./PublishDialog.tsx'))

export const newsActions = defineNamedActions<Counted>()({
  publish: {
    call: 'POST /api/admin/news/{newsId}/publish',
    label: ['Publish now', '今すぐ公開'],
    title: ({ title }) => [`Publish “${title}” now?`, `「${title}」を今すぐ公開しますか？`],
    text: [
      'Readers see it right away. Emails cannot be recalled.',
      '対象者にすぐ表示されます。送信したメールは取り消せません。',
    ],
    verb: (news) => [`Publish to ${readers(news)}`, `${count(news)}名に公開する`],
    done: ['Announcement published', 'お知らせを公開しました'],
    Dialog: PublishDialog,
    main: true,
  },
  schedule: {
    call: 'POST /api/admin/news/{newsId}/schedule',
    label: ['Schedule', '公開を予約'],
    title: ({ title }) => [`Schedule “${title}”?`, `「${title}」の公開を予約しますか？`],
    text: ['You can move it back to draft until then.', '公開までは下書きに戻せます。'],
    verb: (news) => [`Schedule for ${readers(news)}`, `${count(news)}名への公開を予約する`],
    done: ['Announcement scheduled', 'お知らせの公開を予約しました'],
    fields: { publish_at: {} },
    Dialog: PublishDialog,
    undo: { call: 'POST /api/admin/news/{newsId}/unschedule' },
  },
  republish: {
    call: 'POST /api/admin/news/{newsId}/republish',
    label: ['Notify again', '再通知'],
    title: ({ title }) => [
      `Notify readers of “${title}” again?`,
      `「${title}」を対象者に再通知しますか？`,
    ],
    text: [
      'Saved changes are already visible. Everyone has to read (and acknowledge) it again.',
      '保存した変更はすでに表示されています。全員が未読（未確認）に戻ります。',
    ],
    verb: (news) => [`Notify ${readers(news)}`, `${count(news)}名に再通知する`],
    done: ['Readers notified again', '対象者に再通知しました'],
    Dialog: PublishDialog,
  },
  test_mail: {
    call: 'POST /api/admin/news/{newsId}/test-mail',
    label: ['Send test email', 'テストメールを送信'],
    title: ({ title }) => [`Send “${title}” to yourself?`, `「${title}」をご自身に送信しますか？`],
    text: [
      'You get the same email as the readers. Nobody else gets it.',
      '受信者に届くものと同じメールが、ご自身にのみ届きます。',
    ],
    done: ['Test email sent', 'テストメールを送信しました'],
  },
  duplicate: {
    call: 'POST /api/admin/news/{newsId}/duplicate',
    label: ['Duplicate', '複製'],
    title: ({ title }) => [`Duplicate “${title}”?`, `「${title}」を複製しますか？`],
    text: [
      'This creates a draft with the same text and audience.',
      '同じ本文と対象の下書きを作成します。',
    ],
    verb: ['Duplicate', '複製する'],
    done: ['Announcement duplicated', 'お知らせを複製しました'],
    leadsTo: (answer) => recordPath('news', (answer as News).id),
  },
  unschedule: {
    call: 'POST /api/admin/news/{newsId}/unschedule',
    label: ['Move to draft', '下書きに戻す'],
    title: ({ title }) => [`Move “${title}” back to draft?`, `「${title}」を下書きに戻しますか？`],
    text: [
      'It will not be published at the scheduled time.',
      '公開予約は取り消され、予約日時になっても公開されません。',
    ],
    done: ['Moved to draft', '下書きに戻しました'],
  },
  unpublish: {
    call: 'POST /api/admin/news/{newsId}/unpublish',
    label: ['Unpublish', '公開を取り下げる'],
    title: ({ title }) => [`Unpublish “${title}”?`, `「${title}」の公開を取り下げますか？`],
    text: [
      'Nobody can see it any more. Emails cannot be recalled. If you publish it again, everyone has to read it again.',
      '表示されなくなりますが、送信したメールは取り消せません。再度公開すると、全員が未読に戻ります。',
    ],
    done: ['Announcement unpublished', 'お知らせの公開を取り下げました'],
    danger: true,
  },
  archive: {
    call: 'POST /api/admin/news/{newsId}/archive',
    label: ['Archive', 'アーカイブ'],
    title: ({ title }) => [`Archive “${title}”?`, `「${title}」をアーカイブしますか？`],
    text: [
      'Nobody can see it any more. This cannot be undone, but you can duplicate it.',
      '表示されなくなります。元に戻せませんが、複製はできます。',
    ],
    verb: ['Archive', 'アーカイブする'],
    done: ['Announcement archived', 'お知らせをアーカイブしました'],
    danger: true,
  },
  delete: {
    call: 'DELETE /api/admin/news/{newsId}',
    label: ['Delete', '削除'],
    title: ({ title }) => [`Delete “${title}”?`, `「${title}」を削除しますか？`],
    text: ['The draft is deleted permanently.', '下書きは完全に削除されます。'],
    verb: ['Delete', '削除する'],
    done: ['Draft deleted', '下書きを削除しました'],
    leadsTo: () => '/news',
    danger: true,
  },
})
