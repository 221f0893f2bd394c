import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, desc, eq, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import type { WarnedPatient } from './warnings/warning.ts'

/** What record, latest answers and reports of the doctor's patient say that a recipe must heed. */
export async function warnedPatient(ctx: DoctorCtx, id: string): Promise<WarnedPatient> {
  const [row] = await ctx.db
    .select()
    .from(patients)
    .where(and(eq(patients.id, id), eq(patients.doctorId, ctx.actor.id)))
  if (!row) throw notFound()
  const reports = await ctx.db
    .select({
      productId: productReports.productId,
      at: productReports.createdAt,
      decision: productReports.decision,
    })
    .from(productReports)
    .where(
      and(
        eq(productReports.doctorId, ctx.actor.id),
        eq(productReports.patientId, id),
        eq(productReports.kind, 'reaction'),
      ),
    )
    .orderBy(desc(productReports.createdAt))
  return {
    age: row.birthDate ? ageOf(row.birthDate, dateIn(ctx.clock.now(), ctx.config.timeZone)) : null,
    allergies: row.allergies,
    pregnancy: row.pregnancy,
    conditions: row.conditions,
    medications: row.medications,
    flags: await flagsOf(ctx, id),
    reactions: reports.map(({ productId, at, decision }) => ({
      productId,
      on: dateIn(at, ctx.config.timeZone),
      stopped: decision === 'stopped',
    })),
  }
}

// a short later questionnaire that does not ask takes no flag of an earlier one away
async function flagsOf(ctx: DoctorCtx, patientId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ flags: string[] }>(sql`
    select distinct on (q.key) s.flags from answer_sets s
    join questionnaires q on q.id = s.questionnaire_id
    where s.doctor_id = ${ctx.actor.id} and s.patient_id = ${patientId}
      and s.status in ('submitted', 'amended')
    order by q.key, s.submitted_at desc`)
  return [...new Set(rows.flatMap(({ flags }) => flags))]
}

/** Age on a day in years, by whole months: the levels change at six months and at birthdays. */
export function ageOf(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0)
  return Math.max(0, months / 12)
}
