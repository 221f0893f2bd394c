import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
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
  'GET /api/doctor/my-recipes': (ctx, { query }) => myRecipeList.page(ctx, query),
  'POST /api/doctor/my-recipes': (ctx, { body }) => createMyRecipe(ctx, body),
  'GET /api/doctor/my-recipes/{recipeId}': ofRecord('recipeId', getMyRecipe),
  'PATCH /api/doctor/my-recipes/{recipeId}': onRecord('recipeId', saveMyRecipe),
  'DELETE /api/doctor/my-recipes/{recipeId}': ofRecord('recipeId', deleteMyRecipe),
  'POST /api/doctor/my-recipes/{recipeId}/archive': (ctx, { params, body }) =>
    archiveMyRecipe(ctx, params.recipeId, body.revision),
  'POST /api/doctor/my-recipes/{recipeId}/restore': (ctx, { params, body }) =>
    restoreMyRecipe(ctx, params.recipeId, body.revision),
  'POST /api/doctor/my-recipes/{recipeId}/take-over': (ctx, { params, body }) =>
    takeOverTemplate(ctx, params.recipeId, body.revision),
} satisfies Handlers<'doctor'>
