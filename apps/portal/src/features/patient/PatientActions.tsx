import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { formatName } from '@officina/ui/format.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../useMe.ts'
import { actionMessages } from './actionMessages.ts'
import {
  type Choice,
  type Command,
  commandsFor,
  type DeclineCode,
  usePatientCommand,
} from './usePatientCommand.ts'

// most visits of a page end without an invitation
const SendDialog = lazy(() => import('./SendDialog.tsx'))
const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((m) => ({ default: m.LinkDialog })))

export type ActionPatient = {
  id: string
  last_name: string
  first_name: string
  email: string | null
  display_status: string
}

/** The menu of a patient: what can be done in the present state, each asked about first. */
export function PatientActions({ patient }: { patient: ActionPatient }) {
  const t = useText(actionMessages)
  const locale = useLocale()
  const name = formatName(patient, locale, { honorific: true })
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Command | 'resend'>()
  const [code, setCode] = useState<DeclineCode>('not_my_patient')
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const command = usePatientCommand(patient.id, () => setAsked(undefined))
  const isReadOnly = useMe('doctor').status !== 'approved'
  const choices = commandsFor(patient.display_status)
  if (isReadOnly || patient.display_status === 'anonymised') return null

  function choose(next: Choice) {
    setAnchor(null)
    command.reset()
    if (next === 'link') setIsLinkOpen(true)
    else setAsked(next)
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
        {patient.display_status !== 'archived' && patient.display_status !== 'link_requested' && (
          <MenuItem component={Link} to={`/doctors/recipes/registration?patientId=${patient.id}`}>
            {t.newRecipe}
          </MenuItem>
        )}
        {choices.map((choice) => (
          <MenuItem key={choice} onClick={() => choose(choice)}>
            {t[choice].verb}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'resend' && (
        <Suspense>
          <SendDialog
            patientId={patient.id}
            email={patient.email ?? ''}
            name={name}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked && asked !== 'resend' && (
        <ConfirmDialog
          open
          title={t[asked].title(name)}
          consequence={t[asked].consequence(patient.email ?? '')}
          verb={t[asked].verb}
          danger={asked === 'archive' || asked === 'revoke' || asked === 'decline'}
          reason={asked === 'archive' || asked === 'decline'}
          reasonOptional
          pending={command.pending}
          error={command.error}
          reasonLabel={asked === 'decline' ? t.declineNote : undefined}
          onConfirm={(reason) => command.run(asked, reason, code)}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'decline' && (
            <SelectField
              label={t.declineReason}
              value={code}
              options={Object.entries(t.declineCodes).map(([value, label]) => ({ value, label }))}
              onChange={(event) => setCode(event.target.value as DeclineCode)}
            />
          )}
        </ConfirmDialog>
      )}
      {isLinkOpen && (
        <Suspense>
          <LinkDialog patientId={patient.id} name={name} onClose={() => setIsLinkOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
