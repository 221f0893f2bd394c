import type { Ctx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, lte, sql } from '../../db/sql.ts'

type Placed = { patientId: string; placedAt: Date }

/** When a patient has ordered last. */
export const setLastOrder = (ctx: Ctx, { patientId, placedAt }: Placed) =>
  ctx.db.update(patients).set({ lastOrderAt: placedAt }).where(eq(patients.id, patientId))

/** After a cancellation: the last one that stands; one that is placed meanwhile stays it. */
export const forgetLastOrder = (ctx: Ctx, { patientId, placedAt }: Placed) =>
  ctx.db
    .update(patients)
    .set({
      lastOrderAt: sql`(select max(o.placed_at) from orders o
        where o.patient_id = ${patientId} and o.order_state <> 'cancelled')`,
    })
    .where(and(eq(patients.id, patientId), lte(patients.lastOrderAt, placedAt)))
