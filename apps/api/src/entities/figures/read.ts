import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { figureState } from '../../db/schema/figures.ts'
import { sql } from '../../db/sql.ts'
import { type PeriodQuery, periodOf } from './period.ts'
import type { Scope } from './scope.ts'
import { readSums } from './sums.ts'
import { readFunnel, readProducts, readRegions, readStockOuts } from './tables.ts'

type Figures = components['schemas']['Figures']
const shown = 10
const shownStockOuts = 20

/** Figures of a period and of the one it is compared with; computed once from each state of the daily tables. */
export async function getFigures(ctx: Ctx, scope: Scope, query: PeriodQuery): Promise<Figures> {
  const state = await ctx.db.execute(
    sql`select state.*, (select count(*) from figure_days_due) as due from figure_state state`,
  )
  const key = JSON.stringify([scope, periodOf(ctx, query), state.rows])
  return ctx.cache.ofState(key, () => readShort(ctx, scope, query))
}

async function readShort(ctx: Ctx, scope: Scope, query: PeriodQuery): Promise<Figures> {
  const all = await readAll(ctx, scope, query)
  return {
    ...all,
    products: all.products.slice(0, shown),
    brands: all.brands.slice(0, shown),
    categories: all.categories.slice(0, shown),
    stock_outs: all.stock_outs.slice(0, shownStockOuts),
  }
}

/** The same with tables of any length. */
export async function readAll(ctx: Ctx, scope: Scope, query: PeriodQuery): Promise<Figures> {
  const period = periodOf(ctx, query)
  const [sums, products, regions, funnel, stockOuts, state] = await Promise.all([
    readSums(ctx, scope, period),
    readProducts(ctx, scope, period),
    readRegions(ctx, scope, period),
    readFunnel(ctx, scope, period),
    readStockOuts(ctx, scope, period),
    ctx.db.select().from(figureState),
  ])
  return {
    currency: ctx.config.currency,
    time_zone: ctx.config.timeZone,
    from: period.from,
    to: period.to,
    by: period.by,
    compare: period.compare,
    compared_from: period.comparedFrom,
    compared_to: period.comparedTo,
    refreshed_at: state[0]?.refreshedAt.toISOString() ?? null,
    ...sums,
    ...products,
    regions,
    ...funnel,
    stock_outs: stockOuts,
  }
}
