import type { Texts } from '../errors.ts'

/** Money that came in, as a file of the bank says. Amounts in minor units; `bookedOn` is a calendar date. */
export type Entry = {
  /** Line of the file (CSV, MT940), or place in it (CAMT); the first is 1. */
  line: number
  bookedOn: string
  amount: number
  currency: string
  payer: string
  text: string
  bankRef: string | null
}

/** What can be wrong with a transfer, by its field, as people call it. */
export const titles = {
  bookedOn: { en: 'Date', ja: '日付' },
  amount: { en: 'Amount', ja: '入金額' },
  currency: { en: 'Currency', ja: '通貨' },
} satisfies Partial<Record<keyof Entry, Texts>>

/** A part of the file that could not be read, at the field it belongs to. */
export type Unreadable = { line: number; label: string; field: keyof typeof titles; texts: Texts }

export type Found = Entry | Unreadable

export const isUnreadable = (found: Found): found is Unreadable => 'texts' in found

/** Longest that is kept of what a payer has written. */
const longest = 500

/** In the full width of its letters: banks in Japan write half-width kana. */
export const clean = (...parts: (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))]
    .join(' ')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** The bank's own reference of a transfer; null for what banks write where they have none. */
export const ownReference = (bankRef: string | null): string | null =>
  bankRef && /^(NONREF|NOT ?PROVIDED)$/i.test(bankRef) ? null : bankRef

export const wrongDate: Texts = {
  en: 'This date cannot be read. Write it as 2026-11-20.',
  ja: '日付を読み取れません。2026-11-20 のような形式にしてください。',
}

export const wrongAmount: Texts = {
  en: 'This amount cannot be read. Write it as 120.50.',
  ja: '金額を読み取れません。120.50 のような形式にしてください。',
}
