import { defineMessages, Space, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { ActionNotice } from '../../schema/ActionNotice.tsx'
import { doctorActions } from './actions.ts'
import type { Doctor } from './doctor.ts'

/** A renewed licence that was handed in, and the two decisions about it. */
export function RenewalNotice({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  return (
    <ActionNotice
      actions={doctorActions}
      record={doctor}
      part="renewal"
      isAsked={Boolean(doctor.licence_renewal_sent_at)}
      severity="info"
    >
      <div>
        {t.handedIn}
        <Space />
        <DateText value={doctor.licence_renewal_sent_at} time />
      </div>
      <div>
        {t.number} {doctor.licence_renewal_number} · {t.until}{' '}
        <DateText value={doctor.licence_renewal_expires_on} />
      </div>
    </ActionNotice>
  )
}

const messages = defineMessages({
  handedIn: ['Licence renewal submitted on', '更新後の免許の提出：'],
  number: ['No.', '番号'],
  until: ['valid until', '有効期限'],
})
