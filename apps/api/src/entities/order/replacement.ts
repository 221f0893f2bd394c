import type { components } from '@officina/openapi/schema'
import type { AdminCtx, Ctx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from '../../db/sql.ts'
import { taxOn } from '../cart/price.ts'
import { defaultRateAt } from '../doctor/defaultRate.ts'
import { earnedBp, rateOn } from '../doctor/rates.ts'
import { notFound } from '../errors.ts'
import { like } from '../list.ts'
import { includedTax, percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { destinationOf, taxRateOf } from '../platform/tax.ts'
import { matchesText } from '../product/search.ts'
import { loadPacks, type Pack, substituteFor } from '../recipe/substitutes.ts'
import { sharedAgain } from './discounts.ts'
import {
  addedOf,
  type LoadedOrder,
  loadParts,
  type Order,
  type OrderLine,
  unitsInHouse,
} from './load.ts'
import { type Priced, taxesInside } from './taxesInside.ts'

/** An open order's line that no parcel holds, of which nothing has left, was cancelled or refunded. */
export const isChangeable = ({ order, parcels }: LoadedOrder, line: OrderLine): boolean =>
  order.orderState === 'open' &&
  ['waiting', 'reserved', 'backordered'].includes(line.lineStatus) &&
  line.qtyShipped === 0 &&
  line.qtyCancelled === 0 &&
  line.refunded === 0 &&
  unitsInHouse(parcels, line.id) === 0

/** Money has come or is promised by the payment's provider. */
export const hasPaid = (order: Pick<Order, 'paymentState'>): boolean =>
  ['authorized', 'paid', 'partially_refunded'].includes(order.paymentState)

/**
 * What an order costs with another product in a line's place, in minor units: the line keeps its share of
 * discount, delivery its price. A paid order never becomes more expensive (`covered` is the discount for that);
 * what it becomes cheaper is paid back. `rateBp` is what the line's doctor had when it was ordered.
 */
export async function priceReplacement(
  ctx: Ctx,
  { order, lines }: LoadedOrder,
  line: OrderLine,
  { product, variant }: Pack,
  { quantity, rateBp }: { quantity: number; rateBp: number },
) {
  const settings = await getShopSettings(ctx)
  const gross = variant.price * quantity
  const oldGross = line.unitPrice * line.qtyOrdered
  const share = oldGross === 0 ? 0 : Math.round((gross * line.discount) / oldGross)
  const to = destinationOf(order.shipRegion)
  const rate = taxRateOf(settings, product, to)
  const charged = chargeFor(order, { price: gross - share, taxRateBp: rate }, line.lineTotal)
  const { covered, lineTotal, tax } = charged
  const discount = share + covered
  const taxRateBp = order.reverseCharge ? 0 : rate
  const parts =
    order.pricesIncludeTax && !order.reverseCharge
      ? taxesInside(
          settings,
          order,
          lines.map((each) =>
            each.id === line.id
              ? { price: lineTotal, taxRateBp }
              : { price: each.lineTotal, taxRateBp: each.taxRateBp },
          ),
        )
      : undefined
  // whoever earned nothing when it was ordered, earns nothing now
  const commissionRateBp = earnedBp({ rateBp, waives: line.commissionRateBp === 0 }, product)
  const total = order.total - line.lineTotal + lineTotal
  return {
    line: {
      unitPrice: variant.price,
      discount,
      discounts: sharedAgain(share, line.discounts),
      lineTotal,
      taxRateBp,
      commissionRateBp,
    },
    /** Tax of every line, in their order. */
    lineTaxes: lines.map((each, i) => parts?.[i] ?? (each.id === line.id ? tax : each.tax)),
    order: {
      subtotal: order.subtotal - oldGross + gross,
      discount: order.discount - line.discount + discount,
      tax: parts ? parts.reduce((sum, each) => sum + each, 0) : order.tax - line.tax + tax,
      shippingTax: parts?.at(-1) ?? order.shippingTax,
      taxAdded: order.taxAdded - addedOf(line) + charged.added,
      total,
    },
    covered,
    paidBack: hasPaid(order) && order.paymentState !== 'authorized' ? order.total - total : 0,
  }
}

/** The commission rate of a line's doctor when it was ordered, basis points. */
export const rateOfLine = async (
  ctx: Ctx,
  { placedAt }: Pick<Order, 'placedAt'>,
  { doctorId }: OrderLine,
): Promise<number> => rateOn(ctx, doctorId, placedAt, await defaultRateAt(ctx, placedAt))

/**
 * What a line of that price is charged, and its tax. A paid order never becomes more expensive than `limit`:
 * `covered` is the discount for that.
 */
function chargeFor(order: Order, { price, taxRateBp }: Priced, limit: number) {
  const { pricesIncludeTax, reverseCharge } = order
  const terms = { prices: pricesIncludeTax ? 'included' : 'added', reverseCharge } as const
  const at = (net: number) => taxOn([{ price: net, taxRateBp }], terms).parts[0]
  const { tax, added } = at(price) ?? { tax: 0, added: 0 }
  if (!hasPaid(order) || price + added <= limit)
    return { covered: 0, lineTotal: price + added, tax, added }
  // exactly the limit, so that no minor unit is left to be paid back
  const inside = reverseCharge ? 0 : includedTax(limit, taxRateBp)
  const most = added > 0 ? limit - inside : added < 0 ? netBefore(limit, taxRateBp) : limit
  const net = Math.min(price, most)
  const rest = limit - net
  return { covered: price - net, lineTotal: limit, tax: added > 0 ? rest : inside, added: rest }
}

/** The price that includes a tax of which `limit` is left when it is taken out. */
const netBefore = (limit: number, taxRateBp: number) => limit + percentOf(limit, taxRateBp)

type Wire = components['schemas']['OrderReplacement']

/**
 * What could take a line's place, with what the order would then cost; approved substitutes first. Without
 * `q` only those. 404 for an unknown order or line.
 */
export async function listReplacements(
  ctx: AdminCtx,
  { orderId, lineId }: { orderId: string; lineId: string },
  { q, quantity }: { q?: string | undefined; quantity?: number | undefined },
): Promise<Wire[]> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  const loaded = await loadParts(ctx, order)
  const line = loaded.lines.find((each) => each.id === lineId)
  if (!line) throw notFound()
  const written = await recipeLineOf(ctx, line)
  const approved = written?.substitutes ?? []
  const wanted = q?.trim()
    ? sql`${matchesText(q, products.id)} or ${variants.sku} ilike ${like(q)}`
    : inArray(variants.id, [...approved, nobody])
  const packs = await ctx.db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inSale, ne(variants.id, line.variantId), sql`(${wanted})`))
    .orderBy(asc(products.title), asc(variants.position), asc(variants.id))
    .limit(25)
  const available = await ctx.storefront.available(
    ctx,
    packs.map(({ variant }) => variant.id),
  )
  const own = written && (await loadPacks(ctx, [written.variantId])).get(written.variantId)
  const lasting = written?.variantId === line.variantId ? line.qtyOrdered : written?.quantity
  const rateBp = await rateOfLine(ctx, order, line)
  const rows: Wire[] = []
  for (const pack of packs) {
    const dose = written && own && substituteFor(written, own, pack, lasting)
    const units = quantity ?? dose?.quantity ?? line.qtyOrdered
    const priced = await priceReplacement(ctx, loaded, line, pack, { quantity: units, rateBp })
    rows.push({
      variant_id: pack.variant.id,
      product_id: pack.product.id,
      title: pack.product.title,
      brand: pack.product.brand,
      variant_title: pack.variant.title,
      sku: pack.variant.sku,
      image: pack.product.images[0]?.url ?? null,
      price: pack.variant.price,
      available: available.get(pack.variant.id) ?? null,
      approved: approved.includes(pack.variant.id),
      quantity: units,
      suggested_quantity: dose?.quantity ?? line.qtyOrdered,
      dosage: dose?.dosage ?? null,
      basis: dose?.basis ?? null,
      line_total: priced.line.lineTotal,
      total: priced.order.total,
      covered: priced.covered,
      paid_back: priced.paidBack,
    })
  }
  return rows.sort((a, b) => Number(b.approved) - Number(a.approved))
}

/** The recipe's line that was ordered, with the packs that the doctor accepts in its place. */
export async function recipeLineOf(ctx: AdminCtx, { recipeLineId }: OrderLine) {
  if (!recipeLineId) return undefined
  const [row] = await ctx.db.select().from(recipeLines).where(eq(recipeLines.id, recipeLineId))
  return row
}

/** A pack that is sold, by its id. */
export async function findPack(ctx: AdminCtx, variantId: string): Promise<Pack | undefined> {
  const [pack] = await ctx.db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inSale, eq(variants.id, variantId)))
  return pack
}

const inSale = and(
  eq(variants.available, true),
  isNull(products.removedAt),
  inArray(products.availability, ['in_stock', 'backordered']),
)

const nobody = '00000000-0000-0000-0000-000000000000'
