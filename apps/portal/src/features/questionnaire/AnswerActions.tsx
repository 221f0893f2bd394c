import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { formatDate } from '@officina/ui/format.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { actionMessages } from './actionMessages.ts'
import { type AnswerCommand, useAnswerCommand, useAnswersPdf } from './useAnswerCommand.ts'

export type ActionRow = {
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
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<AnswerCommand>()
  const command = useAnswerCommand(patientId, row.id, () => setAsked(undefined))
  const pdf = useAnswersPdf(patientId, row.id)
  const name = t.name(row.title, formatDate(row.sent_at, locale))

  function choose(next: AnswerCommand) {
    setAnchor(null)
    command.reset()
    setAsked(next)
  }

  return (
    <>
      <IconButton
        aria-label={t.menu(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {props.mayWrite &&
          commandsFor(row).map((each) => (
            <MenuItem key={each} onClick={() => choose(each)}>
              {t[each].verb}
            </MenuItem>
          ))}
        <MenuItem
          disabled={pdf.pending}
          onClick={() => {
            setAnchor(null)
            void pdf.save()
          }}
        >
          {t.pdf}
        </MenuItem>
      </Menu>
      {asked && (
        <ConfirmDialog
          open
          title={t[asked].title(name)}
          consequence={t[asked].consequence}
          verb={t[asked].verb}
          danger={asked !== 'remind'}
          reason={asked === 'void'}
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
