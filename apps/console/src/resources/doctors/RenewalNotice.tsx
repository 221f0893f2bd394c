import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { ActionButtons, type Offer, useActions } from '../../schema/Actions.tsx'
import { doctorActions } from './actions.ts'
import type { Doctor } from './doctor.ts'

/** A renewed licence that was handed in, and the two decisions about it: a dialog outlives the notice it came from. */
export function RenewalNotice({ doctor }: { doctor: Doctor }) {
  const { dialog, ...buttons } = useActions(doctorActions, doctor, { part: 'renewal' })
  return (
    <>
      {doctor.licence_renewal_sent_at && <HandedIn doctor={doctor} {...buttons} />}
      {dialog}
    </>
  )
}

function HandedIn(props: { doctor: Doctor; offers: Offer[]; choose: (key: string) => void }) {
  const { doctor, offers, choose } = props
  const t = useText(messages)
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      <div>
        {t.handedIn} <DateText value={doctor.licence_renewal_sent_at ?? ''} time />
      </div>
      <div>
        {t.number} {doctor.licence_renewal_number}, {t.until}{' '}
        <DateText value={doctor.licence_renewal_expires_on ?? ''} />
      </div>
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <ActionButtons offers={offers} onChoose={choose} />
        </Box>
      )}
    </Alert>
  )
}

const messages = defineMessages({
  handedIn: ['Licence renewal submitted on', '更新後の免許の提出日時：'],
  number: ['No.', '番号'],
  until: ['valid until', '有効期限'],
})
