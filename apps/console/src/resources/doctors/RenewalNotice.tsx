import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import type { Doctor } from './dialogProps.ts'

/** A renewed licence that was handed in, and the two decisions about it: a dialog outlives the notice it came from. */
export function RenewalNotice({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const [open, setOpen] = useState<'accept' | 'decline'>()
  const shared = { open: true, onClose: () => setOpen(undefined) }
  const path = (command: string) => `/api/admin/doctors/${doctor.id}/${command}`
  return (
    <>
      {doctor.licence_renewal_sent_at && <HandedIn doctor={doctor} onDecide={setOpen} />}
      {open === 'accept' && (
        <ActionDialog
          {...shared}
          path={path('accept-renewal')}
          title={t.acceptTitle(doctor.name)}
          consequence={t.acceptConsequence}
          verb={t.accept}
          done={t.acceptDone}
          initial={{}}
          body={() => ({ revision: doctor.revision })}
        />
      )}
      {open === 'decline' && (
        <ReasonDialog
          {...shared}
          path={path('decline-renewal')}
          title={t.declineTitle(doctor.name)}
          consequence={t.declineConsequence}
          verb={t.decline}
          danger
          done={t.declineDone}
          revision={doctor.revision}
          label={t.reason}
          help={t.reasonHelp}
          max={2000}
        />
      )}
    </>
  )
}

function HandedIn(props: { doctor: Doctor; onDecide: (decision: 'accept' | 'decline') => void }) {
  const { doctor, onDecide } = props
  const t = useText(messages)
  const { permissions, time_zone: zone } = useMe()
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      <div>
        {t.handedIn} <DateText value={doctor.licence_renewal_sent_at ?? ''} time timeZone={zone} />
      </div>
      <div>
        {t.number} {doctor.licence_renewal_number}, {t.until}{' '}
        <DateText value={doctor.licence_renewal_expires_on ?? ''} />
      </div>
      {permissions.includes('doctor.approve') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button variant="contained" onClick={() => onDecide('accept')}>
            {t.accept}
          </Button>
          <Button variant="outlined" color="error" onClick={() => onDecide('decline')}>
            {t.decline}
          </Button>
        </Box>
      )}
    </Alert>
  )
}

const messages = defineMessages({
  handedIn: ['A renewed licence was handed in on', '更新後の免許の提出日時：'],
  number: ['No.', '番号'],
  until: ['valid until', '有効期限'],
  accept: ['Accept licence', '免許を承認'],
  decline: ['Send licence back', '免許を差し戻す'],
  acceptTitle: (name: string) => [
    `Accept the renewed licence of ${name}?`,
    `${name} さんの更新後の免許を承認しますか`,
  ],
  acceptConsequence: [
    'Number and expiry date replace those on record, and the doctor is mailed.',
    '登録中の番号と有効期限が置き換わり、医師にメールで通知されます。',
  ],
  acceptDone: ['The renewed licence is in force', '更新後の免許が有効になりました'],
  declineTitle: (name: string) => [
    `Send the renewed licence back to ${name}?`,
    `${name} さんの更新後の免許を差し戻しますか`,
  ],
  declineConsequence: [
    'The doctor is mailed. The licence on record stays as it is.',
    '医師にメールで通知されます。登録中の免許はそのままです。',
  ],
  declineDone: ['The doctor was asked to send it again', '再提出を依頼しました'],
  reason: ['Reason in words', '理由'],
  reasonHelp: ['The doctor reads it word for word.', 'そのまま医師に表示されます。'],
})
