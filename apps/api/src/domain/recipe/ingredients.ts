import type { components } from '@officina/openapi/schema'
import type { DosageLine } from '@officina/ui/dosage.ts'
import type { Ingredient } from '../../db/schema/product.ts'
import { dailyAmountOf } from './dosage.ts'

type Total = components['schemas']['IngredientTotal']

/** A line with what its product holds. `servingsPerPack` null: one serving per unit. */
export type IngredientLine = DosageLine & {
  unitsPerPack: number
  servingsPerPack: number | null
  ingredients: Ingredient[]
}

/** Most that may be taken in a day, by ingredient code, in that unit. */
export type UpperLimits = Record<string, { amount: number; unit: string }>

/**
 * What a patient takes of each ingredient on an average day over the lines of a recipe and the patient's
 * other active lines. Amounts in mg and µg of one ingredient are added up; other units stand apart.
 */
export function ingredientTotals(
  lines: IngredientLine[],
  others: IngredientLine[] = [],
  limits: UpperLimits = {},
): Total[] {
  const totals = new Map<string, Total>()
  lines.forEach((line, index) => {
    addLine(totals, line, index)
  })
  for (const line of others) addLine(totals, line, undefined)
  return [...totals.values()]
    .filter((total) => total.lines.length > 0)
    .map((total) => ({
      ...total,
      per_day: round(total.per_day),
      percent_ref: total.percent_ref === null ? null : round(total.percent_ref),
      limit: limitOf(total, limits),
    }))
    .sort((a, b) => b.lines.length - a.lines.length || a.name.localeCompare(b.name))
}

function addLine(totals: Map<string, Total>, line: IngredientLine, index: number | undefined) {
  const daily = dailyAmountOf(line, line.unitsPerPack)
  const unitsPerServing = line.servingsPerPack ? line.unitsPerPack / line.servingsPerPack : 1
  const servings = daily === null ? 0 : daily / unitsPerServing
  for (const ingredient of line.ingredients) {
    const { amount, unit } = inMilligrams(ingredient)
    const key = `${ingredient.code} ${unit}`
    const total = totals.get(key) ?? {
      code: ingredient.code,
      name: ingredient.name,
      unit,
      per_day: 0,
      percent_ref: null,
      limit: null,
      lines: [],
      from_other_recipes: false,
      incomplete: false,
    }
    total.per_day += amount * servings
    if (ingredient.percent_ref !== null)
      total.percent_ref = (total.percent_ref ?? 0) + ingredient.percent_ref * servings
    if (index === undefined) total.from_other_recipes = true
    else if (!total.lines.includes(index)) total.lines.push(index)
    if (daily === null) total.incomplete = true
    totals.set(key, total)
  }
}

function inMilligrams({ amount, unit }: Ingredient): { amount: number; unit: string } {
  const factor = { mg: 1, g: 1_000, µg: 0.001, μg: 0.001, mcg: 0.001, ug: 0.001 }[unit]
  return factor === undefined ? { amount, unit } : { amount: amount * factor, unit: 'mg' }
}

function limitOf(total: Total, limits: UpperLimits): number | null {
  const limit = limits[total.code]
  if (!limit) return null
  const inUnit = inMilligrams({ ...limit, name: '', code: '', percent_ref: null })
  return inUnit.unit === total.unit ? inUnit.amount : null
}

const round = (n: number) => Math.round(n * 1000) / 1000
