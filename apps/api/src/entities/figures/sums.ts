import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { daysOf, type Period, spans, startsOf } from './period.ts'
import { isNarrowed, ofDoctor, type Scope, salesOf } from './scope.ts'

type Sums = components['schemas']['FigureSums']
type Point = components['schemas']['FigurePoint']
type Row = { n: number; part: string | null } & Partial<Sums>

/** The figures of each part of a period, and of the whole, with those of the period compared. */
export async function readSums(
  ctx: Ctx,
  scope: Scope,
  period: Period,
): Promise<{ totals: Sums; previous: Sums; points: Point[] }> {
  const queries = [
    sales(ctx, scope, period),
    ...(isNarrowed(scope)
      ? []
      : [
          patients(scope, period),
          newPatients(ctx, scope, period),
          recipes(scope, period),
          adherence(scope, period),
        ]),
  ]
  const found = await Promise.all(queries.map((query) => ctx.db.execute<Row>(query)))
  const known = new Map<string, Partial<Sums>>()
  for (const { n, part, ...sums } of found.flatMap((result) => result.rows))
    known.set(`${n} ${part}`, { ...known.get(`${n} ${part}`), ...sums })
  const empty = emptyOf(scope)
  const sumsOf = (n: number, part: string | null) =>
    withoutHidden(scope, { ...empty, ...known.get(`${n} ${part}`) })
  return {
    totals: sumsOf(0, null),
    previous: sumsOf(1, null),
    points: startsOf(period).map((start) => ({
      start,
      now: sumsOf(0, start),
      before: sumsOf(1, start),
    })),
  }
}

const emptyOf = (scope: Scope): Sums => {
  const none = isNarrowed(scope) ? null : 0
  return {
    ...{ orders: 0, units: 0, revenue: 0, tax: 0, discount: 0, refunds: 0, commission: 0 },
    ...{ patients: none, new_patients: none, recipes: none, due: none, covered: none },
  }
}

/** Several products may be in one order, which counts once: how many there were is not known of them together. */
const withoutHidden = (scope: Scope, sums: Sums): Sums => ({
  ...sums,
  orders: scope.products && scope.products.length > 1 ? null : sums.orders,
  commission: scope.showsCommission ? sums.commission : null,
  tax: scope.showsTax ? sums.tax : null,
})

/** Rows of a table of days by part of the period, and in all. */
const byPart = (period: Period, table: SQL, sums: SQL, where: SQL): SQL => sql`
  with days as materialized ${daysOf(period)}
  select days.n, days.part, ${sums}
  from ${spans(period)} join ${table} x on x.day between span.first and span.last
  join days on days.n = span.n and days.day = x.day
  where ${where} group by grouping sets ((days.n, days.part), (days.n))`

const total = (name: string): SQL => sql.raw(`coalesce(sum(x.${name}), 0)::float8 as ${name}`)

const sales = (ctx: Ctx, scope: Scope, period: Period): SQL =>
  byPart(
    period,
    sql`sales_days`,
    sql.join(
      ['orders', 'units', 'revenue', 'tax', 'discount', 'refunds', 'commission'].map(total),
      sql`, `,
    ),
    sql`${salesOf(scope)} and x.currency = ${ctx.config.currency}`,
  )

/** In a part of the period, or in all of it, counts who had not ordered in it before. */
const patients = (scope: Scope, period: Period): SQL => sql`
  with days as materialized ${daysOf(period)}, bought as materialized (
    select days.n, days.part,
      sum(x.patients) filter (where x.gap > x.day - days.begins) as in_part,
      sum(x.patients) filter (where x.gap > x.day - days.first) as in_all
    from ${spans(period)} join patient_days x on x.day between span.first and span.last
    join days on days.n = span.n and days.day = x.day where ${ofDoctor(scope)} group by 1, 2)
  select n, part, coalesce(in_part, 0)::int as patients from bought
  union all select n, null, coalesce(sum(in_all), 0)::int from bought group by 1`

const recipes = (scope: Scope, period: Period): SQL =>
  byPart(period, sql`recipe_days`, sql`sum(x.issued)::int as recipes`, ofDoctor(scope))

const adherence = (scope: Scope, period: Period): SQL =>
  byPart(period, sql`adherence_days`, sql`${total('due')}, ${total('covered')}`, ofDoctor(scope))

/** Patients who signed up, by their doctor of today. */
function newPatients(ctx: Ctx, scope: Scope, period: Period): SQL {
  const zone = ctx.config.timeZone
  const at = (day: string) => sql`${startOfDay(day, zone).toISOString()}::timestamptz`
  const { from, to, comparedFrom, comparedTo } = period
  const signedUp = sql`(
    select (registered_at at time zone ${zone})::date as day from patients
    where (registered_at >= ${at(from)} and registered_at < ${at(addDays(to, 1))}
        or registered_at >= ${at(comparedFrom)} and registered_at < ${at(addDays(comparedTo, 1))})
      and ${scope.doctorId ? sql`doctor_id = ${scope.doctorId}` : sql`true`})`
  return byPart(period, signedUp, sql`count(*)::int as new_patients`, sql`true`)
}
