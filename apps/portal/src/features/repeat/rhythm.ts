import { cardBrand } from '@officina/shared/cardBrand'
import { maxWeeks } from '@officina/shared/repeats'
import { useText } from '@officina/ui/text'
import type { Repeat } from './types.ts'
import { repeatWords } from './words.ts'

/** The choices of how often: as it runs out, and the weeks that the recipe allows. */
export function useRhythms(minWeeks: number, canRunOut: boolean) {
  const t = useText(repeatWords)
  const weeks = [2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 16, 20, 26].filter(
    (each) => each >= minWeeks && each <= maxWeeks,
  )
  return [
    ...(canRunOut ? [{ value: '', label: t.runsOut }] : []),
    ...weeks.map((each) => ({ value: String(each), label: t.every(each) })),
  ]
}

export const weeksOf = (choice: string): number | null => (choice === '' ? null : Number(choice))

export function useRepeatText() {
  const t = useText(repeatWords)
  return {
    often: ({ every_weeks }: Pick<Repeat, 'every_weeks'>) =>
      every_weeks === null ? t.runsOut : t.every(every_weeks),
    payment: (repeat: Pick<Repeat, 'payment_method' | 'card_brand' | 'card_last4'>) => {
      if (repeat.payment_method === 'invoice') return t.invoice
      const { card_brand: brand, card_last4: last4 } = repeat
      return brand && last4 ? t.cardEnding(cardBrand(brand), last4) : t.card
    },
  }
}
