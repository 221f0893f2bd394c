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
  en: {
    unschedule: {
      title: (title: string) => `Take “${title}” back?`,
      consequence: 'It becomes a draft and is not published at its time.',
      verb: 'Back to draft',
      done: 'It is a draft again',
    },
    unpublish: {
      title: (title: string) => `Unpublish “${title}”?`,
      consequence:
        'Nobody sees it any more, and mails cannot be called back. When it is published again, everybody reads it anew.',
      verb: 'Unpublish',
      done: 'Unpublished',
    },
    archive: {
      title: (title: string) => `Archive “${title}”?`,
      consequence: 'Nobody sees it any more. This cannot be undone; it can be duplicated.',
      verb: 'Archive',
      done: 'Archived',
    },
    duplicate: {
      title: (title: string) => `Duplicate “${title}”?`,
      consequence: 'A new draft with the same text and audience is made.',
      verb: 'Duplicate',
      done: 'Here is the copy',
    },
    'test-mail': {
      title: (title: string) => `Send “${title}” to yourself?`,
      consequence: 'You get the mail as its readers would get it. Nobody else does.',
      verb: 'Send test mail',
      done: 'The test mail is on its way',
    },
    delete: {
      title: (title: string) => `Delete “${title}”?`,
      consequence: 'The draft is gone for good.',
      verb: 'Delete',
      done: 'Deleted',
    },
  },
  ja: {
    unschedule: {
      title: (title) => `「${title}」の公開予約を取り消しますか`,
      consequence: '下書きに戻り、予約日時になっても公開されません。',
      verb: '下書きに戻す',
      done: '下書きに戻しました',
    },
    unpublish: {
      title: (title) => `「${title}」の公開を取り下げますか`,
      consequence:
        '表示されなくなりますが、送信したメールは取り消せません。再度公開すると、全員が未読に戻ります。',
      verb: '公開を取り下げる',
      done: '公開を取り下げました',
    },
    archive: {
      title: (title) => `「${title}」をアーカイブしますか`,
      consequence: '表示されなくなります。元に戻せませんが、複製はできます。',
      verb: 'アーカイブする',
      done: 'アーカイブしました',
    },
    duplicate: {
      title: (title) => `「${title}」を複製しますか`,
      consequence: '同じ本文と対象の下書きを作成します。',
      verb: '複製する',
      done: '複製しました',
    },
    'test-mail': {
      title: (title) => `「${title}」をご自身に送信しますか`,
      consequence: '受信者に届くものと同じメールが、ご自身にのみ届きます。',
      verb: 'テストメールを送信',
      done: 'テストメールを送信しました',
    },
    delete: {
      title: (title) => `「${title}」を削除しますか`,
      consequence: '下書きは完全に削除されます。',
      verb: '削除する',
      done: '削除しました',
    },
  },
})
