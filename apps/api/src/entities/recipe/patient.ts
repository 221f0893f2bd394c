import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply, pdfReply } from '../../http/replies.ts'
import { getAttachmentForPatient } from './attachments.ts'
import { notifyNotBuying, openRecipe, recipeList } from './forPatient.ts'
import { recipePdfForPatient } from './pdfForPatient.ts'

export const handlers = {
  'GET /api/patient/recipes': (ctx, { query }) => recipeList.page(ctx, query),
  'GET /api/patient/recipes/{recipeId}': ofRecord('recipeId', openRecipe),
  'GET /api/patient/recipes/{recipeId}/attachments/{attachmentId}': async (ctx, { params }) =>
    new FileReply(await getAttachmentForPatient(ctx, params.recipeId, params.attachmentId)),
  'POST /api/patient/recipes/{recipeId}/not-buying': onRecord('recipeId', notifyNotBuying),
  'GET /api/patient/recipes/{recipeId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await recipePdfForPatient(ctx, params.recipeId, locale))
  },
} satisfies Handlers<'patient'>
