import { cardBrand } from '@officina/shared/cardBrand'
import { useText } from '@officina/ui/text'
import type { Order } from './OrderLines.tsx'
import { payMessages } from './payMessages.ts'

/** "Visa ending in 4242"; undefined while nothing was paid by card. */
export function useCardName({ card_payment: card }: Order): string | undefined {
  const t = useText(payMessages)
  if (!card?.last4 || !card.brand) return undefined
  return t.cardEnding(cardBrand(card.brand), card.last4)
}

/** Cancelled because nobody has paid it in time: the log says it so. */
export const isAbandoned = (order: Order): boolean =>
  (order.timeline ?? []).some(({ event }) => event === 'order.abandoned')
