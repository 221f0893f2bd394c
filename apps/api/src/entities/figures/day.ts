import { addDays } from '@officina/shared/dates/days'
import { addMonths } from '@officina/shared/dates/months'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { TxCtx } from '../../context.ts'
import { everyone, everywhere, firstOrder } from '../../db/schema/figures.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { revenueOf } from '../revenue.ts'
import { refundedParts, soldLines, stands, type Within } from './sold.ts'

/** Computes the figures of a calendar day again from orders, refunds, ledger and recipes. Only rows that differ are written. */
export async function computeDay(tx: TxCtx, day: string): Promise<void> {
  const zone = tx.config.timeZone
  const [from, to] = [day, addDays(day, 1)].map((each) => startOfDay(each, zone).toISOString())
  const within = (at: SQL) => sql`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`
  await replace(tx, day, sales(within))
  await replace(tx, day, patientsOf(day, zone, within))
  await replace(tx, day, recipes(within))
}

/** Adds up the days of a month again, by product. Only rows that differ are written. */
export async function computeMonth(tx: TxCtx, month: string): Promise<void> {
  const sums = sql.raw(measured.map((name) => `sum(${name}) as ${name}`).join(', '))
  await replace(tx, month, {
    table: 'sales_months',
    dated: 'month',
    keys: ['product_id', 'currency'],
    values: measured,
    wanted: sql`select product_id, currency, ${sums} from sales_days
      where doctor_id = ${everyone} and region = ${everywhere} and product_id <> ${everyone}
        and day >= ${month}::date and day < ${addMonths(month, 1)}::date group by 1, 2`,
  })
}

/** What is kept of sales. */
const measured = ['orders', 'units', 'revenue', 'tax', 'discount', 'refunds', 'commission'] as const

type Rollup = {
  table: string
  /** The column of its date. */
  dated?: string
  keys: readonly string[]
  values: readonly string[]
  wanted: SQL
}

/** What counts as earned, as in the doctor's earnings. */
export const earning = sql`('commission', 'reversal', 'adjustment', 'bonus')`

/** Money that went back beside what an order costs (paid twice, or before it became cheaper) was no revenue. */
const isOfRevenue = sql`(r.lines <> '[]'::jsonb or r.shipping_amount > 0)`

function sales(within: Within): Rollup {
  const facts = sql`
    select o.doctor_id, ${everyone}::uuid as product_id, o.ship_region as region, o.currency, count(*) as orders, 0 as units,
        sum(${revenueOf('o')}) as revenue, sum(o.tax) as tax, sum(o.discount) as discount, 0 as refunds, 0 as commission
      from orders o where ${within(sql`o.placed_at`)} and ${stands} group by 1, 3, 4
    union all
    select s.doctor_id, each.product_id, s.ship_region, s.currency,
        count(distinct s.id) filter (where each.product_id <> ${everyone}), sum(s.units),
        sum(s.total - s.tax) filter (where each.product_id <> ${everyone}),
        sum(s.tax) filter (where each.product_id <> ${everyone}),
        sum(s.discount) filter (where each.product_id <> ${everyone}), 0, 0
      from (${soldLines(within)}) s
      cross join lateral (values (s.product_id), (${everyone}::uuid)) each(product_id) group by 1, 2, 3, 4
    union all
    select o.doctor_id, ${everyone}, o.ship_region, o.currency, 0, 0, 0, 0, 0, sum(r.amount), 0
      from refunds r join orders o on o.id = r.order_id
      where ${within(sql`r.created_at`)} and ${stands} and ${isOfRevenue} group by 1, 3, 4
    union all
    select p.doctor_id, each.product_id, p.ship_region, p.currency, 0, 0, 0, -sum(p.tax), 0,
        sum(p.amount) filter (where each.product_id <> ${everyone}), 0
      from (${refundedParts(within)}) p
      cross join lateral (values (p.product_id), (${everyone}::uuid)) each(product_id)
      where each.product_id is not null group by 1, 2, 3, 4
    union all
    select e.doctor_id, each.product_id, coalesce(o.ship_region, ''), e.currency, 0, 0, 0, 0, 0, 0, sum(e.amount)
      from ledger_entries e left join orders o on o.id = e.order_id left join order_lines l on l.id = e.order_line_id
      cross join lateral (values (l.product_id), (${everyone}::uuid)) each(product_id)
      where ${within(sql`e.occurred_at`)} and e.type in ${earning} and each.product_id is not null group by 1, 2, 3, 4`
  const sums = sql`coalesce(sum(orders), 0) as orders, coalesce(sum(units), 0) as units, coalesce(sum(revenue), 0) as revenue,
    coalesce(sum(tax), 0) as tax, coalesce(sum(discount), 0) as discount, coalesce(sum(refunds), 0) as refunds, coalesce(sum(commission), 0) as commission`
  return {
    table: 'sales_days',
    keys: ['doctor_id', 'product_id', 'region', 'currency'],
    values: measured,
    wanted: sql`
      with practices as materialized (
        select doctor_id, product_id, region, currency, ${sums} from (${facts}) fact group by 1, 2, 3, 4)
      select * from practices
      union all
      select ${everyone}::uuid, product_id, case grouping(region) when 1 then ${everywhere} else region end, currency, ${sums}
        from practices group by grouping sets ((product_id, region, currency), (product_id, currency))`,
  }
}

