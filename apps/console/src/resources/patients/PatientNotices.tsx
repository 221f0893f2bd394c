import Alert from '@mui/material/Alert'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { ActionButtons, type Offer, useActions } from '../../schema/Actions.tsx'
import { type Patient, patientActions } from './actions.ts'

/** What must be known before anything is done: why the account stops, and a wish to anonymise that waits. */
export function PatientNotices({ patient }: { patient: Patient }) {
  return (
    <>
      {patient.status_reason && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {patient.status_reason}
        </Alert>
      )}
      <AnonymiseRequest patient={patient} />
    </>
  )
}

/** A dialog outlives the notice it came from: what meanwhile is no longer asked is refused in words. */
function AnonymiseRequest({ patient }: { patient: Patient }) {
  const { dialog, ...buttons } = useActions(patientActions, patient, { part: 'anonymise' })
  return (
    <>
      {patient.anonymise_requested_at && <AnonymiseNotice patient={patient} {...buttons} />}
      {dialog}
    </>
  )
}

function AnonymiseNotice(props: {
  patient: Patient
  offers: Offer[]
  choose: (key: string) => void
}) {
  const { patient, offers, choose } = props
  const t = useText(messages)
  const { time_zone: zone } = useMe()
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <div>
        {t.asked(patient.anonymise_requested_by_name ?? '')}{' '}
        <DateText value={patient.anonymise_requested_at ?? ''} time timeZone={zone} />
      </div>
      {patient.anonymise_reason && <div>{patient.anonymise_reason}</div>}
      {patient.anonymise_mine && <div>{t.mine}</div>}
      {offers.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          <ActionButtons offers={offers} onChoose={choose} />
        </div>
      )}
    </Alert>
  )
}

const messages = defineMessages({
  asked: (name: string) => [
    `${name} asked for this patient to be anonymised.`,
    `${name} さんがこの患者の匿名化を申請しました。`,
  ],
  mine: [
    'You asked for it, so another administrator must confirm it.',
    'ご自身の申請のため、ほかの管理者の承認が必要です。',
  ],
})
