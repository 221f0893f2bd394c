import type { Ctx, TxCtx } from '../../context.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { stock } from '../../db/schema/product.ts'
import { eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import type { LockedCart } from '../cart/entity.ts'
import { defaultRateAt } from '../doctor/defaultRate.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { commissionOn } from '../doctor/rates.ts'
import { nextNumber, yearIn } from '../numbers.ts'
import { isAddressWrong } from '../order/address.ts'
import { order } from '../order/entity.ts'
import { setLastOrder } from '../order/lastOrder.ts'
import { mailOrderPlaced } from '../order/sendMails.ts'
import { snapshotOf } from '../order/snapshot.ts'
import { flagIfStopped } from '../order/stopRecipe.ts'
import { companyOfToday } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recordOrdered } from '../recipe/ordered.ts'
import { countShelf } from '../stock/adjust.ts'
import { compareAmounts } from './compareAmounts.ts'
import { addressOf, amountsOf } from './shopOrder.ts'
import { type SoldLine, soldLines } from './soldLines.ts'
import type { OrderPayload } from './wire.ts'

/**
 * Makes the order that the shop has taken from a cart; answers its id, which is the cart's own the first
 * time. A recipe line counts only when it is one of this patient's. Prices, tax and discounts are the
 * shop's; where they are not what the cart showed, the order is flagged `amount_mismatch`.
 */
export async function importOrder(
  ctx: TxCtx,
  cart: LockedCart,
  shop: OrderPayload,
): Promise<string> {
  const [person] = await ctx.db
    .select({ patient: patients, doctor: doctors })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, cart.patientId))
  if (!person?.patient.accountId) throw new Error('a cart belongs to a patient with an account')
  const { patient, doctor } = person
  const settings = await getShopSettings(ctx)
  const placedAt = new Date(shop.created_at)
  const sold = await soldLines(ctx, shop, patient.id)
  const { lines: amounts, ...totals } = amountsOf(sold, shop)
  const differences = compareAmounts(shop, cart.shopCartShown, ctx.config.shopify?.discountPrefix)
  const id = cart.status === 'active' ? cart.id : newId()
  const number = await nextNumber(ctx, 'order', yearIn(ctx, placedAt))
  const address = addressOf(shop)
  const fromRecipes = sold.filter((line) => line.recipe)
  const disclosure = await readDisclosure(ctx, doctor.id)
  const now = ctx.clock.now()
  const values: typeof orders.$inferInsert = {
    id,
    number,
    doctorId: doctor.id,
    patientId: patient.id,
    placedByRole: 'patient',
    placedById: person.patient.accountId,
    source:
      fromRecipes.length === 0
        ? 'catalog'
        : fromRecipes.length === sold.length
          ? 'recipe'
          : 'mixed',
    address,
    shipRegion: `${address.country}-${address.region}`,
    flags: [
      ...(isAddressWrong(address) ? ['address_problem'] : []),
      ...(differences.length > 0 ? ['amount_mismatch'] : []),
    ],
    amountDifferences: differences.length > 0 ? differences : null,
    currency: shop.currency,
    ...totals,
    orderState: 'open',
    paymentState: 'pending',
    fulfilmentState: 'unfulfilled',
    method: cart.method ?? settings['shipping.methods'][0]?.key ?? 'standard',
    paymentMethod: 'shopify',
    // over before it begins: it is cancelled where it was paid
    cancelUntil: new Date(placedAt.getTime() - 1),
    shopOrderId: shop.id,
    companySnapshot: await companyOfToday(ctx),
    disclosureVersion: ctx.config.legalVersions.disclosure,
    itemCount: sold.reduce((sum, { item }) => sum + item.quantity, 0),
    placedAt,
    createdAt: now,
    updatedAt: now,
  }
  const [inserted] = await ctx.db.insert(orders).values(values).returning()
  if (!inserted) throw new Error('the order has not been written')
  // held before the recipes are, as the order of locks wants it
  const held = order.inserted(ctx, inserted)
  const usual = await defaultRateAt(ctx, placedAt)
  for (const [position, line] of sold.entries()) {
    const doctorId = line.recipe?.doctorId ?? doctor.id
    const amount = amounts[position]
    const earned = await commissionOn(ctx, doctorId, placedAt, usual)
    if (!amount) throw new Error('a line has no price')
    await ctx.db.insert(orderLines).values({
      id: newId(),
      orderId: id,
      doctorId,
      position,
      productId: line.product.id,
      variantId: line.variant.id,
      snapshot: snapshotOf(line.product, line.variant),
      recipeId: line.recipe?.id ?? null,
      recipeLineId: line.recipeLineId,
      shopLineId: line.item.id,
      qtyOrdered: line.item.quantity,
      ...amount,
      commissionRateBp: earned(line.product),
      lineStatus: 'reserved',
    })
  }
  await ctx.db.insert(payments).values({
    id: newId(),
    doctorId: doctor.id,
    orderId: id,
    provider: 'shopify',
    ref: shop.id,
    status: 'pending',
    amount: totals.total,
    currency: shop.currency,
    createdAt: now,
  })
  await reserveSold(ctx, id, sold)
  if (cart.status === 'active') await endCart(ctx, cart, sold)
  const counted = sold.flatMap(({ recipeLineId, item }) =>
    recipeLineId ? [{ recipeLineId, quantity: item.quantity }] : [],
  )
  if (counted.length > 0) {
    const lineIds = counted.map(({ recipeLineId }) => recipeLineId)
    await flagIfStopped(ctx, held, lineIds)
    await recordOrdered(ctx, counted, number, placedAt)
  }
  await setLastOrder(ctx, { patientId: patient.id, placedAt })
  await mailOrderPlaced(ctx, id, {
    en: disclosure('en'),
    ja: disclosure('ja'),
  })
  await audit(ctx, {
    action: 'order.placed',
    objectId: id,
    doctorId: doctor.id,
    patientId: patient.id,
    after: { order_state: 'open', number, total: totals.total, shop_order_id: shop.id },
  })
  return id
}

