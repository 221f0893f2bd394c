import { formatDate } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { useLocale, useText } from '@officina/ui/text'
import { MoreMenu } from '../MoreMenu.tsx'
import { actionMessages } from './actionMessages.ts'
import { type AnswerCommand, useAnswerCommand, useAnswersPdf } from './useAnswerCommand.ts'

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
