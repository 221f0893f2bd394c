import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { csvReply, FileReply, pdfReply } from '../../http/replies.ts'
import { addAttachments, deleteAttachment, getAttachment } from './attachments.ts'
import { countRecipes, getRecipeBeginning } from './beginning.ts'
import { getRecipe } from './get.ts'
import { historyList } from './histories.ts'
import { historiesCsv, historiesPdf } from './historiesFiles.ts'
import { listVersions, recipeList } from './list.ts'
import { recipePdf, recipesPdf } from './pdf.ts'
import { remindRecipe, remindRecipes, resendRecipeMail } from './remind.ts'
import { deleteRecipe, saveRecipe } from './save.ts'
import { startRecipe } from './start.ts'
import { holdRecipe, resumeRecipe, voidRecipe } from './steps.ts'

export const handlers = {
  'GET /api/doctor/recipe-beginning': (ctx, { query }) => getRecipeBeginning(ctx, query),
  'GET /api/doctor/recipe-histories': (ctx, { query }) => historyList.page(ctx, query),
  'GET /api/doctor/recipe-histories/csv': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return csvReply(await historiesCsv(ctx, query.filter ?? {}, locale))
  },
  'GET /api/doctor/recipe-histories/pdf': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await historiesPdf(ctx, query.filter ?? {}, locale))
  },
  'GET /api/doctor/recipes': (ctx, { query }) => recipeList.page(ctx, query),
  'POST /api/doctor/recipes': (ctx, { body }) => startRecipe(ctx, body),
  'GET /api/doctor/recipes/counts': (ctx) => countRecipes(ctx),
  'GET /api/doctor/recipes/pdf': async (ctx, { query }) =>
    pdfReply(await recipesPdf(ctx, query.filter.id, query.locale ?? ctx.origin.locale)),
  'POST /api/doctor/recipes/remind': (ctx, { body }) => remindRecipes(ctx, body.ids),
  'GET /api/doctor/recipes/{recipeId}': ofRecord('recipeId', getRecipe),
  'PATCH /api/doctor/recipes/{recipeId}': onRecord('recipeId', saveRecipe),
  'DELETE /api/doctor/recipes/{recipeId}': (ctx, { params }) => deleteRecipe(ctx, params.recipeId),
  'POST /api/doctor/recipes/{recipeId}/attachments': (ctx, { params, files }) =>
    addAttachments(ctx, params.recipeId, files),
  'GET /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': async (ctx, { params }) =>
    new FileReply(await getAttachment(ctx, params.recipeId, params.attachmentId)),
  'DELETE /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': (ctx, { params }) =>
    deleteAttachment(ctx, params.recipeId, params.attachmentId),
  'POST /api/doctor/recipes/{recipeId}/entered-in-error': (ctx, { params, body }) =>
    voidRecipe(ctx, params.recipeId, body.reason),
  'POST /api/doctor/recipes/{recipeId}/hold': (ctx, { params, body }) =>
    holdRecipe(ctx, params.recipeId, body.reason),
  'GET /api/doctor/recipes/{recipeId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await recipePdf(ctx, params.recipeId, locale))
  },
  'POST /api/doctor/recipes/{recipeId}/remind': ofRecord('recipeId', remindRecipe),
  'POST /api/doctor/recipes/{recipeId}/resend-mail': ofRecord('recipeId', resendRecipeMail),
  'POST /api/doctor/recipes/{recipeId}/resume': ofRecord('recipeId', resumeRecipe),
  'GET /api/doctor/recipes/{recipeId}/versions': ofRecord('recipeId', listVersions),
} satisfies Handlers<'doctor'>
