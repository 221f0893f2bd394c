import type { PatientCtx } from '../../context.ts'
import type { addresses } from '../../db/schema/patient.ts'
import { type Buyer, getBuyerOfCart } from '../catalog/buyer.ts'
import { discountsOn } from '../discount/inForce.ts'
import type { Discount } from '../discounts.ts'
import { rateOn } from '../doctor/rates.ts'
import { minimumOf, type OfferedMethod, offeredMethods, zoneOf } from '../platform/shipping.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { shippingTaxOf, type TaxTerms, taxTermsOf } from '../platform/tax.ts'
import { type CheckedLine, checkLines } from './check.ts'
import type { CartRecord } from './open.ts'
import { type PricedCart, priceCart } from './price.ts'
import { selectLines } from './rows.ts'

export type LoadedCart = {
  settings: ShopSettings
  buyer: Buyer
  /** What will be ordered, and what is kept for later. */
  lines: CheckedLine[]
  saved: CheckedLine[]
  priced: PricedCart
  address: typeof addresses.$inferSelect | undefined
  /** The chosen delivery, else the first that is offered there. */
  method: OfferedMethod
  methods: (OfferedMethod & { price: number })[]
  /** What the goods must come to after discount, for that address. */
  minimum: number
}

/** The cart priced and checked now, for its page and for the order: both see the same figures. */
export async function loadCart(ctx: PatientCtx, cart: CartRecord | undefined): Promise<LoadedCart> {
  const { settings, buyer, addresses } = await getBuyerOfCart(ctx)
  const rows = cart ? await selectLines(ctx, buyer, cart.id) : []
  // the chosen one, else the default one, else the oldest
  const address = addresses.find(({ id }) => id === cart?.addressId) ?? addresses[0]
  const checked = checkLines(ctx, buyer, settings, rows, address)
  const lines = checked.filter(({ row }) => row.line.savedForLater === 0)
  const extra = await lineDiscounts(ctx, buyer, settings, lines)
  return {
    settings,
    buyer,
    lines,
    saved: checked.filter(({ row }) => row.line.savedForLater !== 0),
    address,
    ...priceLines(ctx, { settings, buyer, address, method: cart?.method }, lines, extra),
  }
}

type Row = {
  line: { quantity: number }
  variant: { price: number; weightG: number }
  product: { id: string }
  recipe: { doctorId: string | null } | null
}
type Buying = Pick<LoadedCart, 'settings' | 'buyer' | 'address'> & {
  method?: string | null | undefined
}

/** What lines cost that are ordered together, with the discounts, the tax and the delivery of today. */
export function priceLines(
  ctx: PatientCtx,
  { settings, buyer, address, method: wanted }: Buying,
  lines: { row: Row; taxRateBp: number }[],
  extra: LineDiscounts,
): Pick<LoadedCart, 'priced' | 'method' | 'methods' | 'minimum'> {
  // a checkout of the shop's own counts shipping and tax by its own rules
  const isHosted = ctx.storefront.kind === 'shopify'
  const counts = ctx.storefront.discounts === 'lines'
  const tax: TaxTerms = isHosted
    ? { prices: 'included', reverseCharge: false }
    : taxTermsOf(settings, address)
  const price = (of?: OfferedMethod) =>
    priceCart({
      tax,
      lines: lines.map(({ row, taxRateBp }) => ({
        unitPrice: row.variant.price,
        quantity: row.line.quantity,
        taxRateBp: isHosted ? 0 : taxRateBp,
        discounts: extra(row),
      })),
      discounts: counts ? buyer.discounts : [],
      maxDiscountBp: buyer.rateBp,
      shipping: {
        price: isHosted ? 0 : (of?.fee ?? 0),
        freeFrom: of?.freeFrom ?? null,
        taxRateBp: shippingTaxOf(settings, address),
      },
    })
  const zone = zoneOf(settings, address)
  const weightG = lines.reduce((sum, { row }) => sum + row.variant.weightG * row.line.quantity, 0)
  const { subtotal, discount } = price()
  const offered = offeredMethods(settings, zone, { total: subtotal - discount, weightG })
  const method = offered.find((each) => each.key === wanted) ?? offered[0]
  if (!method) throw new Error('no method of delivery is offered')
  return {
    priced: price(method),
    method,
    methods: offered.map((each) => ({ ...each, price: price(each).shipping })),
    // zones and their prices are those of the shop that is connected
    minimum: isHosted ? settings['order.min_total'] : minimumOf(settings, zone),
  }
}

type LineDiscounts = (row: Row) => Discount[]

/** A line's own discounts: those of the patient's doctor, and the commission that the doctor it counts for gives up. */
export async function lineDiscounts(
  ctx: PatientCtx,
  { doctorId, rateBp }: Buyer,
  settings: ShopSettings,
  lines: { row: Row }[],
): Promise<LineDiscounts> {
  const products = lines.map(({ row }) => row.product.id)
  const earner = ({ recipe }: Row) => recipe?.doctorId ?? doctorId
  const own = await discountsOn(ctx, { doctorId, rateBp }, products)
  const of = new Map([[doctorId, own]])
  for (const id of new Set(lines.map(({ row }) => earner(row)))) {
    if (id === doctorId) continue
    const theirs = await rateOn(ctx, id, ctx.clock.now(), settings['commission.default_bp'])
    of.set(id, await discountsOn(ctx, { doctorId: id, rateBp: theirs }, products))
  }
  const isWaived = ({ kind }: Discount) => kind === 'waived'
  return (row) => [
    ...(own.get(row.product.id) ?? []).filter((part) => !isWaived(part)),
    ...(of.get(earner(row))?.get(row.product.id) ?? []).filter(isWaived),
  ]
}
