import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../context.ts'
import { type SQL, type SQLWrapper, sql } from '../db/sql.ts'
import { like } from './list.ts'

const prefixes = {
  doctor: 'D',
  patient: 'P',
  recipe: 'R',
  order: 'O',
  shipment: 'S',
  settlement: 'ST',
  purchase_order: 'PO',
  stock_count: 'C',
  product_import: 'IM',
} as const

/**
 * The short number people see: D-000123, P-000123, R-2026-000123, O-2026-000123, S-2026-000123,
 * ST-2026-11-000045. The year is that of the shop's time zone, unless a period is given.
 */
export async function nextNumber(
  ctx: Ctx,
  kind: keyof typeof prefixes,
  period?: string,
): Promise<string> {
  const { rows } = await ctx.db.execute<{ n: string }>(
    sql`select ${newNumber(ctx, kind, period)} as n`,
  )
  return rows[0]?.n ?? ''
}

/** The same as a value of the statement that inserts it. */
export function newNumber(ctx: Ctx, kind: keyof typeof prefixes, period?: string): SQL<string> {
  const isShort = kind === 'doctor' || kind === 'patient'
  const start = [prefixes[kind], ...(isShort ? [] : [period ?? yearIn(ctx, ctx.clock.now())]), '']
  return sql`(select ${start.join('-')}::text || lpad(n, greatest(6, length(n)), '0')
    from (select nextval(${sql.raw(`'${kind}_numbers'`)})::text as n) next)`
}

/** The year (YYYY) of an instant in the shop's time zone. */
export const yearIn = (ctx: Ctx, at: Date): string => dateIn(at, ctx.config.timeZone).slice(0, 4)

/** A number holds what was typed, as people write it too: "#124", "O2026000124", "o 2026 000124". Words hold none. */
export const numberHolds = (number: SQLWrapper, q: string): SQL =>
  hasDigit(q) ? sql`${number} ilike ${like(asNumber(q))}` : sql`false`

/** The number of a carrier as it is kept: carriers print it in groups, "9439-8443 63", and follow it without. */
export const asTrackingNo = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

/** The same for the number of a carrier, however it is grouped. */
export const trackingHolds = (number: SQLWrapper, q: string): SQL =>
  hasDigit(q) ? sql`${number} ilike ${like(asTrackingNo(q))}` : sql`false`

export const hasDigit = (q: string): boolean => /\p{Nd}/u.test(q)

/** A whole number, perhaps without its letters, year or month; one whose count is still being typed has all of them. */
const whole = /^([A-Z]{0,2})[\s\p{Pd}]*(20\d\d)?[\s\p{Pd}]*(\d\d)?[\s\p{Pd}]*(\d{6})$/iu
const begun = /^([ORS])[\s\p{Pd}]*(20\d\d)[\s\p{Pd}]*(\d{1,5})$/iu

function asNumber(q: string): string {
  const text = q.normalize('NFKC').trim().replace(/^#\s*/, '')
  const parts = whole.exec(text) ?? begun.exec(text)
  return parts ? parts.slice(1).filter(Boolean).join('-') : text.replace(/\p{Pd}/gu, '-')
}
