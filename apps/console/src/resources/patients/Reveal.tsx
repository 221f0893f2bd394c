import Button from '@mui/material/Button'
import { errorText } from '@officina/ui/errorText.ts'
import { PhoneText } from '@officina/ui/PhoneText'
import { defineMessages, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'

/** An address that is masked until somebody asks for it; the look is recorded. Who gets it whole reads it at once. */
export function Reveal(props: {
  patientId: string
  field: 'email' | 'phone'
  /** Entry of the address book that the number belongs to. */
  addressId?: string
  /** Order that the number belongs to. */
  orderId?: string
  masked: string | null | undefined
}) {
  const t = useText(messages)
  const notify = useNotify()
  // whose it is: the place may show somebody else by the time it is drawn again, or answered
  const about = [props.patientId, props.field, props.addressId, props.orderId].join()
  const [revealed, setRevealed] = useState<{ about: string; value: string }>()
  if (!props.masked) return <None />
  const own = revealed?.about === about ? revealed.value : undefined
  const shown = own ?? (props.masked.includes('•') ? undefined : props.masked)
  if (shown && props.field === 'phone') return <PhoneText value={shown} />
  if (shown) return <a href={`mailto:${shown}`}>{shown}</a>
  const reveal = () =>
    dataProvider
      .call('POST', `/api/admin/patients/${props.patientId}/reveal`, {
        body: {
          field: props.field,
          ...(props.addressId ? { address_id: props.addressId } : {}),
          ...(props.orderId ? { order_id: props.orderId } : {}),
        },
      })
      .then((data) =>
        setRevealed({ about, value: (data as { value: string | null }).value ?? '–' }),
      )
      .catch((error: Error) => notify(errorText(error), { type: 'error' }))
  return (
    <span>
      {props.masked}{' '}
      <Button
        size="small"
        aria-label={t.label(t[props.field], props.masked)}
        onClick={(event) => {
          // the row behind is a link
          event.stopPropagation()
          void reveal()
        }}
      >
        {t.show}
      </Button>
    </span>
  )
}

const messages = defineMessages({
  show: ['Show', '表示'],
  email: ['email address', 'メールアドレス'],
  phone: ['phone number', '電話番号'],
  label: (what: string, masked: string) => [
    `Show the ${what} ${masked}`,
    `${what} ${masked} を表示`,
  ],
})
