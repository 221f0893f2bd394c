import type { components } from '@officina/openapi/schema'
import { dateIn, daysBetween } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { renewalWord, runsOutAt } from '../recipe/renewal.ts'
import { isoOf } from '../wire.ts'
import { patientRef } from './patientRef.ts'

type Renewal = components['schemas']['DoctorRenewal']

/** Issued recipes that have been ordered, the one that runs out first on top; ten at most. */
export async function renewalsOf(ctx: DoctorCtx): Promise<Renewal[]> {
  const now = ctx.clock.now()
  const { rows } = await ctx.db.execute<
    Omit<Renewal, 'runs_out_on' | 'days_left'> & { at: string }
  >(sql`
    select recipe_id, recipe_number, label, patient, ${isoOf(sql`at`)} as at,
      ${renewalWord(sql`at`, now)} as renewal
    from (
      select r.id as recipe_id, r.number as recipe_number, r.label, ${patientRef} as patient, min(${runsOutAt(ctx)}) as at
      from recipes r
      join patients p on p.id = r.patient_id and p.doctor_id = r.doctor_id and p.status = 'active'
      join recipe_lines l on l.recipe_id = r.id and l.state = 'active' and l.last_ordered_at is not null
      join variants v on v.id = l.variant_id
      where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereIssued()}
      group by r.id, p.id) due
    where at is not null
    order by due.at, recipe_id limit 10`)
  const zone = ctx.config.timeZone
  const today = dateIn(now, zone)
  return rows.map(({ at, ...row }) => {
    const on = dateIn(new Date(at), zone)
    return { ...row, runs_out_on: on, days_left: daysBetween(today, on) }
  })
}
