import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { desc, eq, sql } from '../../db/sql.ts'
import { orderColumns } from '../order/forDoctor.ts'

const { first_items, item_count, placed_by_role, source, subtotal, discount, ...columns } =
  orderColumns

/** The last ten orders of the doctor's patients. */
export const recentOrders = (
  ctx: DoctorCtx,
): Promise<components['schemas']['DoctorRecentOrder'][]> =>
  ctx.db
    .select({
      ...columns,
      patient: sql<
        components['schemas']['PatientRef']
      >`jsonb_build_object('id', patients.id, 'last_name', patients.last_name, 'first_name', patients.first_name)`,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(eq(orders.doctorId, ctx.actor.id))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(10)
