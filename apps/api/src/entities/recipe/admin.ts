import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getRecipeForAdmin, loadRecipeForAdmin, recipeList } from './forAdmin.ts'
import { holdRecipeByAdmin, resumeRecipeByAdmin, voidRecipeByAdmin } from './stepByAdmin.ts'

const recipeAfter = recordAfter('recipeId', loadRecipeForAdmin)

export const handlers = {
  'GET /api/admin/recipes': (ctx, { query }) => recipeList.page(ctx, query),
  'GET /api/admin/recipes/{recipeId}': ofRecord('recipeId', getRecipeForAdmin),
  'POST /api/admin/recipes/{recipeId}/hold': recipeAfter(holdRecipeByAdmin),
  'POST /api/admin/recipes/{recipeId}/resume': recipeAfter(resumeRecipeByAdmin),
  'POST /api/admin/recipes/{recipeId}/void': recipeAfter(voidRecipeByAdmin),
} satisfies Handlers<'admin'>
