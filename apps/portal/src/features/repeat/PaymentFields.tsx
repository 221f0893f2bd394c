import { q } from '@officina/client/query'
import { cardBrand } from '@officina/shared/cardBrand'
import { Muted } from '@officina/ui/Muted'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { turnOnWords } from './words.ts'

/** How a repeat is paid: by invoice, or by one of the saved cards. The value of a card is its id. */
export function PaymentField(props: {
  value: string
  /** What the shop offers. */
  methods: readonly ('card' | 'invoice')[]
  error: string | undefined
  onChange: (value: string) => void
}) {
  const t = useText(turnOnWords)
  const { methods } = props
  const cards = useQuery({
    ...q('/api/patient/payment-methods'),
    enabled: methods.includes('card'),
  })
  const saved = (cards.data?.cards ?? []).filter(({ expiry }) => expiry !== 'expired')
  return (
    <>
      <SelectField
        label={t.payment}
        value={props.value}
        error={props.error}
        required
        onChange={(event) => props.onChange(event.target.value)}
        options={[
          ...(methods.includes('invoice') ? [{ value: 'invoice', label: t.invoice }] : []),
          ...saved.map(({ id, brand, last4 }) => ({
            value: id,
            label: t.card(cardBrand(brand), last4),
          })),
        ]}
      />
      {methods.includes('card') && cards.data && saved.length === 0 && <Muted>{t.noCards}</Muted>}
    </>
  )
}

/** The choice as the server wants it. */
export const paymentOf = (value: string) =>
  value === 'invoice'
    ? { payment_method: 'invoice' as const, card: null }
    : { payment_method: 'card' as const, card: value }
