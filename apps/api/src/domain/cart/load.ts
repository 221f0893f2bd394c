import { asc, desc, eq } from 'drizzle-orm'
import type { PatientCtx } from '../../context.ts'
import { addresses } from '../../db/schema/patient.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { type Buyer, getBuyer } from './buyer.ts'
import { type CheckedLine, checkLines } from './check.ts'
import type { CartRecord } from './open.ts'
import { type PricedCart, priceCart } from './price.ts'
import { selectLines } from './rows.ts'
import { freeFromOf, type ShippingMethod, shippingRow } from './shipping.ts'

export type LoadedCart = {
  settings: ShopSettings
  buyer: Buyer
  /** What will be ordered, and what is kept for later. */
  lines: CheckedLine[]
  saved: CheckedLine[]
  priced: PricedCart
  address: typeof addresses.$inferSelect | undefined
  method: ShippingMethod
  prices: Record<ShippingMethod, number>
  freeFrom: number | null
}

/** The cart priced and checked now, for its page and for the order: both see the same figures. */
export async function loadCart(ctx: PatientCtx, cart: CartRecord | undefined): Promise<LoadedCart> {
  const settings = await getShopSettings(ctx)
  const buyer = await getBuyer(ctx, settings)
  const rows = cart ? await selectLines(ctx, buyer, cart.id) : []
  const checked = checkLines(ctx, buyer, settings, rows)
  const lines = checked.filter(({ row }) => row.line.savedForLater === 0)
  const address = await addressOf(ctx, cart?.addressId ?? null)
  const method = (cart?.method ?? 'standard') as ShippingMethod
  const table = shippingRow(settings, address)
  const price = (of: ShippingMethod) =>
    priceCart({
      lines: lines.map(({ row, taxRateBp }) => ({
        unitPrice: row.variant.price,
        quantity: row.line.quantity,
        taxRateBp,
      })),
      discounts: buyer.discounts,
      shipping: {
        price: table[of],
        freeFrom: freeFromOf(table, of),
        taxRateBp: settings['tax.standard_bp'],
      },
    })
  return {
    settings,
    buyer,
    lines,
    saved: checked.filter(({ row }) => row.line.savedForLater !== 0),
    priced: price(method),
    address,
    method,
    prices: { standard: price('standard').shipping, priority: price('priority').shipping },
    freeFrom: table.free_from,
  }
}

/** The chosen address, else the default one, else the oldest. */
async function addressOf(ctx: PatientCtx, chosen: string | null) {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.patientId, ctx.actor.id))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return rows.find((row) => row.id === chosen) ?? rows[0]
}
