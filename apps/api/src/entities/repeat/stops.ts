import { fold } from '../patient/healthSources.ts'
import { allergyWarnings } from '../recipe/warnings/patient.ts'
import type { RepeatFacts } from './facts.ts'

/**
 * Whether a warning that stops speaks against the product of a line, which its doctor has not overridden when the recipe
 * was issued: the patient may have written down an allergy since. What was sent in its place once is not what is ordered.
 */
export function isStopped({ line, recipe, patient }: RepeatFacts): boolean {
  const { view, ownIngredients: ingredients, allergens } = line
  const isOverridden = recipe.warningsOverridden.some(
    (each) => each.code === 'ALLERGY' && each.line === view.position,
  )
  const sources = patient.healthSources.allergies ?? {}
  const isNew = (allergy: string) => {
    const at = sources[fold(allergy)]?.at
    return at !== undefined && recipe.issuedAt !== null && new Date(at) > recipe.issuedAt
  }
  const asked = isOverridden ? patient.allergies.filter(isNew) : patient.allergies
  return allergyWarnings({ title: view.product.title, ingredients, allergens }, 0, asked).length > 0
}
