import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
import { addAttachments, deleteAttachment, getAttachment } from './attachments.ts'
import { countRecipes, getRecipeBeginning } from './beginning.ts'
import { getRecipe } from './get.ts'
import { historyList } from './histories.ts'
import { historiesCsv, historiesPdf } from './historiesFiles.ts'
import { issueRecipe } from './issue.ts'
import { listVersions, recipeList } from './list.ts'
import { recipePdf, recipesPdf } from './pdf.ts'
import { remindRecipe, remindRecipes, resendRecipeMail } from './remind.ts'
import { deleteRecipe, saveRecipe } from './save.ts'
import { startRecipe } from './start.ts'
import { holdRecipe, resumeRecipe, voidRecipe } from './steps.ts'

export const handlers = {
  'GET /api/doctor/recipe-beginning': async (ctx, { query }) => ({
    data: await getRecipeBeginning(ctx, query),
  }),
  'GET /api/doctor/recipe-histories': async (ctx, { query }) =>
    new Page(await historyList.page(ctx, query)),
  'GET /api/doctor/recipe-histories/csv': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await historiesCsv(ctx, query.filter ?? {}, locale)
    return new FileReply(content, filename, 'text/csv; charset=utf-8')
  },
  'GET /api/doctor/recipe-histories/pdf': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await historiesPdf(ctx, query.filter ?? {}, locale)
    return new FileReply(content, filename, 'application/pdf')
  },
  'GET /api/doctor/recipes': async (ctx, { query }) => new Page(await recipeList.page(ctx, query)),
  'POST /api/doctor/recipes': async (ctx, { body }) => ({
    data: await startRecipe(ctx, body),
  }),
  'GET /api/doctor/recipes/counts': async (ctx) => ({
    data: await countRecipes(ctx),
  }),
  'GET /api/doctor/recipes/pdf': async (ctx, { query }) => {
    const { content, filename } = await recipesPdf(
      ctx,
      query.filter.id,
      query.locale ?? ctx.origin.locale,
    )
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/doctor/recipes/remind': async (ctx, { body }) => ({
    data: await remindRecipes(ctx, body.ids),
  }),
  'GET /api/doctor/recipes/{recipeId}': ofRecord('recipeId', getRecipe),
  'PATCH /api/doctor/recipes/{recipeId}': onRecord('recipeId', saveRecipe),
  'DELETE /api/doctor/recipes/{recipeId}': async (ctx, { params }) => {
    await deleteRecipe(ctx, params.recipeId)
  },
  'POST /api/doctor/recipes/{recipeId}/attachments': async (ctx, { params, files }) => ({
    data: await addAttachments(ctx, params.recipeId, files),
  }),
  'GET /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': async (ctx, { params }) => {
    const file = await getAttachment(ctx, params.recipeId, params.attachmentId)
    return new FileReply(file.content, file.filename, file.contentType)
  },
  'DELETE /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': async (ctx, { params }) => {
    await deleteAttachment(ctx, params.recipeId, params.attachmentId)
  },
  'POST /api/doctor/recipes/{recipeId}/entered-in-error': async (ctx, { params, body }) => ({
    data: await voidRecipe(ctx, params.recipeId, body.reason),
  }),
  'POST /api/doctor/recipes/{recipeId}/hold': async (ctx, { params, body }) => ({
    data: await holdRecipe(ctx, params.recipeId, body.reason),
  }),
  'POST /api/doctor/recipes/{recipeId}/issue': async (ctx, { params, body }) => ({
    data: await issueRecipe(ctx, params.recipeId, body, { asks: 'all reasons' }),
  }),
  'GET /api/doctor/recipes/{recipeId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await recipePdf(ctx, params.recipeId, locale)
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/doctor/recipes/{recipeId}/remind': ofRecord('recipeId', remindRecipe),
  'POST /api/doctor/recipes/{recipeId}/resend-mail': ofRecord('recipeId', resendRecipeMail),
  'POST /api/doctor/recipes/{recipeId}/resume': ofRecord('recipeId', resumeRecipe),
  'GET /api/doctor/recipes/{recipeId}/versions': ofRecord('recipeId', listVersions),
} satisfies Handlers<'doctor'>
