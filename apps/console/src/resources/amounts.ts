import { minorDigits } from '@officina/ui/format.ts'

/** Minor units as one types them: 1250 USD is `12.50`, 1250 JPY is `1250`. */
export const amountText = (amount: number, currency: string): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))

/** Today's date in a time zone, for `<input type="date">`. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
