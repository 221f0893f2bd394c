import { listRecipesOfPatient } from '../../../domain/recipe/forPatient.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'patientListRecipes'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listRecipesOfPatient(ctx, query)
  return new Page(rows, total, offset)
}