/** The shop has sold it, so it is there, whatever the copy of its stock says. */
async function reserveSold(ctx: TxCtx, orderId: string, sold: SoldLine[]): Promise<void> {
  const moves = sold.map(({ variant, item }) => ({
    variantId: variant.id,
    quantity: item.quantity,
  }))
  moves.sort((a, b) => a.variantId.localeCompare(b.variantId))
  for (const { variantId, quantity } of moves) {
    const [shelf] = await ctx.db.select().from(stock).where(eq(stock.variantId, variantId))
    if (shelf && shelf.onHand < shelf.reserved + quantity)
      await countShelf(ctx, shelf, shelf.reserved + quantity, { orderId })
    await ctx.storefront.reserve(ctx, [{ variantId, quantity }], { orderId })
  }
}

/** Ends the cart; what was not bought with it waits in the next one. */
async function endCart(ctx: Ctx, cart: LockedCart, sold: SoldLine[]): Promise<void> {
  const now = ctx.clock.now()
  await cart.move('ordered')
  const rows = await ctx.db.select().from(cartLines).where(eq(cartLines.cartId, cart.id))
  const rest = rows.filter(
    (row) => row.savedForLater !== 0 || !sold.some(({ variant }) => variant.id === row.variantId),
  )
  if (rest.length === 0) return
  const nextCart = newId()
  await ctx.db.insert(carts).values({
    id: nextCart,
    doctorId: cart.doctorId,
    patientId: cart.patientId,
    status: 'active',
    expiresAt: cart.expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  const ids = rest.map((row) => row.id)
  await ctx.db.update(cartLines).set({ cartId: nextCart }).where(inArray(cartLines.id, ids))
}
