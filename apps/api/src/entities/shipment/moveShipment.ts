import type { Ctx } from '../../context.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import type { Shipment } from '../order/load.ts'
import { type ShipmentState, shipmentMachine } from './machine.ts'

/** Takes a parcel one step on, with its audit row. The caller has locked the order. */
export async function moveShipment(
  ctx: Ctx,
  parcel: Shipment,
  to: ShipmentState,
  values: Partial<typeof shipments.$inferInsert> = {},
  reason: string | null = null,
): Promise<Shipment> {
  assertTransition(shipmentMachine, parcel.status, to, ctx.actor.role)
  const [row] = await ctx.db
    .update(shipments)
    .set({
      ...values,
      status: to,
      revision: parcel.revision + 1,
      updatedAt: ctx.clock.now(),
    })
    .where(eq(shipments.id, parcel.id))
    .returning()
  if (!row) throw notFound()
  await audit(ctx, {
    action: `shipment.${to}`,
    objectType: 'shipment',
    objectId: parcel.id,
    doctorId: parcel.doctorId,
    before: { status: parcel.status },
    after: { status: to },
    reason,
  })
  return row
}
