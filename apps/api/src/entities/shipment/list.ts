import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { products, variants } from '../../db/schema/product.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import { countsOf } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { addressFor } from '../order/address.ts'
import { type ShipmentState, shipmentMachine } from '../order/entity.ts'
import { lockOrder } from '../order/load.ts'
import { shipmentsOf } from '../order/parcelViews.ts'
import { defineList } from '../read/list.ts'
import { orderWords } from '../search/vocabularies.ts'
import { timelineOf } from '../timeline.ts'
import { oldestParcels, parcelMatches, someParcels } from './matches.ts'

type Detail = components['schemas']['ShipmentDetail']

const contentsOf = sql`from ${shipmentLines} inner join ${orderLines} on ${orderLines.id} = ${shipmentLines.orderLineId}
  inner join ${products} on ${products.id} = ${orderLines.productId}
  left join ${variants} on ${variants.id} = ${orderLines.variantId} where ${shipmentLines.shipmentId} = ${shipments.id}`
const isHeld = sql`exists (select 1 from orders held where held.id = ${shipments.orderId} and held.fulfilment_state = 'on_hold')`
const needsWork = sql`${shipments.status} in ('to_pick', 'picking', 'packed', 'exception') and not ${isHeld}`
const needsNone = sql`${shipments.status} not in ('to_pick', 'picking', 'packed', 'exception') or ${isHeld}`

/** Parcels of all orders, oldest first: what waits longest stands on top. */
export const shipmentList = defineList('adminListShipments', {
  table: shipments,
  joins: sql`inner join ${orders} on ${orders.id} = ${shipments.orderId}
    inner join ${patients} on ${patients.id} = ${orders.patientId}`,
  columns: {
    order_number: orders.number,
    // what its contents weigh, until it is packed and weighed
    weight_g: sql`coalesce(nullif(${shipments.weightG}, 0), (select nullif(sum(${variants.weightG} * ${shipmentLines.quantity}), 0)::int ${contentsOf}))`,
    patient_number: patients.number,
    ship_region: orders.shipRegion,
    city: sql`${orders.address}->>'city'`,
    item_count: sql`(select coalesce(sum(${shipmentLines.quantity}), 0)::int ${contentsOf})`,
    items: sql`(select coalesce(string_agg((${orderLines.snapshot}->>'title') || ' × ' || ${shipmentLines.quantity}, ', ' order by ${orderLines.position}), '') ${contentsOf})`,
    heat_sensitive: sql`(select coalesce(bool_or(${products.heatSensitive}), false) ${contentsOf})`,
    hold_reason: sql`case when ${orders.fulfilmentState} = 'on_hold' then ${orders.holdReason} end`,
    // what was refunded, or is not to be paid any more, waits for no payment
    is_paid: sql`${orders.paymentState} not in ('pending', 'failed')`,
  },
  filters: {
    work_needed: (needed) => (needed ? needsWork : needsNone),
    q: parcelMatches,
    lot_id: (id) => sql`${shipments.id} = any(array(${parcelsWithLot(id)}))`,
  },
  searched: {
    first: (_ctx, q, limit) => oldestParcels(q, limit),
    some: (_ctx, q, most) => someParcels(q, most),
  },
  vocabulary: orderWords,
  joinedSorts: [],
  ties: { status: shipments.createdAt },
  order: ['created_at', 'ASC'],
})

/** Parcels with a lot; also those that were sent before lots were counted. */
const parcelsWithLot = (id: string): SQL => sql`select sl.shipment_id from stock_lots lot
  join shipment_lines sl on sl.lot = lot.lot
  join order_lines l on l.id = sl.order_line_id and l.variant_id = lot.variant_id where lot.id = ${id}`

/** How many parcels stand in each column of the board. */
export async function countShipments(ctx: AdminCtx): Promise<Record<ShipmentState, number>> {
  const { states } = shipmentMachine
  const totals = await countsOf(
    ctx,
    states.map((status) => sql`${shipments} where ${shipments.status} = ${status}`),
  )
  return Object.fromEntries(
    states.map((status, index) => [status, totals[index]?.total ?? 0]),
  ) as Record<ShipmentState, number>
}

/** A parcel with its contents and address. Reading it writes an audit row on the order. */
export function getShipment(ctx: AdminCtx, id: string): Promise<Detail> {
  return inTransaction(ctx, async (tx) => {
    const row = await shipmentList.one(tx, id)
    const { order, lines, parcels } = await lockOrder(tx, row.order_id)
    await auditOf(tx, 'order.read', order.id, order)
    const [parcel] = await shipmentsOf(
      tx,
      parcels.filter((p) => p.id === id),
      lines,
    )
    return {
      ...row,
      ...parcel,
      weight_g: row.weight_g,
      patient_id: order.patientId,
      address: addressFor(tx, order.address),
      timeline: await timelineOf(tx, 'shipment', id),
      allowed: [...allowedFrom(shipmentMachine, row.status, 'admin')],
    } as Detail
  })
}
