import type { DoctorCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { invalid } from '../errors.ts'

/** Who is to see a catalog must be a patient of the doctor. 422 at `selected`. */
export async function assertOwnPatients(ctx: DoctorCtx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from patients
    where doctor_id = ${ctx.actor.id} and id = any(${sql.param(ids)}::uuid[])`)
  if (found.rows[0]?.n !== new Set(ids).size)
    throw invalid('selected', 'VALIDATION_FAILED', {
      en: 'One of these is not your patient.',
      ja: '担当ではない患者さんが含まれています。',
    })
}
