import { type ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreMenu } from '../MoreMenu.tsx'
import { toast } from '../toast.tsx'

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
  const pdf = useAnswersPdf(patientId, row.id)
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
          open
          title={t[asked].title(name)}
          consequence={t[asked].consequence}
          verb={t[asked].verb}
          danger={asked !== 'remind'}
          reason={asked === 'void' && `void ${row.id}`}
          pending={command.pending}
          error={command.error}
          onConfirm={(reason) => command.run(asked, reason)}
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
  const queryClient = useQueryClient()
  const mutation = useMutation<unknown, Error, { command: AnswerCommand; reason: string }>({
    mutationFn: ({ command, reason }) => {
      const params = { path: { patientId, answerId } }
      if (command === 'remind') return api.post(`${path}/remind`, { params })
      if (command === 'withdraw') return api.post(`${path}/withdraw`, { params })
      return api.post(`${path}/entered-in-error`, { params, body: { reason } })
    },
    onSuccess: async (_answer, { command }) => {
      await Promise.all(
        ['/api/doctor/patients', '/api/doctor/top'].map((each) => invalidate(queryClient, each)),
      )
      toast.success(t[command].done)
      onDone()
    },
  })
  return {
    run: (command: AnswerCommand, reason = '') => mutation.mutateAsync({ command, reason }),
    pending: mutation.isPending,
    reset: mutation.reset,
    error: errorText(mutation.error) ?? undefined,
  }
}

/** Saves the answers as a PDF in the reader's language. */
function useAnswersPdf(patientId: string, answerId: string) {
  const locale = useLocale()
  const [pending, setPending] = useState(false)
  return {
    pending,
    async save() {
      if (pending) return
      setPending(true)
      try {
        const { download, saveBlob } = await import('@officina/client/transfer')
        const file = await download('get', `${path}/pdf`, {
          params: { path: { patientId, answerId }, query: { locale } },
        })
        saveBlob(file.blob, file.filename)
      } catch (error) {
        if (!(error as ApiError).handled) toast.error(errorText(error))
      } finally {
        setPending(false)
      }
    },
  }
}

const actionMessages = defineMessages({
  name: (title: string, date: string) => [`${title} of ${date}`, `${title}（${date}）`],
  menu: (name: string) => [`Actions for ${name}`, `${name}の操作`],
  pdf: ['Save as PDF', 'PDFで保存'],
  remind: {
    verb: ['Remind', 'リマインド'],
    title: (name: string) => [`Remind the patient of ${name}?`, `${name}のリマインドを送りますか`],
    consequence: [
      'The patient gets a mail now. One reminder in three days.',
      '患者さんにメールが送信されます。3日に1回までです。',
    ],
    done: ['Reminder sent', 'リマインドを送信しました'],
  },
  withdraw: {
    verb: ['Withdraw', '取り下げる'],
    title: (name: string) => [`Withdraw ${name}?`, `${name}を取り下げますか`],
    consequence: [
      'The patient is not asked any more. What was filled in is kept here.',
      '患者さんには表示されなくなります。記入済みの内容はここに残ります。',
    ],
    done: ['Questionnaire withdrawn', '問診票を取り下げました'],
  },
  void: {
    verb: ['Mark as entered in error', '誤入力にする'],
    title: (name: string) => [`Mark ${name} as entered in error?`, `${name}を誤入力にしますか`],
    consequence: [
      'The answers stay in the history, and what they put into the record is taken back. This cannot be undone.',
      '回答は履歴に残りますが、回答から登録された内容は取り消されます。元に戻すことはできません。',
    ],
    done: ['Marked as entered in error', '誤入力にしました'],
  },
})
