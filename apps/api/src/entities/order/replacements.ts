import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { like } from '../list.ts'
import { matchesText } from '../product/search.ts'
import { loadParts, type OrderLine } from './load.ts'
import { type Pack, priceReplacement } from './replacement.ts'

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
  const approved = await substitutesOf(ctx, line)
  const wanted = q?.trim()
    ? sql`${matchesText(q, products.searchText)} or ${variants.sku} ilike ${like(q)}`
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
  const units = quantity ?? line.qtyOrdered
  const rows: Wire[] = []
  for (const pack of packs) {
    const priced = await priceReplacement(ctx, loaded, line, pack, units)
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
      line_total: priced.line.lineTotal,
      total: priced.order.total,
      covered: priced.covered,
      paid_back: priced.paidBack,
    })
  }
  return rows.sort((a, b) => Number(b.approved) - Number(a.approved))
}

/** Packs that the doctor accepts instead of the one on the recipe's line. */
export async function substitutesOf(
  ctx: AdminCtx,
  line: Pick<OrderLine, 'recipeLineId'>,
): Promise<string[]> {
  if (!line.recipeLineId) return []
  const [row] = await ctx.db
    .select({ substitutes: recipeLines.substitutes })
    .from(recipeLines)
    .where(eq(recipeLines.id, line.recipeLineId))
  return row?.substitutes ?? []
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
