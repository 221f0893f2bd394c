import { index, integer, pgTable, sql, uuid } from '../sql.ts'
import { at, bounds, id, idOf, newest, revision, stamps } from './columns.ts'
import { internal, personal, technical } from './dataClass.ts'
import { orderLines, orders } from './order.ts'

export const shipmentStates = [
  'to_pick',
  'picking',
  'packed',
  'shipped',
  'in_transit',
  'delivered',
  'cancelled',
  'exception',
  'reshipped',
  'refunded',
] as const

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    doctorId: uuid('doctor_id').notNull(),
    orderId: idOf('order_id', () => orders.id),
    status: technical.text('status', { enum: shipmentStates }).notNull(),
    method: technical.text('method').notNull(),
    carrier: technical.text('carrier'),
    trackingNo: personal.text('tracking_no'),
    trackingUrl: personal.text('tracking_url'),
    weightG: integer('weight_g').notNull().default(0),
    exceptionCode: technical.text('exception_code', {
      enum: ['lost', 'damaged', 'address', 'refused', 'returned'],
    }),
    exceptionNote: internal(personal.text('exception_note')),
    reshipmentOf: uuid('reshipment_of'),
    shopFulfilmentId: technical.text('shop_fulfilment_id').unique(),
    /** When the shop last changed what is known of it here: what is older comes too late. */
    shopUpdatedAt: at('shop_updated_at'),
    pickedAt: at('picked_at'),
    packedAt: at('packed_at'),
    shippedAt: at('shipped_at'),
    inTransitAt: at('in_transit_at'),
    deliveredAt: at('delivered_at'),
    /** Stays when its replacement is cancelled and it is decided again. */
    failedAt: at('failed_at'),
    cancelledAt: at('cancelled_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('shipments', { zero: [t.weightG] }),
    index('shipments_state').on(t.status, t.createdAt, t.id),
    index('shipments_shipped').on(t.shippedAt, t.id),
    index('shipments_order').on(t.orderId),
    index('shipments_created').on(newest(t.createdAt), newest(t.id)),
    index('shipments_updated').on(newest(t.updatedAt), newest(t.id)),
    index('shipments_search').using(
      'gin',
      sql`${t.number} gin_trgm_ops`,
      sql`${t.trackingNo} gin_trgm_ops`,
    ),
  ],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    shipmentId: idOf('shipment_id', () => shipments.id),
    orderLineId: idOf('order_line_id', () => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** Null where the lot's stock is not counted here. Its row is in `stock_lots`. */
    stockLotId: uuid('stock_lot_id'),
    lot: technical.text('lot'),
    expiresOn: technical.date('expires_on', { mode: 'string' }),
  },
  (t) => [
    bounds('shipment_lines', { one: [t.quantity] }),
    index('shipment_lines_shipment').on(t.shipmentId),
    index('shipment_lines_order_line').on(t.orderLineId),
    index('shipment_lines_lot').on(t.lot),
    index('shipment_lines_stock_lot').on(t.stockLotId),
    // a list of what is still to be sorted into it would make a search read the whole small table instead
    index('shipment_lines_lot_search')
      .using('gin', sql`${t.lot} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)
