import { dateIn } from '@officina/shared/dates/days'
import { minorDigits, parseMoney } from '@officina/shared/format'
import { defineMessages, useText } from '@officina/ui/text'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'

/** Minor units as one types them: 1250 USD is `12.50`, 1250 JPY is `1250`. */
export const amountText = (amount: number, currency: string): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))

/** Today's date in a time zone, for `<input type="date">`. */
export const todayIn = (timeZone: string): string => dateIn(new Date(), timeZone)

/** Refuses what is typed as an amount and is none, field by field; an empty one is for the server to judge. */
export function useAmountCheck(currency: string) {
  const t = useText(messages)
  return (values: Record<string, unknown>, names: readonly string[]): FieldErrors =>
    Object.fromEntries(
      names
        .filter((name) => {
          const text = String(values[name] ?? '').trim()
          return text !== '' && parseMoney(unsigned(text), currency) === undefined
        })
        .map((name) => [name, [t.wrong(amountText(125_000, currency))]]),
    )
}

/** What was typed as an amount, in minor units; what is none is 0. */
export function amountOf(text: string, currency: string): number {
  const amount = parseMoney(unsigned(text), currency) ?? 0
  return /^[−－-]/.test(text.trim()) ? -amount : amount
}

/** Without the plus or the minus before it, whichever minus the keyboard has. */
const unsigned = (text: string): string => text.trim().replace(/^[+−－-]\s*/, '')

/** `2050` → `20.5`. */
export const percentOf = (points: number): string => String(points / 100)

/** `20.5` → `2050`; what is no number stays as text, so that the server says what is wrong. */
export function pointsOf(percent: string): number | string {
  const plain = percent.normalize('NFKC').replace(/[\s%]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : percent
}

const messages = defineMessages({
  wrong: (example: string) => [
    `Enter an amount such as ${example}.`,
    `金額は ${example} のように入力してください。`,
  ],
})
