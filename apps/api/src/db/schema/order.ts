import { boolean, index, integer, pgTable, primaryKey, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, idOf, money, newest, revision, stamps } from './columns.ts'
import { companySnapshot, internal, personal, technical } from './dataClass.ts'
import { fulfilmentStates, lineStates, orderStates, paymentStates } from './orderStates.ts'
import { patients } from './patient.ts'

export type AddressSnapshot = {
  name: string
  phone: string
  country: string
  postal_code: string
  region: string
  city: string
  line1: string
  line2: string | null
  /** Who buys, where it is a business. */
  company?: string | null | undefined
  vat_number?: string | null | undefined
}

/** A discount that counted on a line of an order, as it was called then. */
export type LineDiscount = {
  kind: 'individual' | 'first_order' | 'catalog' | 'product' | 'waived'
  id: string | null
  name: string | null
  rate_bp: number
  amount: number
}

/** A patient's wish to cancel after the window, as the contract's `OrderCancelRequest`. */
export type CancelRequest = {
  status: 'open' | 'accepted' | 'declined' | 'too_late' | 'withdrawn'
  reason: string | null
  requested_at: string
  answer: string | null
  answered_at: string | null
}

/** A refund above the limit that waits for a second administrator; `input` is what the first one asked for. */
export type RefundRequest = {
  by: string
  at: string
  amount: number
  input: {
    lines: { orderLineId: string; quantity: number; amount: number }[]
    shippingAmount: number
    reason: string
    restock: boolean
    bearer?: 'doctor' | 'platform'
  }
  /** The return that it ends, and whether the goods go to the shelf. */
  ofReturn?: { id: string; restock: boolean }
}

