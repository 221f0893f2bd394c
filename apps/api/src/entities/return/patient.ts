import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { getReturnPhotoOfPatient } from './photo.ts'
import { requestReturn } from './request.ts'
import { returnSlipPdf } from './slip.ts'

export const handlers = {
  'POST /api/patient/orders/{orderId}/returns': async (ctx, { params, body, files }) => ({
    data: await requestReturn(ctx, params.orderId, body, files),
  }),
  'GET /api/patient/returns/{returnId}/photos/{photoId}': async (ctx, { params }) => {
    const photo = await getReturnPhotoOfPatient(ctx, params.returnId, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
  'GET /api/patient/returns/{returnId}/slip': async (ctx, { params, query }) => {
    const { content, filename } = await returnSlipPdf(ctx, params.returnId, query.locale ?? 'en')
    return new FileReply(content, filename, 'application/pdf', true)
  },
} satisfies Handlers<'patient'>
