import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { cardConsents } from '@officina/shared/cardConsent'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef } from 'react'
import { type Cart, lastTimeQuery, useChoice } from '../../../features/shop/cart.ts'
import {
  type SavedCard,
  useCardTexts,
  type useSavedCards,
} from '../../../features/shop/savedCards.ts'
import { Choice, Choices } from './Choice.tsx'
import { messages } from './messages.ts'

type Saved = ReturnType<typeof useSavedCards>

/** What the order is paid with, as it is chosen; undefined while nothing that exists is. */
export function chosenPayment(cart: Cart, cards: SavedCard[] | undefined) {
  const { payment_method: method, card_id: id } = cart
  if (method !== 'card' || id === null) return method ?? undefined
  const card = cards?.find((each) => each.id === id)
  // while they are not known, the card may well be there
  return !cards || (card && card.expiry !== 'expired') ? id : undefined
}

/**
 * What is chosen before the patient has chosen: the one way there is, else a saved card, of several the one that paid
 * the last order.
 */
export function paymentBeforehand(
  { payment_method, payment_methods: methods }: Pick<Cart, 'payment_method' | 'payment_methods'>,
  cards: readonly SavedCard[] | undefined,
  last?: Pick<SavedCard, 'brand' | 'last4'> | null,
) {
  const known = methods.includes('card') ? cards : []
  if (payment_method || !known) return undefined
  const good = known.filter(({ expiry }) => expiry !== 'expired')
  const isLast = ({ brand, last4 }: SavedCard) => brand === last?.brand && last4 === last.last4
  const card = good.find(isLast) ?? good[0]
  if (card) return { payment_method: 'card' as const, card_id: card.id }
  const [only] = methods
  return only && methods.length === 1 && known.length === 0 ? { payment_method: only } : undefined
}

/** A saved card, a new one that is saved only with consent, or another way. */
export function PaymentPart(props: {
  cart: Cart
  saved: Saved
  error: string | undefined
  ref: Ref<HTMLFieldSetElement>
}) {
  const t = useText(messages)
  const write = useChoice()
  const { cart, saved } = props
  const { payment_methods: methods } = cart
  const cards = methods.includes('card') ? saved.data?.cards : []
  const chosen = chosenPayment(cart, saved.data?.cards)
  const last = useQuery(lastTimeQuery)
  const first = last.isLoading
    ? undefined
    : paymentBeforehand(cart, saved.data?.cards, last.data?.choices?.card)
  const wasChosen = useRef(false)
  // also by the patient, before it is known what comes first: that stands
  function choose(choice: Parameters<typeof write>[0]) {
    wasChosen.current = true
    write(choice)
  }
  useEffect(() => {
    if (first && !wasChosen.current) choose(first)
  })
  const texts = { invoice: t.invoiceText, bank_transfer: t.bankText }
  return (
    <Choices label={t.payment} error={props.error} ref={props.ref}>
      {methods.includes('card') && (
        <>
          {saved.isPending && <CardSkeleton cards={1} height={56} />}
          {saved.error && !saved.error.handled && (
            <Alert severity="warning">{errorText(saved.error)}</Alert>
          )}
          {cards?.map((card) => (
            <SavedChoice
              key={card.id}
              card={card}
              isChosen={chosen === card.id}
              onChoose={() => choose({ payment_method: 'card', card_id: card.id })}
            />
          ))}
          <Choice
            name="payment"
            value="card"
            checked={chosen === 'card'}
            onChoose={() => choose({ payment_method: 'card', card_id: null })}
            title={cards?.length ? t.newCard : t.card}
            text={t.cardText}
          />
          {chosen === 'card' && saved.data?.can_save && (
            <Consent cart={cart} version={saved.data.consent_version} />
          )}
        </>
      )}
      {methods.map(
        (each) =>
          each !== 'card' && (
            <Choice
              key={each}
              name="payment"
              value={each}
              checked={each === chosen}
              onChoose={() => choose({ payment_method: each })}
              title={t[each]}
              text={texts[each]}
            />
          ),
      )}
    </Choices>
  )
}

function SavedChoice(props: { card: SavedCard; isChosen: boolean; onChoose: () => void }) {
  const { card } = props
  const words = useCardTexts()
  const isOver = card.expiry === 'expired'
  return (
    <Choice
      name="payment"
      value={card.id}
      checked={props.isChosen}
      disabled={isOver}
      onChoose={props.onChoose}
      title={words.name(card)}
      text={words.until(card)}
      end={
        card.expiry !== 'good' && (
          <StatusChip tone={isOver ? 'stopped' : 'attention'}>
            {words.expiry[card.expiry]}
          </StatusChip>
        )
      }
    />
  )
}

/** Off by default; what is agreed to is the text of this version. */
function Consent({ cart, version }: { cart: Cart; version: string }) {
  const locale = useLocale()
  const choose = useChoice()
  const text = cardConsents[version]
  if (!text) return null
  return (
    <Box sx={{ pl: 4, pr: 2, pt: 2, fontSize: '0.875rem', maxWidth: '72ch' }}>
      <CheckField
        label={text[locale]}
        checked={cart.card_consent === version}
        onChange={(event) => choose({ card_consent: event.target.checked ? version : null })}
      />
    </Box>
  )
}
