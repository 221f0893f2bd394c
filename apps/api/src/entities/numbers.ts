import { dateIn } from '@officina/shared/dates/days'
import type { Ctx, TxCtx } from '../context.ts'
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

type Counted = Exclude<keyof typeof prefixes, 'settlement'>

/**
 * The short number people see: D-000123, P-000123, R-2026-000123, O-2026-000123, S-2026-000123. The year is that of
 * the shop's time zone, unless it is given. Statements, ST-2026-11-000045, are counted without gaps: `withNextNumber`.
 */
export async function nextNumber(ctx: Ctx, kind: Counted, period?: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ n: string }>(
    sql`select ${newNumber(ctx, kind, period)} as n`,
  )
  return rows[0]?.n ?? ''
}

/** The same as a value of the statement that inserts it. */
export function newNumber(ctx: Ctx, kind: Counted, period?: string): SQL<string> {
  const isShort = kind === 'doctor' || kind === 'patient'
  const start = [prefixes[kind], ...(isShort ? [] : [period ?? yearIn(ctx, ctx.clock.now())]), '']
  return sql`(select ${start.join('-')}::text || lpad(n, greatest(6, length(n)), '0')
    from (select nextval(${sql.raw(`'${kind}_numbers'`)})::text as n) next)`
}

/**
 * The next number of a kind that has no gaps, for `use` to write the document with; it counts only if that answers
 * one. Whoever wants the next waits for the end of the transaction, and one that is taken back leaves no gap.
 */
export async function withNextNumber<T>(
  ctx: TxCtx,
  kind: 'settlement',
  period: string,
  use: (number: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { rows } = await ctx.db.execute<{ last: number }>(sql`
    insert into number_counters as c (kind, last) values (${kind}, 0)
    on conflict (kind) do update set last = c.last returning last`)
  const next = (rows[0]?.last ?? 0) + 1
  const made = await use(`${prefixes[kind]}-${period}-${String(next).padStart(6, '0')}`)
  if (made)
    await ctx.db.execute(sql`update number_counters set last = ${next} where kind = ${kind}`)
  return made
}

/** The year (YYYY) of an instant in the shop's time zone. */
export const yearIn = (ctx: Ctx, at: Date): string => dateIn(at, ctx.config.timeZone).slice(0, 4)

/**
 * A number holds what was typed, as people write it too: "#124", "O2026000124", "o 2026 000124". Words hold none, nor do
 * numbers of a `kind` have a space, a digit after a letter, or other letters than theirs.
 */
export function numberHolds(number: SQLWrapper, q: string, kind?: Counted): SQL {
  const text = asNumber(q)
  return hasDigit(q) && (!kind || isOf(kind, text))
    ? sql`${number} ilike ${like(text)}`
    : sql`false`
}

function isOf(kind: Counted, text: string): boolean {
  const [letters = ''] = /[a-z]+/i.exec(text) ?? []
  return prefixes[kind].endsWith(letters.toUpperCase()) && !/[a-z]\d|\s/i.test(text)
}

/** The number of a carrier as it is kept: carriers print it in groups, "9439-8443 63", and follow it without. */
export const asTrackingNo = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

/** The same for the number of a carrier, however it is grouped. */
export const trackingHolds = (number: SQLWrapper, q: string): SQL =>
  hasDigit(q) ? sql`${number} ilike ${like(asTrackingNo(q))}` : sql`false`

export const hasDigit = (q: string): boolean => /\p{Nd}/u.test(q)

/** Only the letter of a kind, the year, or one or two digits: what very many numbers of the kind hold. */
export function isBegun(kind: keyof typeof prefixes, q: string): boolean {
  const begun =
    /^[#\s]*(?:([A-Z]+)[\s\p{Pd}]*(?:20?|20\d\d[\s\p{Pd}]*\d{0,2})?|(?:20\d\d)?[\s\p{Pd}]*\d{0,2})$/iu.exec(
      q.normalize('NFKC').trim(),
    )
  return begun !== null && ['', prefixes[kind]].includes(begun[1]?.toUpperCase() ?? '')
}

/** A time from `since` on, and before `until`: ISO. */
export type Span = { since?: string | undefined; until?: string | undefined }

/**
 * What a text leads to by a number, as `of` says. A year and nothing else is that of very many numbers, and the count of few
 * others holds its digits: with a hyphen after it the former are looked for alone, and `counted` says what the others lead to.
 */
export function byNumber<T>(
  number: SQLWrapper,
  q: string,
  counted: (holds: SQL) => T,
  of: (q: string) => T[],
): T[] {
  const [year] = /^20\d\d$/.exec(asNumber(q)) ?? []
  if (!year) return of(q)
  // two conditions, as the index takes one neighbour at a time
  const holds = sql`(${number} ~ ${`[0-9]${year}`} or ${number} ~ ${`${year}[0-9]`})`
  return [...of(`${year}-`), counted(holds)]
}

/**
 * When what has a number with the year of O-2026, O-2026-1 or 2026-1 was placed, in whichever time zone that year was
 * counted: an order of a shop may have been placed there weeks before it got its number here. Undefined without a year,
 * and for digits that may stand elsewhere in a number. A parcel, and that of an order, is made when it is numbered or later.
 */
export function spanOf(
  q: string,
  kind: 'order' | 'shipment' = 'order',
): Required<Span> | undefined {
  const [, year] = /^(?=.*-)(?:[A-Z]-)?(20\d\d)(?:-|$)/i.exec(asNumber(q)) ?? []
  if (!year) return undefined
  const first = kind === 'order' ? '12-01' : '12-31'
  return {
    since: `${Number(year) - 1}-${first}T00:00:00Z`,
    until: `${Number(year) + 1}-01-02T00:00:00Z`,
  }
}

/** A whole number, perhaps without its letters, year or month; one whose count is still being typed has all of them. */
const whole = /^([A-Z]{0,2})[\s\p{Pd}]*(20\d\d)?[\s\p{Pd}]*(\d\d)?[\s\p{Pd}]*(\d{6})$/iu
const begun = /^([ORS])[\s\p{Pd}]*(20\d\d)[\s\p{Pd}]*(\d{1,5})$/iu

function asNumber(q: string): string {
  const text = q.normalize('NFKC').trim().replace(/^#\s*/, '')
  const parts = whole.exec(text) ?? begun.exec(text)
  return parts ? parts.slice(1).filter(Boolean).join('-') : text.replace(/\p{Pd}/gu, '-')
}
