import { daysSupplyOf, packOf } from '../recipe/dosage.ts'
import { dosageOf, substituteFor } from '../recipe/substitutes.ts'
import type { CartRow } from './rows.ts'

/** How the product of a recipe's line is taken; converted where it is a substitute. Null without a recipe. */
export function takenDosage({ recipeLine, own, product, variant }: CartRow) {
  if (!recipeLine) return null
  if (variant.id === recipeLine.variantId || !own)
    return { dosage: dosageOf(recipeLine), quantity: recipeLine.quantity, basis: null }
  return substituteFor(recipeLine, own, { product, variant })
}

/** Whole days for which the units of a line last; null where they are counted otherwise than the dose. */
export function lastsDays(row: CartRow): number | null {
  const { line, variant } = row
  const taken = takenDosage(row)
  if (!taken) return variant.servingsPerPack && variant.servingsPerPack * line.quantity
  return daysSupplyOf({ ...taken.dosage, quantity: line.quantity }, packOf(variant))
}
