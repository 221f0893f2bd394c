import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getMyRecipe } from './get.ts'
import { myRecipeList } from './list.ts'
import { createMyRecipe } from './start.ts'
import {
  archiveMyRecipe,
  deleteMyRecipe,
  restoreMyRecipe,
  saveMyRecipe,
  takeOverTemplate,
} from './write.ts'

export const handlers = {
  'GET /api/doctor/my-recipes': async (ctx, { query }) =>
    new Page(await myRecipeList.page(ctx, query)),
  'POST /api/doctor/my-recipes': async (ctx, { body }) => ({
    data: await createMyRecipe(ctx, body),
  }),
  'GET /api/doctor/my-recipes/{recipeId}': ofRecord('recipeId', getMyRecipe),
  'PATCH /api/doctor/my-recipes/{recipeId}': onRecord('recipeId', saveMyRecipe),
  'DELETE /api/doctor/my-recipes/{recipeId}': async (ctx, { params }) => {
    await deleteMyRecipe(ctx, params.recipeId)
  },
  'POST /api/doctor/my-recipes/{recipeId}/archive': async (ctx, { params, body }) => ({
    data: await archiveMyRecipe(ctx, params.recipeId, body.revision),
  }),
  'POST /api/doctor/my-recipes/{recipeId}/restore': async (ctx, { params, body }) => ({
    data: await restoreMyRecipe(ctx, params.recipeId, body.revision),
  }),
  'POST /api/doctor/my-recipes/{recipeId}/take-over': async (ctx, { params, body }) => ({
    data: await takeOverTemplate(ctx, params.recipeId, body.revision),
  }),
} satisfies Handlers<'doctor'>
