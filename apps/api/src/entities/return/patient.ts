import type { Handlers } from '../../http/handler.ts'
import { inlineReply, pdfReply } from '../../http/replies.ts'
import { getReturnPhotoOfPatient } from './photo.ts'
import { requestReturn } from './request.ts'
import { returnSlipPdf } from './slip.ts'

export const handlers = {
  'POST /api/patient/orders/{orderId}/returns': (ctx, { params, body, files }) =>
    requestReturn(ctx, params.orderId, body, files),
  'GET /api/patient/returns/{returnId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getReturnPhotoOfPatient(ctx, params.returnId, params.photoId)),
  'GET /api/patient/returns/{returnId}/slip': async (ctx, { params, query }) =>
    pdfReply(await returnSlipPdf(ctx, params.returnId, query.locale ?? 'en'), { inline: true }),
} satisfies Handlers<'patient'>
