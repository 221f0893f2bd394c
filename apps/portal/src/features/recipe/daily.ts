import { supplyOf } from '@officina/shared/dosage/supply'
import { type DraftLine, newLine, type ProductSummary } from './draft.ts'
import type { Product } from './ProductDrawer.tsx'

type Facts = Pick<Product, 'ingredients' | 'variants'>
type Ingredient = Product['ingredients'][number]

/**
 * What a day of a product holds and costs at the dosage it would be written with; one serving without a
 * `line` and a price where that dosage does not tell. Price in minor units.
 */
export function dailyOf(
  summary: ProductSummary,
  { ingredients, variants }: Facts,
): { line: DraftLine | null; price: number | null; ingredients: Ingredient[] } {
  const line = newLine(summary, 180)
  const supply = supplyOf(line, line)
  if (!supply) return { line: null, price: null, ingredients }
  const daily = (supply.daily_min + supply.daily_max) / 2
  const pack = variants.find(({ id }) => id === summary.variant_id)
  const unitsPerServing = pack?.servings_per_pack ? pack.units_per_pack / pack.servings_per_pack : 1
  return {
    line,
    price: Math.round((summary.price * daily) / line.units_per_pack),
    ingredients: ingredients.map((each) => ({
      ...each,
      amount: Math.round((each.amount * daily * 1_000) / unitsPerServing) / 1_000,
    })),
  }
}
