import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { queryClient } from '../../queryClient.ts'
import { fieldsOf, newLine, type ProductSummary } from '../recipe/draft.ts'
import { changedByMyRecipe } from './queries.ts'
import { asRecipe, mySets } from './store.ts'

/** Puts a product on a set with the doctor's own dosage; one that is on it already stays as it is. */
export async function addToSet(recipeId: string, product: ProductSummary) {
  const set = await api.get('/api/doctor/my-recipes/{recipeId}', { params: { path: { recipeId } } })
  if (!set.lines.some((line) => line.product_id === product.id)) {
    const fields = fieldsOf(asRecipe(set))
    const line = newLine(product, set.valid_days)
    await mySets.save(set.id, set.revision, { ...fields, lines: [...fields.lines, line] })
    await Promise.all(changedByMyRecipe.map((path) => invalidate(queryClient, path)))
  }
  return { id: set.id, title: set.title }
}
