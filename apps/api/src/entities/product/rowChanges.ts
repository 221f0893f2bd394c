import type { AdminCtx } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { columnName } from '../csvImport.ts'
import type { Texts } from '../errors.ts'
import { formatMoney } from '../money.ts'
import { productColumns } from './fileRow.ts'
import { cellsOfLabel } from './labelCells.ts'

/** What the columns of a file of products stand for. */
const kept = {
  title: products.title,
  brand: products.brand,
  category: products.category,
  form: products.form,
  usage_kind: products.usageKind,
  pack: variants.title,
  units_per_pack: variants.unitsPerPack,
  unit: variants.unit,
  servings_per_pack: variants.servingsPerPack,
  price: variants.price,
  compare_at_price: variants.compareAtPrice,
  weight_g: variants.weightG,
  description: products.descriptionHtml,
  ingredients: products.ingredients,
  label_directions: products.labelDirections,
  warnings: products.warnings,
  concerns: products.concerns,
  recipe_only: products.recipeOnly,
  heat_sensitive: products.heatSensitive,
  on_hand: stock.onHand,
  low_threshold: stock.lowThreshold,
  bin: stock.bin,
}
type PackFacts = Awaited<ReturnType<typeof factsOfPack>>
type Column = keyof PackFacts

/** A pack as a file would say it. */
export async function factsOfPack(ctx: AdminCtx, variantId: string) {
  const [facts] = await ctx.db
    .select({ ...kept, labelDosage: products.labelDosage })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.id, variantId))
  if (!facts) throw new Error('the pack has just been read')
  const { labelDosage, ...rest } = facts
  return { ...rest, ...cellsOfLabel(labelDosage) }
}

/** What a row made of a pack: "Changed: price $24.50 → $19.90, on hand 40 → 7". */
export function rowChanges(before: PackFacts, after: PackFacts, currency: string): Texts {
  const changed = (Object.keys(before) as Column[]).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  )
  if (changed.length === 0) return { en: 'No changes', ja: '変更なし' }
  const say = (locale: 'en' | 'ja') =>
    changed.map((column) => {
      const name = columnName(productColumns[column], locale)
      const [old, now] = [before, after].map((facts) => wordOf(facts, column, currency, locale))
      return old && now ? `${name} ${old} → ${now}` : name
    })
  return { en: `Changed: ${say('en').join(', ')}`, ja: `変更：${say('ja').join('、')}` }
}

/** What fits into a row; the name alone is said of long texts, lists, and what was or is empty. */
function wordOf(facts: PackFacts, column: Column, currency: string, locale: 'en' | 'ja') {
  const value = facts[column]
  const isMoney = column === 'price' || column === 'compare_at_price'
  if (typeof value === 'number')
    return isMoney ? formatMoney(value, currency, locale) : String(value)
  return typeof value === 'string' && value !== '' && value.length <= 40 ? value : undefined
}
