import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getRecipeForAdmin, loadRecipeForAdmin, recipeList } from './forAdmin.ts'
import { holdRecipeByAdmin, resumeRecipeByAdmin, voidRecipeByAdmin } from './stepByAdmin.ts'

const recipeAfter = recordAfter('recipeId', loadRecipeForAdmin)

export const handlers = {
  'GET /api/admin/recipes': async (ctx, { query }) => new Page(await recipeList.page(ctx, query)),
  'GET /api/admin/recipes/{recipeId}': ofRecord('recipeId', getRecipeForAdmin),
  'POST /api/admin/recipes/{recipeId}/hold': recipeAfter(holdRecipeByAdmin),
  'POST /api/admin/recipes/{recipeId}/resume': async (ctx, { params, body }) => {
    await resumeRecipeByAdmin(ctx, params.recipeId, body.revision)
    return { data: await loadRecipeForAdmin(ctx, params.recipeId) }
  },
  'POST /api/admin/recipes/{recipeId}/void': recipeAfter(voidRecipeByAdmin),
} satisfies Handlers<'admin'>
