import { index, integer, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, money, revision, stamps } from './columns.ts'
import { internal, personal, technical } from './dataClass.ts'

/** A line as the cart showed it when its checkout began: minor units, `discount` of the whole line. */
export type ShownLine = {
  /** The shop's id of the variant. */
  variant: string
  quantity: number
  unit_price: number
  discount: number
  /** What the shop may take off by the codes that were handed over; basis points. */
  rate_bp: number
}

export const carts = pgTable(
  'carts',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    /** `prepared` is what a doctor puts together for the patient, `sent` what a pay link orders, `repeat` what a repeat does. */
    status: technical
      .text('status', { enum: ['active', 'prepared', 'sent', 'repeat', 'ordered', 'expired'] })
      .notNull(),
    /** What was ordered of it last. */
    orderId: uuid('order_id'),
    addressId: uuid('address_id'),
    method: technical.text('method'),
    paymentMethod: technical.text('payment_method'),
    /** The saved card it is paid with, by the provider's id; null for a new one. */
    cardId: technical.text('card_id'),
    /** The version of the consent that the patient has agreed to, so that the new card is saved. */
    cardConsent: technical.text('card_consent'),
    expiresAt: at('expires_at').notNull(),
    shopCartId: technical.text('shop_cart_id'),
    /** Where the shop takes the payment of the cart as it was at `shop_cart_revision`. */
    shopCheckoutUrl: internal(personal.text('shop_checkout_url')),
    shopCartRevision: integer('shop_cart_revision'),
    /** What the lines got off then, and when it was made: its discounts do not count for ever. */
    shopCartRates: integer('shop_cart_rates').array(),
    shopCartAt: at('shop_cart_at'),
    /** What the patient saw then: an order that differs is reviewed by a person. */
    shopCartShown: technical.jsonb('shop_cart_shown').$type<ShownLine[]>(),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    uniqueIndex('carts_active').on(t.patientId).where(sql`${t.status} = 'active'`),
    uniqueIndex('carts_prepared').on(t.doctorId, t.patientId).where(sql`${t.status} = 'prepared'`),
    index('carts_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').notNull(),
    recipeLineId: uuid('recipe_line_id'),
    quantity: integer('quantity').notNull(),
    priceSeen: money('price_seen').notNull(),
    backorderChoice: technical.text('backorder_choice', { enum: ['wait', 'substitute', 'remove'] }),
    savedForLater: integer('saved_for_later').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('cart_lines', { zero: [t.priceSeen, t.savedForLater], one: [t.quantity] }),
    uniqueIndex('cart_lines_once').on(
      t.cartId,
      t.variantId,
      sql`coalesce(${t.recipeLineId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
  ],
)
