import { api } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { MoreMenu } from '../MoreMenu.tsx'
import { toast } from '../toast.tsx'
import { useSaveFile } from '../useSaveFile.ts'

type ActionRow = {
  id: string
  title: string
  status: string
  filled_by: string | null
  sent_at: string
}

/** What can be done with a questionnaire in its state, each asked about first, and the PDF. */
export function AnswerActions(props: { patientId: string; row: ActionRow; mayWrite: boolean }) {
  const { patientId, row } = props
  const t = useText(actionMessages)
  const locale = useLocale()
  const [asked, setAsked] = useOpened<AnswerCommand>(`answers ${row.id}`)
  const command = useAnswerCommand(patientId, row.id, () => setAsked(undefined))
  const pdf = useSaveFile(({ download }) =>
    download('get', `${path}/pdf`, {
      params: { path: { patientId, answerId: row.id }, query: { locale } },
    }),
  )
  const name = t.name(row.title, formatDate(row.sent_at, locale))

  function choose(next: AnswerCommand) {
    command.reset()
    setAsked(next)
  }

  return (
    <>
      <MoreMenu
        iconOnly
        label={t.menu(name)}
        items={[
          ...(props.mayWrite ? commandsFor(row) : []).map((each) => ({
            label: t[each].verb,
            onClick: () => choose(each),
          })),
          { label: t.pdf, disabled: pdf.pending, onClick: () => void pdf.save() },
        ]}
      />
      {asked && (
        <ConfirmDialog
          title={t[asked].title(name)}
          consequence={t[asked].consequence}
          verb={t[asked].verb}
          danger={asked !== 'remind'}
          reason={asked === 'void' && `void ${row.id}`}
          call={command}
          onConfirm={(reason) => command.mutateAsync({ command: asked, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function commandsFor({ status, filled_by }: ActionRow): AnswerCommand[] {
  if (status === 'submitted' || status === 'amended') return ['void']
  if (status !== 'sent' && status !== 'in_progress') return []
  return filled_by === 'doctor' ? ['withdraw'] : ['remind', 'withdraw']
}

type AnswerCommand = 'remind' | 'withdraw' | 'void'
const path = '/api/doctor/patients/{patientId}/answers/{answerId}'

/** Runs one command and says so; a failure stays in the dialog. */
function useAnswerCommand(patientId: string, answerId: string, onDone: () => void) {
  const t = useText(actionMessages)
  const send = ({ command, reason }: { command: AnswerCommand; reason: string }) => {
    const params = { path: { patientId, answerId } }
    if (command === 'remind') return api.post(`${path}/remind`, { params })
    if (command === 'withdraw') return api.post(`${path}/withdraw`, { params })
    return api.post(`${path}/entered-in-error`, { params, body: { reason } })
  }
  return useApiMutation(send, {
    invalidates: ['/api/doctor/patients', '/api/doctor/top'],
    onSuccess: (_, { command }) => {
      toast.success(t[command].done)
      onDone()
    },
  })
}

const actionMessages = defineMessages({
  name: (title: string, date: string) => [`${title} (${date})`, `${title}（${date}）`],
  menu: (name: string) => [`Actions for ${name}`, `${name}の操作`],
  pdf: ['Download PDF', 'PDFをダウンロード'],
  remind: {
    verb: ['Send reminder', 'リマインダーを送信'],
    title: (name: string) => [
      `Remind the patient about ${name}?`,
      `${name}のリマインダーを送信しますか？`,
    ],
    consequence: [
      'The patient gets an email now. You can send one reminder every three days.',
      '患者さんにメールが送信されます。3日に1回までです。',
    ],
    done: ['Reminder sent', 'リマインダーを送信しました'],
  },
  withdraw: {
    verb: ['Withdraw', '取り下げる'],
    title: (name: string) => [`Withdraw ${name}?`, `${name}を取り下げますか？`],
    consequence: [
      'The patient no longer sees it. Answers already given are kept here.',
      '患者さんには表示されなくなります。記入済みの内容はここに残ります。',
    ],
    done: ['Questionnaire withdrawn', '問診票を取り下げました'],
  },
  void: {
    verb: ['Mark as entered in error', '誤入力にする'],
    title: (name: string) => [`Mark ${name} as entered in error?`, `${name}を誤入力にしますか？`],
    consequence: [
      'The answers stay in the history, but what they added to the record is removed. This cannot be undone.',
      '回答は履歴に残りますが、回答から登録された内容は取り消されます。元に戻すことはできません。',
    ],
    done: ['Marked as entered in error', '誤入力にしました'],
  },
})
