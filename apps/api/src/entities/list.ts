import type { Ctx } from '../context.ts'
import { literal, textOf } from '../db/frozen.ts'
import { type AnyColumn, asc, desc, type SQL, type SQLWrapper, sql } from '../db/sql.ts'

export type ListQuery<F = Record<string, unknown>> = {
  sort?: [string, 'ASC' | 'DESC'] | unknown[]
  range?: [number, number] | unknown[]
  filter?: F
}

/** Totals are exact up to here; above, the planner's estimate is marked by `estimated`. */
export const exactTotals = 10_000

/** Offset and limit of a `range`; 25 rows without one, and all asked rows for `filter.id`. */
export function windowOf(query: ListQuery<unknown>): { offset: number; limit: number } {
  const ids = (query.filter as { id?: unknown[] } | undefined)?.id
  const [from, to] = (query.range ?? []) as number[]
  if (from === undefined || to === undefined)
    return { offset: 0, limit: Array.isArray(ids) ? 200 : 25 }
  return { offset: from, limit: to - from + 1 }
}

/** ORDER BY of a `sort`, with the id as tie-break so that pages never overlap. */
export function orderOf(
  query: ListQuery<unknown>,
  columns: Record<string, AnyColumn | SQL>,
  fallback: [string, 'ASC' | 'DESC'],
  id: AnyColumn,
): SQL[] {
  const [field, direction] = (query.sort ?? fallback) as [string, 'ASC' | 'DESC']
  const column = columns[field] ?? columns[fallback[0]] ?? id
  const by = direction === 'ASC' ? asc : desc
  return [by(column), by(id)]
}

type Total = { total: number; estimated: boolean }

/**
 * How many rows a filter matches: `from` is `table where …` as SQL. Counted exactly up to 10,000 and kept
 * for a moment per (statement, values); above that the planner's estimate.
 */
export const countOf = async (ctx: Ctx, from: SQL): Promise<Total> =>
  (await countsOf(ctx, [from]))[0] as Total

/** The same, kept by a key: the statement is made when it has to be asked. */
export const countKept = async (ctx: Ctx, key: string, from: () => SQL): Promise<Total> =>
  (await coalesce(ctx, `counts\n${key}`, () => countEach(ctx, [from()])))[0] as Total

/** The same for several at once, in one statement, which may be planned for its values. */
export async function countsOf(
  ctx: Ctx,
  froms: SQL[],
  plan = (statement: SQL): SQL => statement,
): Promise<Total[]> {
  if (froms.length === 0) return []
  const statement = plan(counting(froms))
  return coalesce(ctx, `counts\n${keyOf(statement)}`, () => countEach(ctx, froms, statement))
}

const counting = (froms: SQL[]): SQL => {
  const counts = froms.map(
    (from, index) =>
      sql`(select count(*)::int as n from (select 1 from ${from} limit ${literal(exactTotals + 1)}) matches) as ${sql.identifier(`n${index}`)}`,
  )
  return sql`select ${sql.join(counts, sql`, `)}`
}

async function countEach(ctx: Ctx, froms: SQL[], statement = counting(froms)): Promise<Total[]> {
  const [row = {}] = (await ctx.db.execute<Record<string, number>>(statement)).rows
  const totals: Total[] = []
  for (const [index, from] of froms.entries()) {
    const n = row[`n${index}`] ?? 0
    totals.push(
      n > exactTotals
        ? { total: Math.max(n, await estimate(ctx, from)), estimated: true }
        : { total: n, estimated: false },
    )
  }
  return totals
}

/**
 * `work` through the server's cache. Inside a transaction, from a replica, whose rows may be older than an event, and in
 * tests, which write past the events, nothing is kept.
 */
export const coalesce = <T>(ctx: Ctx, key: string, work: () => Promise<T>): Promise<T> =>
  ctx.tx || ctx.reads || ctx.config.env === 'test' ? work() : ctx.cache.get(key, work)

/** A statement with its values: what two callers must have in common to share an answer. */
export function keyOf(statement: SQL): string {
  const { sql: text, params } = textOf(statement)
  return `${text}\n${JSON.stringify(params)}`
}

async function estimate(ctx: Ctx, from: SQL): Promise<number> {
  const plan = await ctx.db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${from}`,
  )
  return plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

/**
 * The same beside a window of the rows: an estimate is no less than what the window has shown, and one more after a
 * full one, so that whoever pages to the total misses no row.
 */
export function totalBeside(
  counted: Total,
  { offset, limit }: { offset: number; limit: number },
  shown: number,
): Total {
  if (!counted.estimated || shown === 0) return counted
  const least = offset + shown + (shown === limit ? 1 : 0)
  return { total: Math.max(counted.total, least), estimated: true }
}

/** Text for LIKE and ILIKE: letters and digits of any width, with the signs of a pattern escaped. */
export const like = (text: string): string =>
  `%${text.normalize('NFKC').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/**
 * A column `search_text` holds the text, in whichever kana and form of a character; "P000123", the number of a
 * doctor or a patient, as "P-000123" too. An index serves it.
 */
export function holds(column: SQLWrapper, q: string): SQL {
  const [, letter, count] = /^\s*([DP])[\s\p{Pd}]*(\d{3,6})\s*$/iu.exec(q.normalize('NFKC')) ?? []
  const text = readFor(q, column)
  const typed = sql`${text} like ${sounding(q)}`
  return count ? sql`(${typed} or ${column} like ${sounding(`${letter}-${count}`)})` : typed
}

/** One or two letters or digits. An index of three at a time would be read from end to end, and every row after it. */
export const isShort = (word: string): boolean =>
  /^[\x21-\x7e]{1,2}$/.test(word.normalize('NFKC').trim())

/** A column as it is compared with a word: read itself, without the index, for a short one. */
const readFor = (word: string, column: SQLWrapper): SQLWrapper =>
  isShort(word) ? sql`(${column} || '')` : column

/** The same for any other text, of few rows. */
export const reads = (text: SQLWrapper, q: string): SQL =>
  sql`fold_text(${text}) like (select fold_text(${like(q)}))`

/** The pattern of a `search_text` that holds what was typed: asked once for a statement, not once for a row. */
const sounding = (q: string): SQL => sql`(select search_text(${like(q)}))`

/**
 * Every word of a search stands somewhere in a `search_text`, in whatever order people write names; a phone number
 * as its digits too, with or without the code of its country.
 */
export function everyWord(searchText: SQLWrapper, q: string): SQL {
  const words = wordsOf(q).map((word) => holds(searchText, word))
  const typed = sql.join([sql`true`, ...words], sql` and `)
  const phone = phoneOf(q)
  return phone && words.length > 0 ? sql`((${typed}) or ${searchText} like ${like(phone)})` : typed
}

/** Every word of a search begins one of a `search_text`. */
export const everyBeginning = (searchText: SQLWrapper, q: string): SQL =>
  sql.join([sql`true`, ...wordsOf(q).map((word) => begins(searchText, word))], sql` and `)

const begins = (searchText: SQLWrapper, word: string): SQL => {
  const rest = like(word).slice(1)
  const text = readFor(word, searchText)
  return sql`(${text} like (select search_text(${rest}))
    or ${text} like (select search_text(${`% ${rest}`})))`
}

function phoneOf(q: string): string | undefined {
  const text = q.normalize('NFKC').trim()
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return /^[+\d(][\d\s().\p{Pd}]+$/u.test(text) && digits.length >= 6 ? digits : undefined
}

/** Words of a search; spaces of any width part them. */
export const wordsOf = (q: string | undefined): string[] => (q ?? '').split(/\s+/u).filter(Boolean)
