import type { PatientCtx } from '../../context.ts'
import {
  type AddressSnapshot,
  type LineDiscount,
  orderLines,
  orders,
  payments,
} from '../../db/schema/order.ts'
import type { addresses } from '../../db/schema/patient.ts'
import { together } from '../../db/together.ts'
import { newId } from '../../ids.ts'
import type { CheckedLine } from '../cart/check.ts'
import type { LoadedCart } from '../cart/load.ts'
import type { CartRecord } from '../cart/open.ts'
import type { PricedCart } from '../cart/price.ts'
import type { AppliedDiscount } from '../discounts.ts'
import { commissionOn, earnedBy } from '../doctor/rates.ts'
import { newNumber } from '../numbers.ts'
import { cardPayment, duePayment } from '../order/card.ts'
import { setLastOrder } from '../order/lastOrder.ts'
import { snapshotOf } from '../order/snapshot.ts'
import { companyOfToday } from '../platform/company.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { shippingTaxOf, taxNameOf, taxTermsOf } from '../platform/tax.ts'

/** Whose order it is, and how the patient agreed to one that their doctor placed on invoice. */
export type PlacedBy = {
  role: 'patient' | 'doctor'
  accountId: string
  consent?: { note: string; on: string }
}

type Address = typeof addresses.$inferInsert
type DraftLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Rows of the order's lines: snapshots, prices, and the commission rate of the doctor they count for. */
export async function draftLines(ctx: PatientCtx, loaded: LoadedCart): Promise<DraftLine[]> {
  const { lines, priced, buyer, settings } = loaded
  const rates = new Map([[buyer.doctorId, earnedBy(buyer)]])
  const drafts: DraftLine[] = []
  for (const [position, line] of lines.entries()) {
    const { row } = line
    // a recipe's doctor wins for its lines, whoever the patient belongs to now
    const doctorId = row.recipe?.doctorId ?? buyer.doctorId
    const earned =
      rates.get(doctorId) ??
      (await commissionOn(ctx, doctorId, ctx.clock.now(), settings['commission.default_bp']))
    rates.set(doctorId, earned)
    const price = priced.lines[position]
    if (!price) throw new Error('a line has no price')
    drafts.push({
      id: newId(),
      doctorId,
      position,
      productId: row.product.id,
      variantId: row.variant.id,
      snapshot: snapshotOf(line.row.product, line.row.variant),
      recipeId: row.recipe?.id ?? null,
      recipeLineId: row.recipe ? row.line.recipeLineId : null,
      qtyOrdered: row.line.quantity,
      unitPrice: row.variant.price,
      discount: price.discount,
      discounts: price.discounts.map(discountOf),
      tax: price.tax,
      taxRateBp: priced.reverseCharge ? 0 : line.taxRateBp,
      lineTotal: price.total,
      commissionRateBp: earned(row.product),
      backorderChoice: line.isBackorder ? ('wait' as const) : null,
      lineStatus: line.isBackorder ? 'backordered' : 'reserved',
    })
  }
  return drafts
}

/** The order, its lines and its pending payment; the patient has ordered now. Answers its number and when that is. */
export async function insertOrder(
  ctx: PatientCtx,
  cart: CartRecord,
  { priced, buyer, settings, address, method, lines }: LoadedCart,
  order: { id: string; lines: DraftLine[]; by: PlacedBy },
): Promise<{ number: string; placedAt: Date }> {
  if (!address) throw new Error('an order needs an address')
  const now = ctx.clock.now()
  const companySnapshot = await companyOfToday(ctx)
  const { currency } = ctx.config
  const paymentMethod = cart.paymentMethod as 'invoice' | 'bank_transfer' | 'card'
  const inserted = ctx.db
    .insert(orders)
    .values({
      id: order.id,
      number: newNumber(ctx, 'order'),
      doctorId: buyer.doctorId,
      patientId: buyer.patientId,
      placedByRole: order.by.role,
      placedById: order.by.accountId,
      consentNote: order.by.consent?.note ?? null,
      consentOn: order.by.consent?.on ?? null,
      source: sourceOf(cart, order.by, lines),
      currency,
      ...pricedColumns(priced, settings, address),
      orderState: 'open',
      paymentState: 'pending',
      fulfilmentState: 'unfulfilled',
      method: method.key,
      paymentMethod,
      cancelUntil: new Date(now.getTime() + settings['order.cancel_minutes'] * 60_000),
      companySnapshot,
      disclosureVersion: ctx.config.legalVersions.disclosure,
      itemCount: lines.reduce((sum, { row }) => sum + row.line.quantity, 0),
      placedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ number: orders.number })
  const lineRows = ctx.db
    .insert(orderLines)
    .values(order.lines.map((line) => ({ ...line, orderId: order.id })))
  const payable = { id: order.id, doctorId: buyer.doctorId, total: priced.total, currency }
  const payment = ctx.db.insert(payments).values(
    paymentMethod === 'card'
      ? cardPayment(ctx, payable, {
          savedMethod: cart.cardId,
          keepCard: cart.cardConsent !== null,
        })
      : duePayment(ctx, payable, paymentMethod),
  )
  const ordered = setLastOrder(ctx, { patientId: buyer.patientId, placedAt: now })
  const row = await together<{ number: string }>(ctx, inserted, lineRows, payment, ordered)
  if (!row) throw new Error('the order was not inserted')
  return { ...row, placedAt: now }
}

/** What an order costs, where it goes, and how it is taxed there. */
export const pricedColumns = (priced: PricedCart, settings: ShopSettings, address: Address) => ({
  address: addressSnapshot(address),
  shipRegion: `${address.country}-${address.region}`,
  subtotal: priced.subtotal,
  discount: priced.discount,
  shipping: priced.shipping,
  tax: priced.tax,
  taxAdded: priced.taxAdded,
  shippingTaxAdded: priced.shippingTaxAdded,
  shippingTax: priced.shippingTax,
  reverseCharge: priced.reverseCharge,
  pricesIncludeTax: taxTermsOf(settings, address).prices === 'included',
  shippingTaxBp: priced.reverseCharge ? 0 : shippingTaxOf(settings, address),
  taxName: taxNameOf(settings, address),
  total: priced.total,
})

export const discountOf = ({ kind, id, name, rateBp, amount }: AppliedDiscount): LineDiscount => ({
  kind,
  id: id ?? null,
  name: name ?? null,
  rate_bp: rateBp,
  amount,
})

const addressSnapshot = (address: Address): AddressSnapshot => ({
  name: address.name,
  phone: address.phone,
  country: address.country,
  postal_code: address.postalCode,
  region: address.region,
  city: address.city,
  line1: address.line1,
  line2: address.line2 ?? null,
  ...(address.company && { company: address.company }),
  ...(address.vatNumber && { vat_number: address.vatNumber }),
})

function sourceOf(
  { status }: CartRecord,
  { role }: PlacedBy,
  lines: CheckedLine[],
): (typeof orders.$inferInsert)['source'] {
  if (status === 'repeat') return 'repeat'
  if (role === 'doctor') return 'on_behalf'
  const fromRecipe = lines.filter(({ row }) => row.recipe).length
  if (fromRecipe === 0) return 'catalog'
  return fromRecipe === lines.length ? 'recipe' : 'mixed'
}
