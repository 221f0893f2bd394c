import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { everyone, everywhere } from '../../db/schema/figures.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { monthSpans, type Period, spans } from './period.ts'
import { ofDoctor, productSalesOf, regionalSalesOf, type Scope } from './scope.ts'

type Row = components['schemas']['FigureRow']
type Funnel = components['schemas']['FigureFunnel']
type Delay = components['schemas']['Figures']['delays'][number]
type StockOut = components['schemas']['FigureStockOut']
type ProductRow = Row & { category: string }

const now = (name: string): SQL =>
  sql.raw(`coalesce(sum(x.${name}) filter (where span.n = 0), 0)::float8 as ${name}`)
const measures = sql.join(
  ['orders', 'units', 'revenue', 'tax', 'refunds', 'commission'].map(now),
  sql`, `,
)

/** Products, brands and categories by what was sold of them in either period, the highest revenue first. */
export async function readProducts(ctx: Ctx, scope: Scope, period: Period) {
  const { rows } = await ctx.db.execute<ProductRow>(sql`
    select sold.*, p.title as name, p.brand, p.category from (
      select x.product_id as id, ${measures},
        coalesce(sum(x.revenue) filter (where span.n = 1), 0)::float8 as revenue_before
      from ${soldIn(scope, period)} where ${productSalesOf(scope)} and x.currency = ${ctx.config.currency} group by 1) sold
    join products p on p.id = sold.id
    order by sold.revenue desc, p.title, p.id`)
  const shown = rows.map((row) => ({ ...row, ...forFinance(scope, row) }))
  return {
    products: shown.map(({ category: _, ...row }) => row),
    brands: together(shown, (row) => row.brand ?? ''),
    categories: together(shown, (row) => row.category),
  }
}

/** Rows `x` of the sales in each `span`: by the month where they are kept by it. */
const soldIn = (scope: Scope, period: Period): SQL =>
  scope.doctorId || scope.region
    ? sql`${spans(period)} join sales_days x on x.day between span.first and span.last`
    : sql`${monthSpans(period)} cross join lateral (
        select doctor_id, product_id, region, currency, ${kept} from sales_days
          where not span.whole and day between span.first and span.last
        union all
        select ${everyone}::uuid, product_id, ${everywhere}, currency, ${kept} from sales_months
          where span.whole and month between span.first and span.last) x`

const kept = sql.raw('orders, units, revenue, tax, refunds, commission')

/** What the scope leaves out for those who may not see it. */
const forFinance = (scope: Scope, { commission, tax }: Row) => ({
  commission: scope.showsCommission ? commission : null,
  tax: scope.showsTax ? tax : null,
})

/** Rows of what their products have in common. An order may hold several of them, so orders are not added up. */
function together(rows: ProductRow[], nameOf: (row: ProductRow) => string): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const name = nameOf(row)
    const sum = found.get(name)
    found.set(name, {
      ...{ id: null, name, orders: null },
      units: row.units + (sum?.units ?? 0),
      revenue: row.revenue + (sum?.revenue ?? 0),
      refunds: row.refunds + (sum?.refunds ?? 0),
      commission: row.commission === null ? null : row.commission + (sum?.commission ?? 0),
      tax: row.tax === null ? null : row.tax + (sum?.tax ?? 0),
      revenue_before: row.revenue_before + (sum?.revenue_before ?? 0),
    })
  }
  return [...found.values()].sort((a, b) => b.revenue - a.revenue)
}

/** Where it was delivered to. */
export async function readRegions(ctx: Ctx, scope: Scope, period: Period): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select null as id, x.region as name, ${measures},
      coalesce(sum(x.revenue) filter (where span.n = 1), 0)::float8 as revenue_before
    from ${spans(period)} join sales_days x on x.day between span.first and span.last
    where ${regionalSalesOf({ ...scope, region: null })}
      and x.currency = ${ctx.config.currency}
    group by x.region order by revenue desc, x.region`)
  const hasOrders = !scope.products || scope.products.length === 1
  return rows.map((row) => ({
    ...row,
    orders: hasOrders ? row.orders : null,
    ...forFinance(scope, row),
  }))
}

type DelayRow = { n: number; delay: number; issued: number; repeated: number }

/** What has become of the recipes that were issued in either period. */
export async function readFunnel(ctx: Ctx, scope: Scope, period: Period) {
  const { rows } = await ctx.db.execute<DelayRow>(sql`
    select span.n, x.delay, sum(x.issued)::int as issued, sum(x.repeated)::int as repeated
    from ${spans(period)} join recipe_days x on x.day between span.first and span.last
    where ${ofDoctor(scope)} group by 1, 2 order by 1, 2`)
  const of = (n: number) => rows.filter((row) => row.n === n)
  return { funnel: funnelOf(of(0)), previous_funnel: funnelOf(of(1)), delays: delaysOf(of(0)) }
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

function funnelOf(rows: DelayRow[]): Funnel {
  const ordered = rows.filter((row) => row.delay >= 0)
  const count = sum(ordered.map((row) => row.issued))
  let seen = 0
  const median = ordered.find((row) => {
    seen += row.issued
    return seen * 2 >= count
  })
  return {
    issued: sum(rows.map((row) => row.issued)),
    ordered: count,
    repeated: sum(rows.map((row) => row.repeated)),
    median_days: median?.delay ?? null,
  }
}

const steps = [0, 1, 2, 4, 8, 15, 31]

const delaysOf = (rows: DelayRow[]): Delay[] =>
  steps.map((from, i) => {
    const next = steps[i + 1]
    const inside = rows.filter(
      (row) => row.delay >= from && (next === undefined || row.delay < next),
    )
    return {
      from,
      to: next === undefined ? null : next - 1,
      recipes: sum(inside.map((r) => r.issued)),
    }
  })

/** Products that were out of stock on days of the period; for a doctor those of recipes and of what patients bought. */
export async function readStockOuts(ctx: Ctx, scope: Scope, period: Period): Promise<StockOut[]> {
  const { doctorId, products } = scope
  const mine = doctorId
    ? sql`(exists (select from recipe_lines l where l.product_id = p.id and l.doctor_id = ${doctorId})
        or exists (select from sales_days x where x.doctor_id = ${doctorId} and x.product_id = p.id and x.product_id <> ${everyone}))`
    : sql`true`
  const { rows } = await ctx.db.execute<StockOut>(sql`
    select p.id, p.title as name, out.days, ${availabilityOf} in ('backordered', 'out_of_stock') as is_out
    from (select product_id, count(*)::int as days from stock_out_days
      where day between ${period.from}::date and ${period.to}::date group by 1) out
    join products p on p.id = out.product_id cross join lateral ${offerOf} offer
    where ${mine} and ${products ? sql`p.id = any(${sql.param(products)}::uuid[])` : sql`true`}
    order by out.days desc, p.title, p.id`)
  return rows
}
