import { addDays, daysBetween } from './dates/days.ts'

/** The rules of repeats: what server and pages both know. Dates are calendar days (YYYY-MM-DD) of the shop's zone. */

export const repeatStatuses = ['active', 'paused', 'stopped'] as const
export type RepeatStatus = (typeof repeatStatuses)[number]

/** Why a repeat is paused. */
const pauseReasons = [
  'patient',
  'payment_failed',
  'card_removed',
  'payment_unavailable',
  'confirm_payment',
  'price',
  'product_changed',
  'product_unavailable',
  'quantity',
  'recipe_on_hold',
  'stop_warning',
  'below_minimum',
  'no_address',
] as const
export type PauseReason = (typeof pauseReasons)[number]

/** Why a repeat has ended; `patient` too, as above. */
const stopReasons = [
  'admin',
  'doctor',
  'recipe_ended',
  'refills_used',
  'doctor_changed',
  'account_closed',
] as const
export type StopReason = 'patient' | (typeof stopReasons)[number]

/** Both together. */
export const repeatReasons = [...pauseReasons, ...stopReasons] as const

/** What an order waits for that was due. */
export const repeatWaits = ['stock', 'payment'] as const

/** The patient agrees, and it goes on. */
export const confirmable = ['price', 'product_changed', 'confirm_payment'] as const

/** Weeks between two orders. */
export const minWeeks = 2
export const maxWeeks = 26
/** How far ahead an order may be put off. */
export const maxDelayDays = 180
/** What is due within so many days goes into one order, on the earliest day. */
export const togetherDays = 5
/** Days before the order at which the patient is mailed. */
export const noticeDays = [7, 1] as const
/** What is ordered when it runs out is ordered so many days before: it has to arrive. */
export const leadDays = 7
/** Days from each declined try of a card to the next one; after the last the repeat is paused. */
const retryDays = [3, 4] as const
/** A price that has risen by more than this since the patient agreed to it is asked about; basis points. */
const priceRiseBp = 1_000

/** Whether a price is more than a tenth above the one that the patient has agreed to; minor units. */
export const isMuchDearer = (agreed: number, now: number): boolean =>
  now * 10_000 > agreed * (10_000 + priceRiseBp)

/** Where a repeat stands: the day of the next order, and how many orders and skips lie behind it. */
export type Plan = { nextOn: string; period: number }

/**
 * The plan after its period was ordered or skipped: one period on, and the day in the same rhythm (`days` later), but
 * never one that has gone by: what was missed meanwhile is not caught up on.
 */
export function nextPeriod({ nextOn, period }: Plan, days: number, today: string): Plan {
  const missed = Math.max(0, Math.floor(daysBetween(nextOn, today) / days))
  return { nextOn: addDays(nextOn, days * (missed + 1)), period: period + 1 }
}

/**
 * The plan after its period was ordered `on` a day. A few days late keep the rhythm; after a longer wait the next order
 * counts from this one, as the patient has what it brings no sooner.
 */
export function afterOrder(plan: Plan, days: number, on: string): Plan {
  const isLate = daysBetween(plan.nextOn, on) > togetherDays
  return nextPeriod(isLate ? { ...plan, nextOn: on } : plan, days, on)
}

/** Days from one order to the next. `supply`: how long one lasts; null where nobody can count it. */
export const periodDays = (everyWeeks: number | null, supply: number | null): number =>
  everyWeeks === null ? Math.max(1, supply ?? minWeeks * 7) : everyWeeks * 7

type Supply = {
  /** Days that what the patient has lasts; null before anything has arrived. */
  daysLeft: number | null
  /** Something ordered has not arrived yet. */
  isComing: boolean
  /** Days that one order lasts. */
  daysSupply: number
}

/** The day on which an order must be placed to arrive before the supply ends; never before tomorrow. */
export function runOutOn({ daysLeft, isComing, daysSupply }: Supply, today: string): string {
  const lasts = (daysLeft ?? 0) + (isComing ? daysSupply : 0)
  return addDays(today, Math.max(1, lasts - leadDays))
}

/** When a card is tried next that was declined `today`; null: that was the last time. `tries` have failed, with this one. */
export function retryOn(today: string, tries: number): string | null {
  const days = retryDays[tries - 1]
  return days === undefined ? null : addDays(today, days)
}

type Due = { id: string; nextOn: string; payment: string }

/**
 * Which orders are placed together: what is paid alike and due within five days of the first, which is their day. By
 * day, then by id.
 */
export function shipments<R extends Due>(repeats: readonly R[]): { on: string; of: R[] }[] {
  const sorted = [...repeats].sort(
    (a, b) => a.nextOn.localeCompare(b.nextOn) || a.id.localeCompare(b.id),
  )
  const found: { on: string; of: R[] }[] = []
  for (const repeat of sorted) {
    const open = found.find(
      ({ on, of }) =>
        of[0]?.payment === repeat.payment && daysBetween(on, repeat.nextOn) <= togetherDays,
    )
    if (open) open.of.push(repeat)
    else found.push({ on: repeat.nextOn, of: [repeat] })
  }
  return found
}

/** The notice that is due so many days before an order: that of a week, that of a day, or none yet. */
export function noticeOf(today: string, on: string): 'week' | 'day' | null {
  const days = daysBetween(today, on)
  const [week, day] = noticeDays
  if (days > week) return null
  return days > day ? 'week' : 'day'
}

/** A notice of an order `on` a day, as the repeat keeps it: for its own `nextOn`, and for which day if it goes along. */
export const noticeFor = (nextOn: string, step: 'week' | 'day', on: string): string =>
  step === 'week' || on === nextOn ? `${nextOn}:${step}` : `${nextOn}:day:${on}`

/** The day that the last notice has named, before its own `nextOn`; null where it goes along with no other. */
export const togetherOn = (nextOn: string, noticed: string | null): string | null =>
  noticed?.startsWith(`${nextOn}:day:`) ? noticed.slice(`${nextOn}:day:`.length) : null

/** What a patient agrees to who turns a repeat on. Change the version with the words: each repeat keeps its own. */
export const repeatConsent = {
  version: '2026-11-26',
  en: 'I agree that my clinic’s dispensary orders this product for me automatically until I stop it, at the price of the day, and charges it to the payment method I have chosen. I get an email 7 days and 1 day before each order. I can skip, delay, change or stop it at any time. If the price rises by more than 10%, nothing is ordered until I have agreed.',
  ja: '停止するまで、この商品が自動的に注文され、選択したお支払い方法で注文時の価格が請求されることに同意します。毎回、注文の7日前と前日にメールが届きます。スキップ・延期・変更・停止はいつでもできます。価格が10%を超えて上がった場合は、私が同意するまで注文されません。',
} as const
