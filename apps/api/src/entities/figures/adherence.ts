import { addDays, dateIn } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { everyone } from '../../db/schema/figures.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { and, eq, gt, ne, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { writtenAmount } from '../recipe/renewal.ts'
import { dailyOf, loadPacks, substituteFor } from '../recipe/substitutes.ts'

/** Days before today that are kept: a year to look at, and the year before it. */
const keptDays = 800

/**
 * Days covered, as pharmacies measure it: from the first delivery of a product of a recipe until the recipe ends, the days
 * on which what was delivered lasts. Computed again every night for each practice, since a return or a late delivery
 * changes days that are long past.
 */
export async function computeAdherence(ctx: Ctx): Promise<void> {
  const to = addDays(dateIn(ctx.clock.now(), ctx.config.timeZone), -1)
  const from = addDays(to, 1 - keptDays)
  const read = () =>
    ctx.db.execute<{ id: string }>(
      sql`select d.id from doctors d where exists (select from recipes r where r.doctor_id = d.id and r.kind = 'patient')`,
    )
  const how = { failed: 'days covered were not computed' }
  await eachRow(ctx, read, how, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const substitutes = await substitutesOf(tx, id)
      await tx.db.execute(ofPractice(id, substitutes, { zone: ctx.config.timeZone, from, to }))
    }),
  )
  await inTransaction(ctx, (tx) => tx.db.execute(ofAll))
}

type Substitute = { line_id: string; variant_id: string; daily: number | null }

