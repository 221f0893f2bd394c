import { index, integer, pgTable, sql } from '../sql.ts'
import { at, bounds, id, idOf, money, newest, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'
import { variants } from './product.ts'

export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    name: technical.text('name').notNull(),
    contact: technical.text('contact'),
    email: technical.text('email'),
    phone: technical.text('phone'),
    leadTimeDays: integer('lead_time_days'),
    note: technical.text('note'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('suppliers', { zero: [t.leadTimeDays] }),
    index('suppliers_name').on(t.name, t.id),
  ],
)

export const purchaseStates = [
  'draft',
  'ordered',
  'partly_received',
  'received',
  'cancelled',
] as const

/** What was ordered from a supplier. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    supplierId: idOf('supplier_id', () => suppliers.id),
    status: technical.text('status', { enum: purchaseStates }).notNull(),
    expectedOn: technical.date('expected_on', { mode: 'string' }),
    note: technical.text('note'),
    orderedAt: at('ordered_at'),
    receivedAt: at('received_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('purchase_orders_created').on(newest(t.createdAt), newest(t.id)),
    index('purchase_orders_supplier').on(t.supplierId, newest(t.createdAt)),
    index('purchase_orders_open')
      .on(t.expectedOn, t.id)
      .where(sql`${t.status} in ('ordered', 'partly_received')`),
  ],
)

export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: id(),
    purchaseOrderId: idOf('purchase_order_id', () => purchaseOrders.id),
    variantId: idOf('variant_id', () => variants.id),
    ordered: integer('ordered').notNull(),
    received: integer('received').notNull().default(0),
    /** Of one unit, in minor units. */
    cost: money('cost'),
    position: integer('position').notNull(),
  },
  (t) => [
    bounds('purchase_order_lines', { zero: [t.received, t.cost], one: [t.ordered] }),
    index('purchase_order_lines_order').on(t.purchaseOrderId, t.position),
    index('purchase_order_lines_variant').on(t.variantId),
  ],
)
