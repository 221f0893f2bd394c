import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'

type Rules = components['schemas']['DoctorRequestRules']

/** Which refills are approved without the doctor looking at them. */
export async function getRequestRules(ctx: DoctorCtx): Promise<Rules> {
  const [row] = await ctx.db
    .select({ rules: doctors.requestRules })
    .from(doctors)
    .where(eq(doctors.id, ctx.actor.id))
  if (!row) throw notFound()
  return row.rules
}

/** Sets them, for requests that come from now on. */
export function setRequestRules(ctx: DoctorCtx, rules: Rules): Promise<Rules> {
  return inTransaction(ctx, async (tx) => {
    const before = await getRequestRules(tx)
    await tx.db
      .update(doctors)
      .set({
        requestRules: rules,
        updatedAt: tx.clock.now(),
        revision: sql`${doctors.revision} + 1`,
      })
      .where(eq(doctors.id, tx.actor.id))
    await audit(tx, {
      action: 'doctor.request_rules',
      objectType: 'doctor',
      objectId: tx.actor.id,
      doctorId: tx.actor.id,
      before,
      after: rules,
    })
    return rules
  })
}
