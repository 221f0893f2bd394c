import { asIngredientLine } from '../recipe/ingredients.ts'
import { allergyWarnings } from '../recipe/warnings/patient.ts'
import type { RepeatFacts } from './facts.ts'

/**
 * Whether a warning that stops speaks against a line, which its doctor has not overridden when the recipe was issued: the
 * patient may have written down an allergy since.
 */
export function isStopped({ line, recipe, patient }: RepeatFacts): boolean {
  const { view } = line
  const isOverridden = recipe.warningsOverridden.some(
    (each) => each.code === 'ALLERGY' && each.line === view.position,
  )
  if (isOverridden) return false
  const warned = {
    ...asIngredientLine(line),
    productId: view.product_id,
    title: view.product.title,
    usageKind: view.product.usage_kind,
    allergens: line.allergens,
    labelWarnings: line.labelWarnings,
    label: view.product.label_dosage,
    availability: view.product.availability,
    restockOn: view.product.restock_on,
    price: view.price,
    priceNow: view.price_now,
    refillsAllowed: view.refills_allowed,
    minDaysBetween: view.min_days_between,
  }
  return allergyWarnings(warned, 0, patient.allergies).length > 0
}
