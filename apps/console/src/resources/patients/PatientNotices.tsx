import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ConfirmAnonymiseDialog, WithdrawAnonymiseDialog } from './AnonymiseDialogs.tsx'
import type { Patient } from './types.ts'

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
  const [open, setOpen] = useState<'confirm' | 'withdraw'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {patient.anonymise_requested_at && <AnonymiseNotice patient={patient} onChoose={setOpen} />}
      {open === 'confirm' && <ConfirmAnonymiseDialog patient={patient} onClose={close} />}
      {open === 'withdraw' && <WithdrawAnonymiseDialog patient={patient} onClose={close} />}
    </>
  )
}

function AnonymiseNotice(props: {
  patient: Patient
  onChoose: (step: 'confirm' | 'withdraw') => void
}) {
  const { patient, onChoose } = props
  const t = useText(messages)
  const { permissions, time_zone: zone } = useMe()
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <div>
        {t.asked(patient.anonymise_requested_by_name ?? '')}{' '}
        <DateText value={patient.anonymise_requested_at ?? ''} time timeZone={zone} />
      </div>
      {patient.anonymise_reason && <div>{patient.anonymise_reason}</div>}
      {patient.anonymise_mine && <div>{t.mine}</div>}
      {permissions.includes('patient.manage') && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          {!patient.anonymise_mine && (
            <Button variant="contained" color="error" onClick={() => onChoose('confirm')}>
              {t.confirm}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onChoose('withdraw')}>
            {t.withdraw}
          </Button>
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
  confirm: ['Confirm anonymising', '匿名化を承認'],
  withdraw: ['Withdraw the request', '申請を取り下げる'],
})
