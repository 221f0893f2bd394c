import type { AnyColumn } from 'drizzle-orm'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'

export type ListQuery<F = Record<string, unknown>> = {
  sort?: [string, 'ASC' | 'DESC'] | unknown[]
  range?: [number, number] | unknown[]
  filter?: F
}

/** Totals are exact up to here; above, the planner's estimate is told apart by `estimated`. */
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
const known = new Map<string, { until: number; value: Total }>()

/**
 * How many rows a filter matches: `from` is `table where …` as SQL. Counted exactly up to 10,000, once a
 * second per (statement, values); above that the planner's estimate.
 */
export async function countOf(ctx: Ctx, from: SQL): Promise<Total> {
  const capped = sql`select count(*)::int as n from (select 1 from ${from} limit ${exactTotals + 1}) matches`
  const { sql: text, params } = ctx.db.select({ n: capped }).from(sql`(select 1) one`).toSQL()
  const key = `${ctx.config.dataDir}\n${text}\n${JSON.stringify(params)}`
  const cached = ctx.tx || ctx.config.env === 'test' ? undefined : known.get(key)
  if (cached && cached.until > Date.now()) return cached.value
  const n = (await ctx.db.execute<{ n: number }>(capped)).rows[0]?.n ?? 0
  const value =
    n > exactTotals
      ? { total: Math.max(n, await estimate(ctx, from)), estimated: true }
      : { total: n, estimated: false }
  if (known.size > 1_000) known.clear()
  known.set(key, { until: Date.now() + 1_000, value })
  return value
}

async function estimate(ctx: Ctx, from: SQL): Promise<number> {
  const plan = await ctx.db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${from}`,
  )
  return plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

/** Text for ILIKE with its own signs escaped. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
