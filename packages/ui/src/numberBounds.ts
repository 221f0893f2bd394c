import type { Locale } from '@officina/shared/locale'

export type Bounds = { min: number; max: number; decimals?: boolean }

/** An amount that somebody takes: none is no dose. */
export const amountBounds = { min: 0.001, max: 10_000, decimals: true }

export const isWithin = (number: number, { min, max, decimals }: Bounds): boolean =>
  number >= min && number <= max && (decimals === true || Number.isInteger(number))

/** What to type where a number is out of bounds. */
export function boundsText({ min, max, decimals }: Bounds, locale: Locale): string {
  const [from, to] = [min, max].map((bound) => bound.toLocaleString(locale))
  if (locale === 'ja')
    return `${from}から${to}までの${decimals ? '数字' : '整数'}を入力してください。`
  return `Enter a ${decimals ? '' : 'whole '}number from ${from} to ${to}.`
}
