import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { bracketed } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import type { PatientDetail } from '../../../../features/patient/PatientFrame.tsx'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

/** Where the invitation stands; nothing once the patient has signed up. */
export function InvitationCard({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const { invitation, status } = patient
  if (status === 'link_requested')
    return (
      <Panel title={t.invitation}>
        <Alert severity="info">{t.wantsToJoin}</Alert>
        {patient.link_message && (
          <Box component="blockquote" sx={{ m: 0, mt: 4, whiteSpace: 'pre-wrap' }}>
            {patient.link_message}
          </Box>
        )}
      </Panel>
    )
  const advice =
    invitation?.status === 'bounced'
      ? t.bounced(invitation.email)
      : invitation?.status === 'expired'
        ? t.expired
        : undefined
  if (status !== 'invited' && status !== 'registered_by_doctor') return null
  return (
    <Panel
      title={t.invitation}
      action={invitation && <Status kind="invitation" value={invitation.status} />}
    >
      {!invitation && <Quiet>{t.neverInvited}</Quiet>}
      {advice && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {advice}
        </Alert>
      )}
      {invitation?.renewal_asked_at && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.asked}
        </Alert>
      )}
      {invitation && <InvitationFacts invitation={invitation} />}
      <Next patient={patient} />
    </Panel>
  )
}

/** What waits to go along: the words of an invitation that was not sent yet, the first recipe. */
function Next({ patient: { id, invitation, next_invitation: next } }: { patient: PatientDetail }) {
  const t = useText(messages)
  const { recipe_draft: draft } = next
  const message = !invitation && next.message
  if (!message && !draft) return null
  const facts = [
    { label: t.wrote, value: message },
    {
      label: t.firstRecipe,
      value: draft && (
        <Link
          to={pathTo(
            '/doctors/recipes/registration',
            {},
            { mode: 'edit', recipe: draft.id, patientId: id },
          )}
        >
          {draft.label || t.draft}
        </Link>
      ),
    },
  ]
  return (
    <Box sx={{ mt: 4 }}>
      <FactList facts={facts} />
    </Box>
  )
}

function InvitationFacts({ invitation }: { invitation: NonNullable<PatientDetail['invitation']> }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <FactList
      facts={[
        {
          label: t.sent,
          value: invitation.sent_at ? <DateText value={invitation.sent_at} time /> : t.linkOnly,
        },
        { label: t.opened, value: <DateText value={invitation.opened_at} time /> },
        { label: t.expires, value: <DateText value={invitation.expires_at} /> },
        {
          label: t.mails,
          value: bracketed(
            `${invitation.send_count}`,
            t.sendsLeft(invitation.sends_left_today),
            locale,
          ),
        },
        { label: t.wrote, value: invitation.message },
      ]}
    />
  )
}
