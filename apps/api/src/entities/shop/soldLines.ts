import type { Ctx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { attributeOf, type OrderPayload } from './wire.ts'

export type SoldLine = Awaited<ReturnType<typeof soldLines>>[number]

/** Lines of products that Officina knows. What else stands on the bill (gift wrap) is in the total. */
export async function soldLines(ctx: Ctx, shop: OrderPayload, patientId: string) {
  const ids = shop.line_items.flatMap((item) => item.variant_id ?? [])
  const rows = await ctx.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.shopifyVariantId, ids))
  const claimed = shop.line_items.flatMap((item) => {
    const id = attributeOf(item.properties, 'recipeLine') ?? ''
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? [id.toLowerCase()] : []
  })
  const prescribed = await ctx.db
    .select({ line: recipeLines, recipe: recipes })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(and(inArray(recipeLines.id, claimed), eq(recipes.patientId, patientId)))
  const sold = shop.line_items.flatMap((item) => {
    const row = rows.find(({ variant }) => variant.shopifyVariantId === item.variant_id)
    const claim = attributeOf(item.properties, 'recipeLine')?.toLowerCase()
    const own = prescribed.find(({ line }) => line.id === claim)
    return row ? [{ item, ...row, recipe: own?.recipe, recipeLineId: own?.line.id ?? null }] : []
  })
  if (sold.length === 0) throw new Error('The order has no product that is known here yet.')
  return sold
}
