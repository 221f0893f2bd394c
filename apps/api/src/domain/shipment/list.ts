import type { components } from '@officina/openapi/schema'
import { and, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { orderLines, orders, shipmentLines, shipments } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { products } from '../../db/schema/product.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { countOf, type ListQuery, like, orderOf, windowOf } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { lockOrder } from '../order/load.ts'
import { timelineOf } from '../timeline.ts'
import { isoOf } from '../wire.ts'
import { type ShipmentState, shipmentMachine } from './machine.ts'
import { shipmentsOf } from './view.ts'

type Row = components['schemas']['Shipment']
type Detail = components['schemas']['ShipmentDetail']
type Filter = {
  id?: string[]
  q?: string
  status?: ShipmentState[]
  work_needed?: boolean
  order_id?: string
  created_at_gte?: string
  created_at_lte?: string
}

/** Parcels of all orders, oldest first: what waits longest stands on top. */
export async function listShipments(ctx: AdminCtx, query: ListQuery<Filter>) {
  const where = and(...conditions(query.filter ?? {}))
  const { offset, limit } = windowOf(query)
  const rows = await selectRows(ctx)
    .where(where)
    .orderBy(...orderOf(query, sortable, ['created_at', 'ASC'], shipments.id))
    .limit(limit)
    .offset(offset)
  const { q, work_needed } = query.filter ?? {}
  const needsOrder = q !== undefined || work_needed !== undefined
  const joined = sql`${shipments} inner join ${orders} on ${orders.id} = ${shipments.orderId}`
  const from = sql`${needsOrder ? joined : shipments} where ${where ?? sql`true`}`
  return { rows: rows as Row[], offset, ...(await countOf(ctx, from)) }
}

/** How many parcels stand in each column of the board. */
export async function countShipments(ctx: AdminCtx): Promise<Record<ShipmentState, number>> {
  const counts: Partial<Record<ShipmentState, number>> = {}
  for (const status of shipmentMachine.states) {
    const from = sql`${shipments} where ${shipments.status} = ${status}`
    counts[status] = (await countOf(ctx, from)).total
  }
  return counts as Record<ShipmentState, number>
}

/** A parcel with its contents and address. Reading it writes an audit row on the order. */
export function getShipment(ctx: AdminCtx, id: string): Promise<Detail> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await selectRows(tx).where(eq(shipments.id, id))
    if (!row) throw notFound()
    const { order, lines, parcels } = await lockOrder(tx, row.order_id)
    await audit(tx, {
      action: 'order.read',
      objectType: 'order',
      objectId: order.id,
      doctorId: order.doctorId,
      patientId: order.patientId,
    })
    const [parcel] = await shipmentsOf(
      tx,
      parcels.filter((p) => p.id === id),
      lines,
    )
    return {
      ...row,
      ...parcel,
      address: order.address,
      timeline: await timelineOf(tx, 'shipment', id),
      allowed: [...allowedFrom(shipmentMachine, row.status, 'admin')],
    } as Detail
  })
}

const contentsOf = sql`from ${shipmentLines} inner join ${orderLines} on ${orderLines.id} = ${shipmentLines.orderLineId}
  inner join ${products} on ${products.id} = ${orderLines.productId} where ${shipmentLines.shipmentId} = ${shipments.id}`

const selectRows = (ctx: AdminCtx) =>
  ctx.db
    .select({
      id: shipments.id,
      number: shipments.number,
      order_id: shipments.orderId,
      order_number: orders.number,
      patient_number: patients.number,
      status: shipments.status,
      method: shipments.method,
      ship_region: orders.shipRegion,
      city: sql<string>`${orders.address}->>'city'`,
      item_count: sql<number>`(select coalesce(sum(${shipmentLines.quantity}), 0)::int ${contentsOf})`,
      items: sql<string>`(select coalesce(string_agg((${orderLines.snapshot}->>'title') || ' × ' || ${shipmentLines.quantity}, ', ' order by ${orderLines.position}), '') ${contentsOf})`,
      weight_g: shipments.weightG,
      heat_sensitive: sql<boolean>`(select coalesce(bool_or(${products.heatSensitive}), false) ${contentsOf})`,
      hold_reason: sql<
        string | null
      >`case when ${orders.fulfilmentState} = 'on_hold' then ${orders.holdReason} end`,
      is_paid: sql<boolean>`${orders.paymentState} in ('paid', 'partially_refunded', 'authorized')`,
      carrier: shipments.carrier,
      tracking_no: shipments.trackingNo,
      tracking_url: shipments.trackingUrl,
      exception_code: shipments.exceptionCode,
      exception_note: shipments.exceptionNote,
      reshipment_of: shipments.reshipmentOf,
      created_at: isoOf(shipments.createdAt),
      picked_at: isoOf<string | null>(shipments.pickedAt),
      packed_at: isoOf<string | null>(shipments.packedAt),
      shipped_at: isoOf<string | null>(shipments.shippedAt),
      in_transit_at: isoOf<string | null>(shipments.inTransitAt),
      delivered_at: isoOf<string | null>(shipments.deliveredAt),
      revision: shipments.revision,
      updated_at: isoOf(shipments.updatedAt),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(patients, eq(patients.id, orders.patientId))

const sortable = {
  created_at: shipments.createdAt,
  updated_at: shipments.updatedAt,
  number: shipments.number,
  status: shipments.status,
  shipped_at: shipments.shippedAt,
}

function conditions(filter: Filter): (SQL | undefined)[] {
  const given = <T>(value: T | undefined, make: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : make(value)
  return [
    given(filter.id, (id) => inArray(shipments.id, id)),
    given(filter.status, (status) => inArray(shipments.status, status)),
    given(filter.work_needed, (needed) => (needed ? needsWork : sql`not (${needsWork})`)),
    given(filter.order_id, (id) => eq(shipments.orderId, id)),
    given(filter.created_at_gte, (at) => gte(shipments.createdAt, new Date(at))),
    given(filter.created_at_lte, (at) => lte(shipments.createdAt, new Date(at))),
    given(filter.q, (q) =>
      or(
        ilike(shipments.number, like(q)),
        ilike(shipments.trackingNo, like(q)),
        ilike(orders.number, like(q)),
      ),
    ),
  ]
}

const needsWork = sql`${shipments.status} in ('to_pick', 'picking', 'packed', 'exception') and ${orders.fulfilmentState} <> 'on_hold'`
