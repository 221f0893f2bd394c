import { defineMessages, useText } from '@officina/ui/text'
import { useNavigate } from 'react-router'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { recordPath } from '../recordPath.ts'
import type { NewsDialogProps } from './types.ts'

type Step = 'unschedule' | 'unpublish' | 'archive' | 'duplicate' | 'test-mail' | 'delete'

const dialogOf = (step: Step) => (props: NewsDialogProps) => <StepDialog {...props} step={step} />
export const UnscheduleDialog = dialogOf('unschedule')
export const UnpublishDialog = dialogOf('unpublish')
export const ArchiveDialog = dialogOf('archive')
export const DuplicateDialog = dialogOf('duplicate')
export const TestMailDialog = dialogOf('test-mail')
export const DeleteDialog = dialogOf('delete')

/** A step that asks for nothing but a yes. */
function StepDialog({ news, onClose, step }: NewsDialogProps & { step: Step }) {
  const t = useText(messages)[step]
  const navigate = useNavigate()
  const path = `/api/admin/news/${news.id}`
  const isPlain = step === 'duplicate' || step === 'test-mail' || step === 'delete'
  return (
    <ActionDialog
      open
      onClose={onClose}
      danger={step === 'delete' || step === 'unpublish' || step === 'archive'}
      method={step === 'delete' ? 'DELETE' : 'POST'}
      path={step === 'delete' ? path : `${path}/${step}`}
      title={t.title(news.title)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      initial={{}}
      body={() => (isPlain ? {} : { revision: news.revision })}
      onDone={(answer) => {
        if (step === 'delete') void navigate('/news', { replace: true })
        if (step === 'duplicate') void navigate(recordPath('news', (answer as { id: string }).id))
      }}
    />
  )
}

const messages = defineMessages({
  unschedule: {
    title: (title: string) => [`Take “${title}” back?`, `「${title}」の公開予約を取り消しますか`],
    consequence: [
      'It becomes a draft and is not published at its time.',
      '下書きに戻り、予約日時になっても公開されません。',
    ],
    verb: ['Back to draft', '下書きに戻す'],
    done: ['It is a draft again', '下書きに戻しました'],
  },
  unpublish: {
    title: (title: string) => [`Unpublish “${title}”?`, `「${title}」の公開を取り下げますか`],
    consequence: [
      'Nobody sees it any more, and mails cannot be called back. When it is published again, everybody reads it anew.',
      '表示されなくなりますが、送信したメールは取り消せません。再度公開すると、全員が未読に戻ります。',
    ],
    verb: ['Unpublish', '公開を取り下げる'],
    done: ['Unpublished', '公開を取り下げました'],
  },
  archive: {
    title: (title: string) => [`Archive “${title}”?`, `「${title}」をアーカイブしますか`],
    consequence: [
      'Nobody sees it any more. This cannot be undone; it can be duplicated.',
      '表示されなくなります。元に戻せませんが、複製はできます。',
    ],
    verb: ['Archive', 'アーカイブする'],
    done: ['Archived', 'アーカイブしました'],
  },
  duplicate: {
    title: (title: string) => [`Duplicate “${title}”?`, `「${title}」を複製しますか`],
    consequence: [
      'A new draft with the same text and audience is made.',
      '同じ本文と対象の下書きを作成します。',
    ],
    verb: ['Duplicate', '複製する'],
    done: ['Here is the copy', '複製しました'],
  },
  'test-mail': {
    title: (title: string) => [
      `Send “${title}” to yourself?`,
      `「${title}」をご自身に送信しますか`,
    ],
    consequence: [
      'You get the mail as its readers would get it. Nobody else does.',
      '受信者に届くものと同じメールが、ご自身にのみ届きます。',
    ],
    verb: ['Send test mail', 'テストメールを送信'],
    done: ['The test mail is on its way', 'テストメールを送信しました'],
  },
  delete: {
    title: (title: string) => [`Delete “${title}”?`, `「${title}」を削除しますか`],
    consequence: ['The draft is gone for good.', '下書きは完全に削除されます。'],
    verb: ['Delete', '削除する'],
    done: ['Deleted', '削除しました'],
  },
})
