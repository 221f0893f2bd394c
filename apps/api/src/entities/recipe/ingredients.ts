import type { components } from '@officina/openapi/schema'
import { asTaken } from '@officina/shared/dosage/substitute'
import { supplyOf } from './dosage.ts'
import { type IngredientLine, inMilligrams, substanceOf } from './units.ts'
import { type LimitPerson, strictestLimit } from './upperLimits.ts'
import type { LoadedLine } from './view.ts'

type Total = components['schemas']['IngredientTotal']

/**
 * What a patient takes of each ingredient on an average day, at the highest dose, over the lines of a recipe and
 * the patient's other active lines, with the strictest upper level for this person, which is for that dose too. Mass and international units of one
 * substance are added up in mg; other units stand apart.
 */
export function ingredientTotals(
  lines: IngredientLine[],
  others: IngredientLine[] = [],
  person?: LimitPerson,
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
      limit: person && total.unit === 'mg' ? strictestLimit(total.code, person) : null,
    }))
    .sort((a, b) => b.lines.length - a.lines.length || a.name.localeCompare(b.name))
}

function addLine(totals: Map<string, Total>, line: IngredientLine, index: number | undefined) {
  const daily = supplyOf(line, line)?.daily_max ?? null
  const unitsPerServing = line.servingsPerPack ? line.units_per_pack / line.servingsPerPack : 1
  const servings = daily === null ? 0 : daily / unitsPerServing
  for (const ingredient of line.ingredients) {
    const { amount, unit } = inMilligrams(ingredient)
    const code = substanceOf(ingredient.code)
    const key = `${code} ${unit}`
    const total = totals.get(key) ?? {
      code,
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

// what is put on the skin is not taken: it is compared, not added up
export const asTakenLine = (line: LoadedLine): IngredientLine =>
  takenOnly({ ...asIngredientLine(line), usageKind: line.view.product.usage_kind })

export const takenOnly = <T extends IngredientLine & { usageKind: string }>(line: T): T =>
  line.usageKind === 'oral' ? line : { ...line, ingredients: [] }

export const asIngredientLine = ({
  view,
  ingredients,
  servingsPerPack,
}: LoadedLine): IngredientLine => ({
  ...asTaken(view),
  servingsPerPack,
  ingredients,
})

const round = (n: number) => Math.round(n * 1000) / 1000