/** A part of an order's amounts that is not what the cart showed, or not what its parts come to; minor units. */
export type AmountDifference = {
  part: 'products' | 'prices' | 'discount' | 'tax' | 'total'
  expected: number
  actual: number
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    placedByRole: technical.text('placed_by_role').notNull(),
    placedById: uuid('placed_by_id').notNull(),
    /** How the patient agreed to an order that the doctor placed on invoice, in the doctor's words, and on which day. */
    consentNote: personal.text('consent_note'),
    consentOn: technical.date('consent_on', { mode: 'string' }),
    source: technical
      .text('source', { enum: ['recipe', 'catalog', 'mixed', 'on_behalf', 'repeat'] })
      .notNull(),
    address: personal.jsonb('address').$type<AddressSnapshot>().notNull(),
    shipRegion: technical.text('ship_region').notNull(),
    currency: technical.text('currency').notNull(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    shipping: money('shipping').notNull(),
    tax: money('tax').notNull(),
    /** What tax adds to goods and delivery as priced; negative where it was taken out of prices that include it. */
    taxAdded: money('tax_added').notNull().default(0),
    /** The delivery's part of it. */
    shippingTaxAdded: money('shipping_tax_added').notNull().default(0),
    /** The delivery's part of `tax`; the rest is that of the goods. */
    shippingTax: money('shipping_tax').notNull().default(0),
    pricesIncludeTax: boolean('prices_include_tax').notNull().default(true),
    /** The buyer accounts for the tax: none was charged. */
    reverseCharge: boolean('reverse_charge').notNull().default(false),
    total: money('total').notNull(),
    refunded: money('refunded').notNull().default(0),
    orderState: technical.text('order_state', { enum: orderStates }).notNull(),
    paymentState: technical.text('payment_state', { enum: paymentStates }).notNull(),
    fulfilmentState: technical.text('fulfilment_state', { enum: fulfilmentStates }).notNull(),
    method: technical.text('method').notNull(),
    paymentMethod: technical
      .text('payment_method', {
        enum: ['invoice', 'bank_transfer', 'card', 'shopify'],
      })
      .notNull(),
    cancelUntil: at('cancel_until').notNull(),
    releasedAt: at('released_at'),
    holdReason: internal(personal.text('hold_reason')),
    cancelRequest: personal.jsonb('cancel_request').$type<CancelRequest>(),
    refundRequest: internal(personal.jsonb('refund_request')).$type<RefundRequest>(),
    cancelReason: personal.text('cancel_reason'),
    cancelledAt: at('cancelled_at'),
    paidAt: at('paid_at'),
    /** When the bank gave the money of a chargeback back to the cardholder. */
    chargebackLostAt: at('chargeback_lost_at'),
    shippedAt: at('shipped_at'),
    deliveredAt: at('delivered_at'),
    shopOrderId: technical.text('shop_order_id').unique(),
    /** Why the order is flagged `amount_mismatch`; kept when a person has released it. */
    amountDifferences: technical.jsonb('amount_differences').$type<AmountDifference[]>(),
    disclosureVersion: technical.text('disclosure_version'),
    /** Who sells, as on the day of the order. */
    companySnapshot: companySnapshot(),
    /** Rate of the tax on the delivery, as it was; null in orders from before it was kept. */
    shippingTaxBp: integer('shipping_tax_bp'),
    /** What the tax is called on the receipt; null: just "tax". */
    taxName: technical.text('tax_name'),
    itemCount: integer('item_count').notNull(),
    flags: technical.text('flags').array().notNull().default(sql`'{}'::text[]`),
    placedAt: at('placed_at').notNull(),
    /** Since when something of it could leave and has not; the database keeps it. */
    unshippedSince: at('unshipped_since').generatedAlwaysAs(
      sql`case when order_state = 'open' and fulfilment_state in ('unfulfilled', 'in_progress', 'partially_shipped', 'on_hold')
        and (payment_state in ('paid', 'authorized', 'partially_refunded') or (payment_method = 'invoice' and payment_state = 'pending'))
        then case when payment_method = 'invoice' then placed_at else coalesce(paid_at, placed_at) end end`,
    ),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('orders', {
      zero: [t.subtotal, t.discount, t.shipping, t.tax, t.total, t.refunded, t.itemCount],
    }),
    bounds('orders_shipping_tax', { zero: [t.shippingTaxBp, t.shippingTax] }),
    index('orders_unshipped').on(t.unshippedSince, t.id),
    // read backwards it is DESC NULLS LAST: what has left stands last in both directions
    index('orders_unshipped_newest').on(t.unshippedSince.asc().nullsFirst(), t.id),
    index('orders_placed').on(newest(t.placedAt), newest(t.id)),
    index('orders_payment').on(t.paymentState, newest(t.placedAt), newest(t.id)),
    index('orders_method').on(t.paymentMethod, newest(t.placedAt), newest(t.id)),
    index('orders_fulfilment').on(t.fulfilmentState, newest(t.placedAt), newest(t.id)),
    index('orders_state').on(t.orderState, newest(t.placedAt), newest(t.id)),
    // two states at once, as facets count them: one may be everywhere and both nowhere
    index('orders_states').on(t.paymentState, t.fulfilmentState, t.orderState, t.paymentMethod),
    // what practices have sold is summed up from here: 90 days of all of them, and no order is fetched for it
    index('orders_practice').on(
      t.doctorId,
      newest(t.placedAt),
      newest(t.id),
      t.cancelledAt,
      t.total,
      t.shipping,
      t.shippingTaxAdded,
      t.tax,
      t.shippingTax,
    ),
    index('orders_patient').on(t.doctorId, t.patientId, newest(t.placedAt), newest(t.id)),
    index('orders_of_patient').on(t.patientId, newest(t.placedAt), newest(t.id)),
    // a search finds thousands by their ids and sorts them by the day: read from here, no order is fetched for it
    index('orders_found').on(t.id, t.placedAt),
    index('orders_attention')
      .on(newest(t.placedAt), newest(t.id))
      .where(sql`${t.flags} <> '{}' or ${t.orderState} = 'open'`),
    // those of one flag, and how many of the few that have come to nothing are in which state
    index('orders_flagged').on(newest(t.placedAt), newest(t.id)).where(sql`${t.flags} <> '{}'`),
    index('orders_cancelled')
      .on(t.paymentState, t.fulfilmentState, t.orderState, t.paymentMethod)
      .where(sql`${t.orderState} = 'cancelled' or ${t.paymentState} = 'refunded'`),
    index('orders_chargebacks_lost')
      .on(t.chargebackLostAt)
      .where(sql`${t.chargebackLostAt} is not null`),
    index('orders_total').on(t.total),
    index('orders_number_search').using('gin', sql`${t.number} gin_trgm_ops`),
    index('orders_updated').on(newest(t.updatedAt), newest(t.id)),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: idOf('order_id', () => orders.id),
    doctorId: uuid('doctor_id').notNull(),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    snapshot: technical
      .jsonb('snapshot')
      .$type<{
        title: string
        brand: string
        image: string | null
        variant_title: string
        sku: string
        units_per_pack: number
        unit: string
        /** What was ordered before an administrator changed the product. */
        replaces?: string
      }>()
      .notNull(),
    recipeId: uuid('recipe_id'),
    recipeLineId: uuid('recipe_line_id'),
    /** The shop's id of the line, where the shop took the order. */
    shopLineId: technical.text('shop_line_id'),
    qtyOrdered: integer('qty_ordered').notNull(),
    qtyShipped: integer('qty_shipped').notNull().default(0),
    qtyCancelled: integer('qty_cancelled').notNull().default(0),
    qtyReturned: integer('qty_returned').notNull().default(0),
    unitPrice: money('unit_price').notNull(),
    discount: money('discount').notNull(),
    /** What `discount` is made of, as far as it is known. */
    discounts: technical.jsonb('discounts').$type<LineDiscount[]>().notNull().default([]),
    tax: money('tax').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    lineTotal: money('line_total').notNull(),
    refunded: money('refunded').notNull().default(0),
    commissionRateBp: integer('commission_rate_bp').notNull(),
    /** The patient waits for stock, however long it takes. */
    backorderChoice: technical.text('backorder_choice', { enum: ['wait'] }),
    /** When the patient was last told that it waits, and until which day; null once it has come in. */
    backorderToldAt: at('backorder_told_at'),
    restockTold: technical.date('restock_told', { mode: 'string' }),
    lineStatus: technical.text('line_status', { enum: lineStates }).notNull(),
    shippedAt: at('shipped_at'),
    deliveredAt: at('delivered_at'),
  },
  (t) => [
    bounds('order_lines', {
      zero: [
        t.unitPrice,
        t.discount,
        t.tax,
        t.taxRateBp,
        t.lineTotal,
        t.refunded,
        t.qtyShipped,
        t.qtyCancelled,
        t.qtyReturned,
      ],
      one: [t.qtyOrdered],
      rate: [t.commissionRateBp],
    }),
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    index('order_lines_told').on(t.orderId).where(sql`${t.backorderToldAt} is not null`),
    index('order_lines_recipe').on(t.recipeLineId),
    // with order and line, so that searches by product read the index alone, and never all lines
    index('order_lines_product').on(t.productId, t.orderId, t.id),
    index('order_lines_open')
      .on(t.lineStatus, t.orderId)
      .where(
        sql`${t.lineStatus} in ('waiting', 'reserved', 'backordered', 'picking', 'packed', 'return_requested')`,
      ),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    orderId: idOf('order_id', () => orders.id),
    provider: technical.text('provider').notNull(),
    ref: technical.text('ref'),
    status: technical
      .text('status', {
        enum: ['pending', 'authorized', 'paid', 'failed', 'voided'],
      })
      .notNull(),
    /** Negative where a part of a payment went back before such a part was kept as a refund. */
    amount: money('amount').notNull(),
    currency: technical.text('currency').notNull(),
    /** The provider's page on which it is paid, and until when it takes money. */
    checkoutRef: technical.text('checkout_ref'),
    checkoutUrl: technical.text('checkout_url'),
    checkoutUntil: at('checkout_until'),
    /**
     * What the provider was asked for and has not yet confirmed; written before it is asked. `charge`: the saved
     * card is charged; `charge_or_page`: and where that is refused, the patient is given a page to pay on.
     */
    wanted: technical.text('wanted', {
      enum: ['checkout', 'charge', 'charge_or_page', 'capture', 'void'],
    }),
    /** The saved card that is charged, by the provider's id. */
    savedMethod: technical.text('saved_method'),
    /** The patient has agreed that the card they pay with is saved. */
    keepCard: boolean('keep_card').notNull().default(false),
    /** When the provider is asked again, whatever events say; null once nothing can change. */
    checkAt: at('check_at'),
    failure: technical.text('failure'),
    cardBrand: technical.text('card_brand'),
    cardLast4: technical.text('card_last4'),
    recordedBy: uuid('recorded_by'),
    note: internal(personal.text('note')),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_ref').on(t.provider, t.ref),
    index('payments_check').on(t.checkAt, t.id).where(sql`${t.checkAt} is not null`),
  ],
)

