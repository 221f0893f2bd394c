import { index, integer, pgTable, sql, unique, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, idOf, newest, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'
import { variants } from './product.ts'

/** Why the units of a lot are not for sale. */
export const holdReasons = ['recall', 'expired', 'damaged', 'inspection'] as const

/**
 * Units of a variant that were made together. What `stock` counts and no lot names is without a lot. `on_hand` can
 * be sold and holds what is packed but has not left; `quarantined` is in the house and cannot be sold.
 */
export const stockLots = pgTable(
  'stock_lots',
  {
    id: id(),
    variantId: idOf('variant_id', () => variants.id),
    lot: technical.text('lot').notNull(),
    expiresOn: technical.date('expires_on', { mode: 'string' }),
    onHand: integer('on_hand').notNull().default(0),
    quarantined: integer('quarantined').notNull().default(0),
    /** While it is held, units that come back go to quarantine. */
    holdReason: technical.text('hold_reason', { enum: holdReasons }),
    holdNote: technical.text('hold_note'),
    heldAt: at('held_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('stock_lots', { zero: [t.onHand, t.quarantined] }),
    uniqueIndex('stock_lots_once').on(t.variantId, t.lot),
    index('stock_lots_lot').using('gin', sql`${t.lot} gin_trgm_ops`),
    // what is in the house, by the day on which it expires
    index('stock_lots_expiry')
      .on(t.expiresOn, t.id)
      .where(sql`${t.onHand} > 0 or ${t.quarantined} > 0`),
  ],
)

export const moveKinds = [
  'received',
  'reserved',
  'released',
  'shipped',
  'returned',
  'wasted',
  'counted',
  'quarantined',
  'cleared',
  'labelled',
] as const

/**
 * The ledger of stock. Append-only (a trigger refuses UPDATE and DELETE for everybody). The sums of a variant's rows
 * are its `stock`; the sums of a lot's rows are the lot's.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    at: at('at').notNull(),
    variantId: idOf('variant_id', () => variants.id),
    lotId: uuid('lot_id').references(() => stockLots.id),
    kind: technical.text('kind', { enum: moveKinds }).notNull(),
    /** Changes, in units. */
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    quarantined: integer('quarantined').notNull().default(0),
    orderId: uuid('order_id'),
    shipmentId: uuid('shipment_id'),
    /** Delivery note, invoice or count sheet. */
    document: technical.text('document'),
    reason: technical.text('reason'),
    actorRole: technical.text('actor_role').notNull(),
    actorId: uuid('actor_id'),
  },
  (t) => [
    index('stock_movements_at').on(newest(t.at), newest(t.id)),
    index('stock_movements_variant').on(t.variantId, newest(t.at)),
    index('stock_movements_lot').on(t.lotId, newest(t.at)).where(sql`${t.lotId} is not null`),
  ],
)

export const countStates = ['counting', 'review', 'confirmed', 'discarded'] as const

/** A count of the shelves whose bin begins with `area`. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    area: technical.text('area').notNull(),
    status: technical.text('status', { enum: countStates }).notNull(),
    closedAt: at('closed_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [index('stock_counts_created').on(newest(t.createdAt), newest(t.id))],
)

/** What lies in one place: the units of a lot, or those without one. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    id: id(),
    countId: idOf('count_id', () => stockCounts.id),
    variantId: idOf('variant_id', () => variants.id),
    lotId: uuid('lot_id').references(() => stockLots.id),
    counted: integer('counted'),
    /** Units that stock had on the shelf, not packed, when they were counted. */
    expected: integer('expected'),
    countedAt: at('counted_at'),
  },
  (t) => [
    bounds('stock_count_lines', { zero: [t.counted, t.expected] }),
    unique('stock_count_lines_once').on(t.countId, t.variantId, t.lotId).nullsNotDistinct(),
    index('stock_count_lines_variant').on(t.variantId),
  ],
)
