import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { getReportPhoto } from './photo.ts'
import { reportProduct } from './report.ts'

export const handlers = {
  'POST /api/patient/orders/{orderId}/reports': async (ctx, { params, body, files }) => ({
    data: await reportProduct(ctx, params.orderId, body, files),
  }),
  'GET /api/patient/reports/{reportId}/photos/{photoId}': async (ctx, { params }) => {
    const photo = await getReportPhoto(ctx, params.reportId, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
} satisfies Handlers<'patient'>