/** What was refunded of a line; `shipped_amount` of it for units that had left. */
type RefundedLine = {
  order_line_id: string
  quantity: number
  amount: number
  shipped_amount?: number
  /** Units that were being packed when a shop refunded them and are still to be taken out, and what of it is theirs. */
  packed?: number
  packed_amount?: number
}

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    orderId: idOf('order_id', () => orders.id),
    lines: technical.jsonb('lines').$type<RefundedLine[]>().notNull(),
    shippingAmount: money('shipping_amount').notNull().default(0),
    amount: money('amount').notNull(),
    currency: technical.text('currency').notNull(),
    reason: personal.text('reason').notNull(),
    /** Whose money it is: the doctor's commission goes back with it, or the platform's alone. */
    bearer: technical
      .text('bearer', { enum: ['doctor', 'platform'] })
      .notNull()
      .default('doctor'),
    createdBy: uuid('created_by'),
    /** The payment whose card it goes back to; null where it is paid out by hand. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /**
     * How far the money is; `credited`: none had come, and the invoice was lowered. Null where a shop has given it back,
     * and of refunds from before it was kept.
     */
    state: technical.text('state', { enum: ['pending', 'done', 'failed', 'credited'] }),
    providerRef: technical.text('provider_ref'),
    failure: technical.text('failure'),
    /** How often the card's provider was asked for it: the next one only where all before have failed. */
    tries: integer('tries').notNull().default(1),
    checkAt: at('check_at'),
    shopRefundId: technical.text('shop_refund_id').unique(),
    /** Of one that was transferred by hand: when, what the bank calls it, who has recorded it. */
    paidOutOn: technical.date('paid_out_on', { mode: 'string' }),
    paidOutRef: technical.text('paid_out_ref'),
    paidOutBy: uuid('paid_out_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('refunds', { zero: [t.amount, t.shippingAmount], one: [t.tries] }),
    index('refunds_order').on(t.orderId),
    index('refunds_created').on(t.createdAt),
    index('refunds_state').on(t.state, t.createdAt, t.id),
    index('refunds_check').on(t.checkAt, t.id).where(sql`${t.checkAt} is not null`),
  ],
)

