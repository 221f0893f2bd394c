import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { type AddressSnapshot, orders, payments } from '../../db/schema/order.ts'
import { addresses } from '../../db/schema/patient.ts'
import { and, desc, eq, isNotNull, ne } from '../../db/sql.ts'
import { loadCart } from '../cart/load.ts'
import { findCart } from '../cart/open.ts'
import { offeredPayments } from '../cart/payments.ts'
import { shownAddress } from '../order/address.ts'
import { listSavedCards } from '../payment/methods.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { ofPatient } from '../practices.ts'

type Choices = NonNullable<components['schemas']['LastTime']['choices']>
type Card = NonNullable<Choices['card']>

/**
 * Address, delivery and payment of the signed-in patient's last order that was not cancelled, and what of it the
 * present cart cannot have: they are offered together or not at all. The card is known from the books; `check` asks its
 * provider whether it is still there.
 */
export async function lastTimeChoices(
  ctx: PatientCtx,
  { check = false } = {},
): Promise<Choices | null> {
  const last = await lastOrder(ctx)
  if (!last || last.paymentMethod === 'shopify' || ctx.storefront.kind === 'shopify') return null
  const address = await entryLike(ctx, last.address)
  const cart = await findCart(ctx)
  // as it would be counted there: zones differ in what they offer
  const loaded = await loadCart(
    ctx,
    cart && { ...cart, addressId: address?.id ?? null, method: last.method },
  )
  const name = (await getShopSettings(ctx))['shipping.methods'].find(
    ({ key }) => key === last.method,
  )?.name
  const isOffered = offeredPayments(loaded).some((each) => each === last.paymentMethod)
  const card = last.paymentMethod === 'card' && isOffered ? await cardOf(ctx, last.id, check) : null
  const changed: Choices['changed'] = []
  if (!address) changed.push('address')
  if (loaded.method.key !== last.method) changed.push('method')
  if (!isOffered) changed.push('payment_method')
  if (card === 'gone') changed.push('card')
  return {
    order_number: last.number,
    placed_at: last.placedAt.toISOString(),
    address_id: address?.id ?? null,
    address: shownAddress(ctx, last.address),
    method: last.method,
    method_name: name ?? { en: last.method, ja: last.method },
    payment_method: last.paymentMethod,
    card: card === 'gone' ? null : card,
    changed,
  }
}

async function lastOrder(ctx: PatientCtx) {
  const [row] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      address: orders.address,
      method: orders.method,
      paymentMethod: orders.paymentMethod,
    })
    .from(orders)
    .where(and(ofPatient(orders, ctx.actor), ne(orders.orderState, 'cancelled')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return row
}

/** The entry of the address book that says the same, however it is called. */
async function entryLike(ctx: PatientCtx, to: AddressSnapshot) {
  const rows = await ctx.db.select().from(addresses).where(eq(addresses.patientId, ctx.actor.id))
  const text = (parts: (string | null | undefined)[]) => JSON.stringify(parts.map((p) => p || ''))
  const wanted = text([to.name, to.company, to.country, to.postal_code, ...placeOf(to)])
  return rows.find(
    (row) => text([row.name, row.company, row.country, row.postalCode, ...placeOf(row)]) === wanted,
  )
}

type Place = Pick<AddressSnapshot, 'region' | 'city' | 'line1' | 'line2'>
const placeOf = ({ region, city, line1, line2 }: Place) => [region, city, line1, line2]

/** The saved card that paid it; null for one that was never saved, which is entered again as then. */
async function cardOf(
  ctx: PatientCtx,
  orderId: string,
  check: boolean,
): Promise<Card | 'gone' | null> {
  const [paid] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.checkoutUntil)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  if (!paid || (!paid.savedMethod && !paid.keepCard)) return null
  const { cardBrand, cardLast4 } = paid
  if (!check && cardBrand && cardLast4) return { id: null, brand: cardBrand, last4: cardLast4 }
  const { cards } = await listSavedCards(ctx).catch(() => ({ cards: [] }))
  const card = cards.find(({ id, brand, last4 }) =>
    paid.savedMethod ? id === paid.savedMethod : brand === cardBrand && last4 === cardLast4,
  )
  if (!card || card.expiry === 'expired') return 'gone'
  return { id: card.id, brand: card.brand, last4: card.last4 }
}
