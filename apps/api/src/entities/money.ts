import { formatMoney as format, minorDigits } from '@officina/shared/format'

/**
 * Money is an integer in minor units of one currency. One rounding rule everywhere: to the nearest minor
 * unit, halves away from zero, so that a reversal is exactly the negative of what it reverses.
 */

/** `bp` basis points (1/100 %) of `amount`. */
export const percentOf = (amount: number, bp: number): number => ratio(amount, bp, 10_000)

/** Tax that is already inside `gross` at a rate in basis points. */
export const includedTax = (gross: number, rateBp: number): number =>
  rateBp === 0 ? 0 : ratio(gross, rateBp, 10_000 + rateBp)

/**
 * Splits `total` in proportion to `weights` (none negative) without losing a minor unit: largest
 * remainders first, earlier parts before later ones. All-zero weights count as equal.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('nothing to allocate to')
    return []
  }
  if (total < 0) return allocate(-total, weights).map((part) => 0 - part)
  const sum = weights.reduce((a, b) => a + b, 0)
  const shares = sum > 0 ? weights : weights.map(() => 1)
  const whole = BigInt(sum > 0 ? sum : weights.length)
  const exact = shares.map((weight) => BigInt(total) * BigInt(weight))
  const parts = exact.map((value) => Number(value / whole))
  const rest = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.i - b.i : b.remainder > a.remainder ? 1 : -1))
  for (const { i } of byRemainder.slice(0, rest)) parts[i] = (parts[i] ?? 0) + 1
  return parts
}

/** Digits after the decimal point: 2 for USD, 0 for JPY. */
export const fractionDigits = minorDigits

/** `12.40 USD` minor units as people read them, for mails and documents. */
export const formatMoney = (amount: number, currency: string, locale: string): string =>
  format(amount, currency, locale === 'ja' ? 'ja' : 'en')

export const moneyInBoth = (
  amount: number,
  currency: string,
): readonly [en: string, ja: string] => [
  formatMoney(amount, currency, 'en'),
  formatMoney(amount, currency, 'ja'),
]

// BigInt: a large amount times 10,000 leaves the range where numbers are exact
function ratio(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const size = product < 0n ? -product : product
  const d = BigInt(denominator)
  const rounded = Number((2n * size + d) / (2n * d))
  return product < 0n ? 0 - rounded : rounded
}

/** `1,240.50` in minor units; NaN for anything that is no amount of the currency. */
export function minorUnits(text: string, currency: string): number {
  const digits = fractionDigits(currency)
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text)
  const [, sign = '', whole = '', part = ''] = found ?? []
  if (!found || part.length > digits) return Number.NaN
  return Number(`${sign}${whole.replaceAll(',', '')}${part.padEnd(digits, '0')}`)
}