/** Who a patient is at the payment provider, made when first needed: what their saved cards belong to. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    patientId: idOf('patient_id', () => patients.id),
    doctorId: uuid('doctor_id').notNull(),
    provider: technical.text('provider').notNull(),
    /** An id of the provider; without its books it says nothing of the person. */
    ref: technical.text('ref').notNull(),
    createdAt: at('created_at').notNull(),
    /** The patient was erased: the provider is to forget them too, and then the row goes. */
    forgetAt: at('forget_at'),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.provider] }),
    index('payment_customers_forget').on(t.forgetAt).where(sql`${t.forgetAt} is not null`),
  ],
)

/** Events of a payment provider, each once: hints only, so nothing of what they say is kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: technical.text('id').primaryKey(),
    provider: technical.text('provider').notNull(),
    kind: technical
      .text('kind', {
        enum: ['payment', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost'],
      })
      .notNull(),
    /** The provider's payment, and ours where the event names it. */
    ref: technical.text('ref'),
    paymentId: uuid('payment_id'),
    /** As the provider says; null in events from before it was kept. */
    happenedAt: at('happened_at'),
    receivedAt: at('received_at').notNull(),
    doneAt: at('done_at'),
  },
  (t) => [index('payment_events_open').on(t.receivedAt).where(sql`${t.doneAt} is null`)],
)
