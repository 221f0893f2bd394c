import type { PatientCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { eq, inArray } from '../../db/sql.ts'
import { lineDiscounts, priceLines } from '../cart/load.ts'
import { getBuyerOfCart } from '../catalog/buyer.ts'
import { discountOf } from '../checkout/insert.ts'
import { type Sum, sumsOf } from '../order/sums.ts'
import { shippingTaxOf, taxNameOf, taxRateOf } from '../platform/tax.ts'

/** A pack that a recipe gives, as a repeat orders it. */
type Ordered = {
  repeat: { variantId: string; quantity: number }
  recipe: { doctorId: string | null }
}

/** What an order would come to if it were placed now, in minor units, with the rows that make it up. */
export type Expected = { total: number; sums: Sum[] }

/**
 * What each group of repeats comes to that is ordered together, as the checkout prices it now; undefined where its
 * patient has no address yet. All of one patient.
 */
export async function expectedOf(
  ctx: PatientCtx,
  groups: Ordered[][],
): Promise<(Expected | undefined)[]> {
  if (groups.length === 0) return []
  const { settings, buyer, addresses } = await getBuyerOfCart(ctx)
  const [address] = addresses
  if (!address) return groups.map(() => undefined)
  const packs = await ctx.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      inArray(
        variants.id,
        groups.flat().map(({ repeat }) => repeat.variantId),
      ),
    )
  const standardBp = shippingTaxOf(settings, address)
  const orders = groups.map((group) =>
    group.flatMap(({ repeat, recipe }) => {
      const pack = packs.find(({ variant }) => variant.id === repeat.variantId)
      const taxRateBp = pack && taxRateOf(settings, pack.product, address)
      return pack && taxRateBp !== undefined
        ? [{ row: { line: repeat, recipe, ...pack }, taxRateBp }]
        : []
    }),
  )
  const extra = await lineDiscounts(ctx, buyer, settings, orders.flat())
  return orders.map((lines) => {
    const { priced } = priceLines(ctx, { settings, buyer, address }, lines, extra)
    const order = { ...priced, taxName: taxNameOf(settings, address), shippingTaxBp: standardBp }
    const parts = priced.lines.map(({ discounts, tax }, i) => ({
      discounts: discounts.map(discountOf),
      tax,
      taxRateBp: lines[i]?.taxRateBp ?? 0,
    }))
    return { total: priced.total, sums: sumsOf(order, parts, standardBp) }
  })
}
