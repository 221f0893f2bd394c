import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { cardBrand } from '@officina/shared/cardBrand'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'

export type SavedCard = components['schemas']['SavedCard']

/** The saved cards, as the payment provider has them now. */
export const useSavedCards = () => useQuery(q('/api/patient/payment-methods'))

/** How a saved card is called, and until when it is good. */
export function useCardTexts() {
  const t = useText(words)
  return {
    name: ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) =>
      t.ending(cardBrand(brand), last4),
    until: ({ exp_month: month, exp_year: year }: SavedCard) =>
      t.until(String(month).padStart(2, '0'), String(year)),
    expiry: { soon: t.soon, expired: t.expired },
  }
}

const words = defineMessages({
  ending: (brand: string, last4: string) => [
    `${brand} ending in ${last4}`,
    `${brand}（末尾${last4}）`,
  ],
  until: (month: string, year: string) => [`Expires ${month}/${year}`, `有効期限 ${month}/${year}`],
  soon: ['Expires soon', 'まもなく期限切れ'],
  expired: ['Expired', '期限切れ'],
})
