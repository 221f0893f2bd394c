import { q } from '@officina/client/query'
import { cardBrand } from '@officina/shared/cardBrand'
import { Muted } from '@officina/ui/Muted'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { SavedCard } from '../shop/savedCards.ts'
import { turnOnWords } from './words.ts'

type Card = Pick<SavedCard, 'brand' | 'last4'>

/**
 * How a repeat is paid: by invoice, or by one of the saved cards. The value of a card is its id; nothing chosen is ''
 * and stays with the card `now`, where there is one.
 */
export function PaymentField(props: {
  value: string
  now?: Card | undefined
  /** What the shop offers. */
  methods: readonly ('card' | 'invoice')[]
  error: string | undefined
  onChange: (value: string) => void
}) {
  const t = useText(turnOnWords)
  const { methods, now } = props
  const cards = useQuery({
    ...q('/api/patient/payment-methods'),
    enabled: methods.includes('card'),
  })
  const saved = (cards.data?.cards ?? []).filter(({ expiry }) => expiry !== 'expired')
  const alike = (cards.data?.cards ?? []).filter(
    ({ brand, last4 }) => brand === now?.brand && last4 === now.last4,
  )
  // a card that was renewed under the same number is another one
  const isNow = (card: SavedCard) => alike.length === 1 && alike[0] === card
  const nameOf = ({ brand, last4 }: Card) => t.card(cardBrand(brand), last4)
  return (
    <>
      <SelectField
        label={t.payment}
        value={props.value}
        error={props.error}
        required
        {...(props.value === '' || now ? { empty: now ? nameOf(now) : t.choose } : {})}
        onChange={(event) => props.onChange(event.target.value)}
        options={[
          ...(methods.includes('invoice') ? [{ value: 'invoice', label: t.invoice }] : []),
          ...saved
            .filter((card) => !isNow(card))
            .map((card) => ({ value: card.id, label: nameOf(card) })),
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
