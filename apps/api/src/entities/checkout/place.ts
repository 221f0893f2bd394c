import {
  ChangedMeanwhileError,
  inTransaction,
  type PatientActor,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { orders } from '../../db/schema/order.ts'
import { and, inArray, ne } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { storeConsents } from '../account/terms.ts'
import { audit } from '../audit.ts'
import type { LockedCart } from '../cart/entity.ts'
import { type LoadedCart, loadCart } from '../cart/load.ts'
import { type CartRecord, expiry, lockCart } from '../cart/open.ts'
import { offeredPayments } from '../cart/payments.ts'
import { refuseCart } from '../cart/refuse.ts'
import { isOrderOf } from '../catalog/buyer.ts'
import { conflict, invalid, invalidFields, revisionConflict } from '../errors.ts'
import { mailOrderPlaced } from '../order/sendMails.ts'
import { recordOrdered } from '../recipe/ordered.ts'
import { draftLines, insertOrder, type PlacedBy } from './insert.ts'

type Checkout = {
  /** The total the patient has seen, in minor units. */
  expectedTotal: number
  /** Revision of the cart the patient has seen. */
  revision?: number | undefined
}

/** What is ordered where it is not the open cart, and by whom where it is not the patient. */
type Given = { cart?: LockedCart; by?: PlacedBy }

/**
 * Turns the cart into an order, in one transaction: prices and checks again, takes the stock, freezes rates
 * and address, counts the recipes, starts the payment, sends the mails. Answers the order's id.
 * 409 PRICE_CHANGED, REVISION_CONFLICT, CART_EMPTY; 422 with the problem of a line.
 */
export async function placeOrder(
  ctx: PatientCtx,
  checkout: Checkout,
  given: Given = {},
): Promise<{ id: string }> {
  if (ctx.storefront.kind === 'shopify') throw otherCheckout()
  return inTransaction(ctx, async (ctx) => {
    const cart = given.cart ?? (await lockCart(ctx))
    const by = given.by ?? { role: 'patient', accountId: ctx.actor.accountId }
    const loaded = await loadCart(ctx, cart)
    assertReady(cart, loaded, checkout)
    const placed = await placeCart(ctx, cart, loaded, by)
    const entry = placedEntry(loaded, placed)
    const consent = by.consent && { consent: by.consent.note, consent_on: by.consent.on }
    await audit(ctx, { ...entry, by, after: { ...entry.after, ...consent } })
    return { id: placed.id }
  })
}

type Placed = { id: string; number: string }

/** The order of a cart that was checked: whoever places one places it so. The log is the caller's. */
export async function placeCart(
  ctx: TxCtx<PatientActor>,
  cart: LockedCart,
  loaded: LoadedCart,
  by: PlacedBy = { role: 'patient', accountId: ctx.actor.accountId },
): Promise<Placed> {
  const { lines, buyer } = loaded
  const orderId = newId()
  await takeStock(ctx, cart, loaded, orderId)
  const order = { id: orderId, by, lines: await draftLines(ctx, loaded) }
  const { number, placedAt } = await insertOrder(ctx, cart, loaded, order)
  await assertFirst(ctx, loaded, orderId)
  await endCart(ctx, cart, orderId)
  if (loaded.saved.length > 0) await keepForLater(ctx, loaded)
  await countOnRecipes(ctx, lines, { number, placedAt })
  if (cart.paymentMethod === 'card' && cart.cardConsent)
    await storeConsents(ctx, ctx.actor.accountId, [
      { documentKey: 'saved-card', version: cart.cardConsent },
    ])
  // an order by card is announced when it is paid
  if (cart.paymentMethod !== 'card')
    await mailOrderPlaced(ctx, order.id, {
      en: buyer.disclosure('en'),
      ja: buyer.disclosure('ja'),
    })
  return { id: order.id, number }
}

/**
 * The discount of a first order counts once, also where another cart of the patient is ordered at the same moment: from
 * here on the patient's row is held, and who has held it before has ordered.
 */
async function assertFirst(
  ctx: TxCtx<PatientActor>,
  { priced }: LoadedCart,
  orderId: string,
): Promise<void> {
  if (!priced.discounts.some(({ kind }) => kind === 'first_order')) return
  const isOther = and(isOrderOf(ctx.actor), ne(orders.id, orderId))
  if ((await ctx.db.$count(orders, isOther)) > 0)
    throw new ChangedMeanwhileError('another order has become the first one')
}

/**
 * Counts what was ordered of recipes. The cart was read without a lock on them: where a doctor has stopped one since, or it
 * was ordered in another way, everything is read and judged again.
 */
async function countOnRecipes(
  ctx: TxCtx,
  lines: LoadedCart['lines'],
  { number, placedAt }: { number: string; placedAt: Date },
): Promise<void> {
  const read = lines.flatMap(({ row: { line, recipe, recipeLine } }) =>
    recipe && recipeLine ? [{ recipeLine, quantity: line.quantity }] : [],
  )
  if (read.length === 0) return
  const ordered = read.map(({ recipeLine, quantity }) => ({
    recipeLineId: recipeLine.id,
    quantity,
  }))
  const counted = await recordOrdered(ctx, ordered, number, placedAt)
  const isAsRead = read.every(({ recipeLine: { id, timesOrdered } }) =>
    counted.some(
      (now) =>
        now.id === id &&
        now.isIssued &&
        now.state === 'active' &&
        now.timesOrdered === timesOrdered + 1,
    ),
  )
  if (!isAsRead) throw new ChangedMeanwhileError('a recipe has changed while it was being ordered')
}

/** What the log says of a placed order. */
export const placedEntry = (
  { buyer, priced }: LoadedCart,
  { id, number }: Placed,
): Parameters<typeof audit>[1] => ({
  action: 'order.placed',
  objectId: id,
  doctorId: buyer.doctorId,
  patientId: buyer.patientId,
  after: { order_state: 'open', number, total: priced.total },
})

/** One that was not paid in time is ordered again as it was: it stays the cart of its first order. */
async function endCart(ctx: TxCtx<PatientActor>, cart: LockedCart, orderId: string): Promise<void> {
  if (cart.status === 'ordered') return
  const as = cart.status === 'prepared' ? 'doctor' : 'patient'
  await cart.move('ordered', { orderId, expiresAt: await expiry(ctx) }, { as })
}

/** Takes the units; when somebody was faster, the refusal names the lines that are short now. */
async function takeStock(
  ctx: PatientCtx,
  cart: CartRecord,
  { lines }: LoadedCart,
  orderId: string,
): Promise<void> {
  const moves = lines
    .filter((line) => !line.isBackorder)
    .map(({ row }) => ({ variantId: row.variant.id, quantity: row.line.quantity }))
  try {
    await ctx.storefront.reserve(ctx, moves, { orderId })
  } catch (error) {
    assertSound(cart, await loadCart(ctx, cart))
    throw error
  }
}

/** What was saved for later waits in the next cart. */
async function keepForLater(ctx: TxCtx<PatientActor>, { saved }: LoadedCart): Promise<void> {
  const next = await lockCart(ctx)
  await ctx.db
    .update(cartLines)
    .set({ cartId: next.id })
    .where(
      inArray(
        cartLines.id,
        saved.map(({ row }) => row.line.id),
      ),
    )
}

/** Something in it, as the patient saw it, and every line can be bought. */
export function assertSound(cart: CartRecord, { lines }: LoadedCart, revision?: number): void {
  if (lines.length === 0)
    throw conflict('CART_EMPTY', { en: 'Your cart is empty.', ja: 'カートに商品がありません。' })
  if (revision !== undefined && revision !== cart.revision)
    throw revisionConflict(null, cart.updatedAt)
  const refusal = refuseCart(lines)
  if (refusal) throw refusal
}

export function assertMinimum({ minimum, priced }: LoadedCart): void {
  const missing = minimum - (priced.subtotal - priced.discount)
  if (missing <= 0) return
  const texts = {
    en: 'The order is below the minimum amount.',
    ja: '最低ご注文金額に達していません。',
  }
  throw invalid('lines', 'MIN_ORDER', texts, { amount: missing })
}

/** The cart was sent to a checkout that this shop does not have. */
export const otherCheckout = () =>
  conflict('OTHER_CHECKOUT', {
    en: 'This shop uses a different checkout. Reload the cart.',
    ja: 'このショップでは別の方法でご購入手続きを行います。カートを再読み込みしてください。',
  })

/** The patient's own checks, for whoever orders: as it was seen, orderable, enough, with a place to go and a way to pay. */
export function assertReady(cart: CartRecord, loaded: LoadedCart, checkout: Checkout): void {
  const { priced } = loaded
  assertSound(cart, loaded, checkout.revision)
  if (priced.total !== checkout.expectedTotal) {
    throw conflict(
      'PRICE_CHANGED',
      {
        en: 'The total has changed. Review your cart.',
        ja: '合計金額が変わりました。カートをご確認ください。',
      },
      { total: priced.total },
    )
  }
  assertMinimum(loaded)
  assertDeliverable(cart, loaded)
}

/** It can be sent somewhere, and paid as it says; 422 at both fields else. */
function assertDeliverable(cart: CartRecord, loaded: LoadedCart): void {
  const fields: Parameters<typeof invalidFields>[0] = {}
  if (!loaded.address)
    fields.address_id = {
      en: 'Add a delivery address.',
      ja: 'お届け先を入力してください。',
    }
  if (!offeredPayments(loaded).some((method) => method === cart.paymentMethod)) {
    fields.payment_method = {
      en: 'Choose a payment method.',
      ja: 'お支払い方法を選択してください。',
    }
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}
