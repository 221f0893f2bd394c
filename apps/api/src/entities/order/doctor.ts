import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord, recordAfter } from '../../http/records.ts'
import { pdfReply } from '../../http/replies.ts'
import { cancelAsDoctor } from './cancelAsDoctor.ts'
import { getOrderOfDoctor } from './forDoctor.ts'
import { changeLineState } from './lineState.ts'
import { receiptPdfForDoctor } from './receipt.ts'
import { startRecipeFromOrder } from './startRecipe.ts'
import { cancelRecipe, issueAsDoctor } from './stopRecipe.ts'

export const handlers = {
  'GET /api/doctor/orders/{orderId}': ofRecord('orderId', getOrderOfDoctor),
  'POST /api/doctor/orders/{orderId}/cancel': recordAfter(
    'orderId',
    getOrderOfDoctor,
  )(cancelAsDoctor),
  'GET /api/doctor/orders/{orderId}/receipt': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await receiptPdfForDoctor(ctx, params.orderId, locale))
  },
  'POST /api/doctor/orders/{orderId}/recipe-draft': ofRecord('orderId', startRecipeFromOrder),
  'POST /api/doctor/recipes/{recipeId}/cancel': (ctx, { params, body }) =>
    cancelRecipe(ctx, params.recipeId, body.reason_code, body.reason ?? null),
  'POST /api/doctor/recipes/{recipeId}/issue': onRecord('recipeId', issueAsDoctor),
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/pause': (ctx, { params, body }) =>
    changeLineState(ctx, params, 'pause', body.reason_code),
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/resume': (ctx, { params }) =>
    changeLineState(ctx, params, 'resume'),
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/stop': (ctx, { params, body }) =>
    changeLineState(ctx, params, 'stop', body.reason_code),
} satisfies Handlers<'doctor'>
