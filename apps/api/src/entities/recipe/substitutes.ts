import type { components } from '@officina/openapi/schema'
import type { DosageLine } from '@officina/shared/dosage/line'
import { type ContentPack, substituteDosage } from '@officina/shared/dosage/substitute'
import type { Ctx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import type { recipeLines, TakenAs } from '../../db/schema/recipe.ts'
import { eq, inArray } from '../../db/sql.ts'
import { wireOf } from '../read/wireOf.ts'
import { packOf, supplyOf } from './dosage.ts'
import { inMilligrams, substanceOf } from './units.ts'
import { isActive } from './warnings/ingredients.ts'

type Instead = components['schemas']['TakenProduct']
type Line = typeof recipeLines.$inferSelect
export type Pack = {
  product: typeof products.$inferSelect
  variant: typeof variants.$inferSelect
}

/** The dosage of a recipe line under its names on the wire. */
export const dosageOf = (line: Line): components['schemas']['Dosage'] => wireOf('Dosage', line)

/** How a pack is taken in the place of the line's own, and how many of it last as long as `quantity` of that. */
export function substituteFor(line: Line, own: Pack, pack: Pack, quantity = line.quantity) {
  const written = { ...dosageOf(line), quantity }
  const { dosage, ...rest } = substituteDosage(
    written,
    { ...contentOf(own), ...(line.snapshot && packOfSnapshot(line.snapshot)) },
    contentOf(pack),
  )
  const { quantity: _, ...taken } = dosage
  return { ...rest, dosage: taken }
}

const packOfSnapshot = ({ units_per_pack, unit }: NonNullable<Line['snapshot']>) => ({
  units_per_pack,
  pack_unit: unit,
})

const contentOf = ({ product, variant }: Pack): ContentPack => ({
  ...packOf(variant),
  product_id: product.id,
  usage_kind: product.usageKind,
  servings_per_pack: variant.servingsPerPack,
  label_dosage: product.labelDosage,
  ingredients: product.ingredients
    .filter(isActive)
    .map((each) => ({ code: substanceOf(each.code), ...inMilligrams(each) })),
})

/** Packs by the ids of their variants. */
export async function loadPacks(ctx: Ctx, variantIds: string[]): Promise<Map<string, Pack>> {
  const rows = await ctx.db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, variantIds))
  return new Map(rows.map((row) => [row.variant.id, row]))
}

/** Average units a day of a pack that is taken so; null where the two are counted otherwise. */
export function dailyOf(dosage: DosageLine, { variant }: Pack): number | null {
  // as the average of renewals: what is taken as needed counts as taken
  const supply = supplyOf({ ...dosage, as_needed: false }, packOf(variant))
  return supply ? (supply.daily_min + supply.daily_max) / 2 : null
}

/** What a line holds once `units` of a variant are there. */
export async function takenAs(
  ctx: Ctx,
  line: Line,
  { variantId, units }: { variantId: string; units: number },
): Promise<TakenAs> {
  const packs = await loadPacks(ctx, [line.variantId, variantId])
  const [own, pack] = [packs.get(line.variantId), packs.get(variantId)]
  const amount = { variant_id: variantId, units }
  if (variantId === line.variantId || !own || !pack) return amount
  const { dosage, basis } = substituteFor(line, own, pack)
  const { product, variant } = pack
  return {
    ...amount,
    daily: dailyOf(dosage, pack),
    instead: {
      product_id: product.id,
      variant_id: variant.id,
      title: product.title,
      brand: product.brand,
      image: product.images[0]?.url ?? null,
      variant_title: variant.title,
      ...packOf(variant),
      basis,
      // the same values; a line of the database has them unchecked
      ...(dosage as Pick<Instead, keyof typeof dosage>),
    },
  }
}
