import type { components } from '@officina/openapi/schema'
import { dateIn, daysBetween } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { whereInForce } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { ordersLeft } from '../recipe/orderable.ts'
import { isComing, usedUpAt } from '../recipe/renewal.ts'
import { isoOf } from '../wire.ts'

type ActiveRecipe = components['schemas']['ActiveRecipe']
type Detail = components['schemas']['DoctorPatientDetail']
type Row = Omit<ActiveRecipe, 'lines'> & {
  lines: (Omit<ActiveRecipe['lines'][number], 'orders_left' | 'runs_out_on' | 'days_left'> & {
    optional: boolean
    refills_allowed: number
    runs_out_at: string | null
  })[]
}

/**
 * Issued and paused recipes of a patient, newest first, with the days that are left of each product; and how many of
 * the products that are needed have been ordered.
 */
export async function activeRecipes(
  ctx: Ctx,
  doctorId: string,
  patientId: string,
): Promise<{ recipes: ActiveRecipe[]; adherence: Detail['adherence'] }> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.number, r.label, r.title, r.status, r.version, ${isoOf(sql`r.issued_at`)} as issued_at,
      r.expires_on::text as expires_on, coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'product_id', l.product_id, 'title', coalesce(l.snapshot->>'title', p.title),
        'variant_title', coalesce(l.snapshot->>'variant_title', v.title), 'quantity', l.quantity, 'state', l.state,
        'times_ordered', l.times_ordered, 'optional', l.optional, 'refills_allowed', l.refills_allowed,
        'is_coming', ${isComing(ctx)}, 'runs_out_at', ${isoOf(usedUpAt(ctx))}) order by l.position) filter (where l.id is not null), '[]'::jsonb) as lines
    from recipes r
    left join recipe_lines l on l.recipe_id = r.id
    left join products p on p.id = l.product_id
    left join variants v on v.id = l.variant_id
    where r.doctor_id = ${doctorId} and r.patient_id = ${patientId} and r.kind = 'patient'
      and ${whereInForce()}
    group by r.id order by r.issued_at desc, r.id desc`)
  const recipes = rows.map(({ lines, ...recipe }) => ({
    ...recipe,
    lines: lines.map(({ optional: _, refills_allowed, runs_out_at, ...line }) => ({
      ...line,
      orders_left: ordersLeft({
        refillsAllowed: refills_allowed,
        timesOrdered: line.times_ordered,
      }),
      ...left(ctx, runs_out_at),
    })),
  }))
  const needed = rows
    .flatMap(({ lines }) => lines)
    .filter(({ state, optional }) => state === 'active' && !optional)
  const ordered = needed.filter((line) => line.times_ordered > 0)
  return { recipes, adherence: { lines: needed.length, lines_ordered: ordered.length } }
}

/** Calendar days in the business time zone: 0 is today, negative is gone. */
function left(ctx: Ctx, at: string | null) {
  if (at === null) return { runs_out_on: null, days_left: null }
  const zone = ctx.config.timeZone
  const on = dateIn(new Date(at), zone)
  return { runs_out_on: on, days_left: daysBetween(dateIn(ctx.clock.now(), zone), on) }
}