/** How much a day is taken of each pack that was sent in the place of a line's own. */
async function substitutesOf(ctx: Ctx, doctorId: string): Promise<Substitute[]> {
  const sent = await ctx.db
    .select({ line: recipeLines, variantId: orderLines.variantId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(recipeLines, eq(recipeLines.id, orderLines.recipeLineId))
    .where(
      and(
        eq(orders.doctorId, doctorId),
        ne(orderLines.variantId, recipeLines.variantId),
        gt(orderLines.qtyShipped, orderLines.qtyReturned),
      ),
    )
  if (sent.length === 0) return []
  const packs = await loadPacks(
    ctx,
    sent.flatMap(({ line, variantId }) => [line.variantId, variantId]),
  )
  const found = new Map<string, Substitute>()
  for (const { line, variantId } of sent) {
    const [own, pack] = [packs.get(line.variantId), packs.get(variantId)]
    const daily = own && pack ? dailyOf(substituteFor(line, own, pack).dosage, pack) : null
    found.set(`${line.id} ${variantId}`, { line_id: line.id, variant_id: variantId, daily })
  }
  return [...found.values()]
}

type Days = { zone: string; from: string; to: string }

/** When a line `rl` of the recipe `r` was stopped: its event names the product, unless its patient was anonymised since. */
const stoppedAt = sql`
  select max(e.at) as at from recipe_events e
  where rl.state = 'stopped' and e.series_id = r.series_id and e.doctor_id = r.doctor_id
    and e.recipe_id = r.id and e.event = 'line_stopped' and (e.reason is null or e.reason = rl.snapshot->>'title')`

/**
 * Deliveries of a product to a patient follow each other: with the days of supply added up, what the k-th lasts to is
 * that sum plus the latest gap before it, so one window finds it. Only what is taken a structured number of times, in the
 * unit of its pack, counts.
 */
function ofPractice(
  doctorId: string,
  substitutes: readonly Substitute[],
  { zone, from, to }: Days,
) {
  const day = (at: string) => sql`(${sql.raw(at)} at time zone ${zone})::date`
  return sql`
    with deliveries as (
      select o.patient_id, l.product_id, ${day('coalesce(sent.delivered_at, sent.shipped_at)')} as day,
        floor(sum((sent.qty_shipped - sent.qty_returned) * (sent.snapshot->>'units_per_pack')::int / dose.daily))::int as days
      from orders o join order_lines sent on sent.order_id = o.id join recipe_lines l on l.id = sent.recipe_line_id
      join variants v on v.id = l.variant_id
      left join jsonb_to_recordset(${JSON.stringify(substitutes)}::jsonb) as instead(line_id uuid, variant_id uuid, daily float8)
        on instead.line_id = l.id and instead.variant_id = sent.variant_id
      cross join lateral (
        select case when sent.variant_id = l.variant_id then ${writtenAmount} else instead.daily end as daily) dose
      where o.doctor_id = ${doctorId} and sent.qty_shipped > sent.qty_returned
        and coalesce(sent.delivered_at, sent.shipped_at) is not null
        and l.dosage_mode = 'structured' and not l.as_needed and dose.daily > 0
      group by 1, 2, 3
    ), summed as (
      select *, sum(days) over w as sum_days, (day - date '2000-01-01') - coalesce(sum(days) over (w rows between unbounded preceding and 1 preceding), 0) as gap
      from deliveries window w as (partition by patient_id, product_id order by day)
    ), lasting as (
      select *, date '2000-01-01' + (sum_days + max(gap) over (partition by patient_id, product_id order by day))::int as lasts_to from summed
    ), taken as (
      select patient_id, product_id, greatest(day, lag(lasts_to) over (partition by patient_id, product_id order by day)) as begins, lasts_to as ends from lasting
    ), courses as (
      select r.patient_id, rl.product_id,
        max(least(coalesce(${day('r.ended_at')}, 'infinity'), coalesce(r.expires_on + 1, 'infinity'), ${day('stopped.at')}, ${addDays(to, 1)}::date)) as ends
      from recipes r join recipe_lines rl on rl.recipe_id = r.id
      cross join lateral (${stoppedAt}) stopped
      where r.doctor_id = ${doctorId} and r.kind = 'patient' and r.issued_at is not null
        and r.status not in ('draft', 'entered_in_error') and (rl.state <> 'stopped' or stopped.at is not null)
      group by 1, 2
    ), spans as (
      select min(d.day) as begins, c.ends, 1 as due, 0 as covered
      from deliveries d join courses c using (patient_id, product_id) group by d.patient_id, d.product_id, c.ends
      union all
      select t.begins, least(t.ends, c.ends), 0, 1 from taken t join courses c using (patient_id, product_id)
    ), steps as (
      select day, sum(due) as due, sum(covered) as covered from (
        select greatest(begins, ${from}::date) as day, due, covered from spans where begins < ends and ends > ${from}::date
        union all select ends, -due, -covered from spans where begins < ends and ends > ${from}::date) step group by day
    ), wanted as (
      select day, sum(coalesce(due, 0)) over (order by day)::int as due, sum(coalesce(covered, 0)) over (order by day)::int as covered
      from (select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d) days left join steps using (day)
    ), gone as (
      delete from adherence_days t where t.doctor_id = ${doctorId}
        and not exists (select from wanted w where w.day = t.day and w.due > 0)
    )
    insert into adherence_days as t (doctor_id, day, due, covered)
    select ${doctorId}, day, due, covered from wanted where due > 0
    on conflict (doctor_id, day) do update set due = excluded.due, covered = excluded.covered
      where (t.due, t.covered) is distinct from (excluded.due, excluded.covered)`
}

const ofAll = sql`
  with wanted as (
    select day, sum(due)::int as due, sum(covered)::int as covered from adherence_days where doctor_id <> ${everyone} group by day
  ), gone as (
    delete from adherence_days t where t.doctor_id = ${everyone} and not exists (select from wanted w where w.day = t.day)
  )
  insert into adherence_days as t (doctor_id, day, due, covered) select ${everyone}::uuid, day, due, covered from wanted
  on conflict (doctor_id, day) do update set due = excluded.due, covered = excluded.covered
    where (t.due, t.covered) is distinct from (excluded.due, excluded.covered)`
