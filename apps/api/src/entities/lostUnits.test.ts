import { expect, it } from 'vitest'
import { orders } from '../db/schema/order.ts'
import { shipmentLines, shipmentStates, shipments } from '../db/schema/shipment.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { useClinic } from '../testing/harness.ts'
import { openOrderDesk } from '../testing/orderDesk.ts'
import { lostUnits, unitsLost } from './lostUnits.ts'
import { loadParts } from './order/load.ts'

const t = await useClinic()

it('are counted alike by rows and in SQL, whatever became of a parcel and of what is sent again', async () => {
  const { order, doctor } = await openOrderDesk(t)
  const [orderLineId = ''] = order.lineIds
  const add = async (quantities: number[], reshipmentOf: string | null) => {
    const of = { doctorId: doctor.id, shipmentId: newId() }
    const { shipmentId: id, doctorId } = of
    const method = 'standard'
    const status = 'to_pick'
    const parcel = { id, number: id, doctorId, orderId: order.id, status, method, reshipmentOf }
    await t.add(shipments, parcel as typeof shipments.$inferInsert)
    await t.add(
      shipmentLines,
      quantities.map((quantity) => ({ id: newId(), ...of, orderLineId, quantity })),
    )
    return id
  }
  const first = await add([3, 2], null)
  const again = await add([3], first)
  const lost: Record<string, number> = {}
  for (const status of shipmentStates)
    for (const next of shipmentStates) {
      // a parcel is decided again only once its replacement is cancelled
      if (status !== 'reshipped' && next !== 'cancelled') continue
      await t.change(shipments, first, { status })
      await t.change(shipments, again, { status: next })
      const { parcels } = await loadParts(t.ctx, await t.row(orders, order.id))
      const units = unitsLost(parcels, orderLineId)
      const { rows } = await t.ctx.db.execute(
        sql`select ${lostUnits(sql`${orderLineId}::uuid`)}::int as units`,
      )
      expect([status, next, rows[0]]).toEqual([status, next, { units }])
      if (units > 0) lost[`${status}, ${next}`] = units
    }
  expect(lost).toEqual({
    'refunded, cancelled': 5,
    'reshipped, cancelled': 5,
    'reshipped, to_pick': 2,
    'reshipped, picking': 2,
    'reshipped, packed': 2,
    'reshipped, shipped': 2,
    'reshipped, in_transit': 2,
    'reshipped, delivered': 2,
    'reshipped, exception': 2,
    'reshipped, reshipped': 5,
    'reshipped, refunded': 5,
  })
})
