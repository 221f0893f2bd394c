import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, sql } from '../../db/sql.ts'

/** How many patients the tabs of the doctor's list hold. */
export async function countPatients(
  ctx: DoctorCtx,
): Promise<components['schemas']['PatientCounts']> {
  const [row] = await ctx.db
    .select({
      active: sql<number>`count(*) filter (where ${patients.status} not in ('archived', 'declined', 'anonymised'))::int`,
      archived: sql<number>`count(*) filter (where ${patients.status} = 'archived')::int`,
      link_requested: sql<number>`count(*) filter (where ${patients.status} = 'link_requested')::int`,
    })
    .from(patients)
    .where(eq(patients.doctorId, ctx.actor.id))
  return row ?? { active: 0, archived: 0, link_requested: 0 }
}
