import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
import { getAttachmentForPatient } from './attachments.ts'
import { notifyNotBuying, openRecipe, recipeList } from './forPatient.ts'
import { recipePdfForPatient } from './pdfForPatient.ts'

export const handlers = {
  'GET /api/patient/recipes': async (ctx, { query }) => new Page(await recipeList.page(ctx, query)),
  'GET /api/patient/recipes/{recipeId}': ofRecord('recipeId', openRecipe),
  'GET /api/patient/recipes/{recipeId}/attachments/{attachmentId}': async (ctx, { params }) => {
    const file = await getAttachmentForPatient(ctx, params.recipeId, params.attachmentId)
    return new FileReply(file.content, file.filename, file.contentType)
  },
  'POST /api/patient/recipes/{recipeId}/not-buying': onRecord('recipeId', notifyNotBuying),
  'GET /api/patient/recipes/{recipeId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await recipePdfForPatient(ctx, params.recipeId, locale)
    return new FileReply(content, filename, 'application/pdf')
  },
} satisfies Handlers<'patient'>