/** The order before is that of the same practice, or, of all practices together, of any. */
const patientsOf = (day: string, zone: string, within: Within): Rollup => ({
  table: 'patient_days',
  keys: ['doctor_id', 'gap'],
  values: ['patients'],
  wanted: sql`
    with buyers as (select distinct o.doctor_id, o.patient_id from orders o where ${within(sql`o.placed_at`)} and ${stands})
    select doctor_id, coalesce(${day}::date - (before.at at time zone ${zone})::date, ${firstOrder}::int) as gap, count(*) as patients from (
      select b.doctor_id, (select max(o.placed_at) from orders o where o.doctor_id = b.doctor_id and o.patient_id = b.patient_id
        and o.placed_at < ${startOfDay(day, zone).toISOString()}::timestamptz and ${stands}) as at from buyers b
      union all
      select ${everyone}::uuid, (select max(o.placed_at) from orders o where o.patient_id = b.patient_id
        and o.placed_at < ${startOfDay(day, zone).toISOString()}::timestamptz and ${stands})
        from (select distinct patient_id from buyers) b) before
    group by 1, 2`,
})

const recipes = (within: Within): Rollup => ({
  table: 'recipe_days',
  keys: ['doctor_id', 'delay'],
  values: ['issued', 'repeated'],
  wanted: sql`
    with courses as (
      select r.doctor_id, coalesce(floor(extract(epoch from bought.first - r.issued_at) / 86400)::int, -1) as delay,
        (bought.orders > 1)::int as repeated
      from recipes r cross join lateral (
        select min(o.placed_at) as first, count(distinct o.id) as orders
        from recipes v join recipe_lines rl on rl.recipe_id = v.id join order_lines l on l.recipe_line_id = rl.id
        join orders o on o.id = l.order_id and ${stands}
        where v.series_id = r.series_id and v.kind = 'patient') bought
      where r.kind = 'patient' and ${isFirstIssue(sql`r`)} and ${within(sql`r.issued_at`)})
    select each.doctor_id, delay, count(*) as issued, sum(repeated) as repeated
    from courses c cross join lateral (values (c.doctor_id), (${everyone}::uuid)) each(doctor_id) group by 1, 2`,
})

/** Of a recipe's versions, the first that was issued; one that was issued in error never was. */
export const isFirstIssue = (
  r: SQL,
): SQL => sql`${r}.status not in ('draft', 'entered_in_error') and not exists (
  select from recipes before where before.series_id = ${r}.series_id and before.version < ${r}.version
    and before.issued_at is not null and before.status <> 'entered_in_error')`

async function replace(tx: TxCtx, date: string, { table, dated = 'day', ...rollup }: Rollup) {
  const { keys, values, wanted } = rollup
  const names = (of: readonly string[], prefix = '') =>
    sql.raw(of.map((name) => `${prefix}${name}`).join(', '))
  const same = sql.raw(keys.map((key) => `w.${key} = t.${key}`).join(' and '))
  const differs = sql`do update set ${sql.raw(values.map((name) => `${name} = excluded.${name}`).join(', '))}
    where (${names(values, 't.')}) is distinct from (${names(values, 'excluded.')})`
  await tx.db.execute(sql`
    with wanted as materialized (${wanted}), gone as (
      delete from ${sql.raw(table)} t where t.${sql.raw(dated)} = ${date}::date and not exists (select from wanted w where ${same}))
    insert into ${sql.raw(table)} as t (${names([dated, ...keys, ...values])})
    select ${date}::date, ${names([...keys, ...values])} from wanted
    on conflict (${names([dated, ...keys])}) ${differs}`)
}
