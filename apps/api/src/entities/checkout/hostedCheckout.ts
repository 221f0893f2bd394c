import { dayMs } from '@officina/shared/dates/days'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { carts, type ShownLine } from '../../db/schema/cart.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import type { CartInput } from '../../storefront/port.ts'
import { type LoadedCart, loadCart } from '../cart/load.ts'
import { type CartRecord, lockCart } from '../cart/open.ts'
import { capDiscounts, rateOf } from '../discounts.ts'
import { conflict } from '../errors.ts'
import { assertMinimum, assertSound, otherCheckout } from './place.ts'

/** A checkout that was begun is gone on with for so long: its codes live a day longer. */
const REUSE_MS = 6 * dayMs

type HostedCheckout = { checkoutUrl: string; orderId: string }

/** Attributes that bring an order of the shop back to its patient, recipe and doctor. */
export const attributeNames = {
  cart: 'officina_cart',
  recipeNumber: 'recipe_number',
  recipeLine: 'recipe_line_id',
  doctor: 'doctor_number',
} as const

/**
 * Hands the signed-in patient's cart to the shop's checkout. An unchanged cart that goes to the same place keeps its
 * checkout, so that it is paid once. The order will have the cart's id. 409 CART_EMPTY, REVISION_CONFLICT, SOLD_OUT,
 * OTHER_CHECKOUT (the embedded shop); 422 with the problem of a line; 503 STOREFRONT_DOWN.
 */
export async function startHostedCheckout(
  ctx: PatientCtx,
  revision: number,
): Promise<HostedCheckout> {
  if (ctx.storefront.kind !== 'shopify') throw otherCheckout()
  // before anything is read: an address that changes meanwhile is newer than this checkout
  const now = ctx.clock.now()
  const { cart, loaded } = await inTransaction(ctx, async (tx) => {
    const cart = await lockCart(tx)
    const loaded = await loadCart(tx, cart)
    assertSound(cart, loaded, revision)
    assertMinimum(loaded)
    return { cart, loaded }
  })
  const rates = ratesOf(ctx, loaded)
  if (cart.shopCheckoutUrl && isSame(cart, loaded.address, rates, now))
    return { checkoutUrl: cart.shopCheckoutUrl, orderId: cart.id }
  // nothing is locked while the shop is asked
  const made = await ctx.storefront.cartCreate(ctx, await inputOf(ctx, cart, loaded, rates))
  if (!made.isComplete || !made.checkoutUrl) throw soldOut()
  await ctx.db
    .update(carts)
    .set({
      shopCartId: made.id,
      shopCheckoutUrl: made.checkoutUrl,
      shopCartRevision: cart.revision,
      shopCartRates: rates,
      shopCartAt: now,
      shopCartShown: shownLines(loaded, rates),
    })
    .where(and(eq(carts.id, cart.id), eq(carts.revision, cart.revision)))
  return { checkoutUrl: made.checkoutUrl, orderId: cart.id }
}

/** What each line gets off, basis points. */
function ratesOf(ctx: PatientCtx, { lines, priced, buyer }: LoadedCart): number[] {
  const ofOrder = rateOf(capDiscounts(buyer.discounts, buyer.rateBp))
  return lines.map((_, i) =>
    ctx.storefront.discounts === 'lines' ? rateOf(priced.lines[i]?.discounts ?? []) : ofOrder,
  )
}

/** What the patient sees of each line, to be compared with the order that the shop makes of it. */
const shownLines = ({ lines, priced }: LoadedCart, rates: number[]): ShownLine[] =>
  lines.map(({ row: { line, variant } }, i) => ({
    variant: variant.shopifyVariantId,
    quantity: line.quantity,
    unit_price: variant.price,
    discount: priced.lines[i]?.discount ?? 0,
    rate_bp: rates[i] ?? 0,
  }))

const isSame = (
  cart: CartRecord,
  address: LoadedCart['address'],
  rates: number[],
  now: Date,
): boolean =>
  cart.shopCartRevision === cart.revision &&
  cart.shopCartRates?.join() === rates.join() &&
  cart.shopCartAt !== null &&
  !(address && address.updatedAt > cart.shopCartAt) &&
  now.getTime() - cart.shopCartAt.getTime() < REUSE_MS

async function inputOf(
  ctx: PatientCtx,
  cart: CartRecord,
  { lines, buyer, address }: LoadedCart,
  rates: number[],
): Promise<CartInput> {
  const doctorIds = lines.map(({ row }) => row.recipe?.doctorId ?? buyer.doctorId)
  const rows = await ctx.db
    .select({ id: doctors.id, number: doctors.number })
    .from(doctors)
    .where(inArray(doctors.id, doctorIds))
  const numbers = new Map(rows.map((row) => [row.id, row.number]))
  return {
    email: ctx.actor.email,
    address: address ?? null,
    attributes: [{ key: attributeNames.cart, value: cart.id }],
    lines: lines.map(({ row: { line, variant, recipe } }, i) => ({
      merchandiseId: variant.shopifyVariantId,
      quantity: line.quantity,
      discountBp: rates[i] ?? 0,
      attributes: [
        ...(recipe?.number && line.recipeLineId
          ? [
              { key: attributeNames.recipeNumber, value: recipe.number },
              { key: attributeNames.recipeLine, value: line.recipeLineId },
            ]
          : []),
        {
          key: attributeNames.doctor,
          value: numbers.get(recipe?.doctorId ?? buyer.doctorId) ?? '',
        },
      ],
    })),
  }
}

const soldOut = () =>
  conflict('SOLD_OUT', {
    en: 'A product in your cart has just sold out. Try again in a few minutes.',
    ja: 'カートの商品が品切れになりました。数分後にもう一度お試しください。',
  })
