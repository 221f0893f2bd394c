import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { getReportPhoto } from './photo.ts'
import { reportProduct } from './report.ts'

export const handlers = {
  'POST /api/patient/orders/{orderId}/reports': (ctx, { params, body, files }) =>
    reportProduct(ctx, params.orderId, body, files),
  'GET /api/patient/reports/{reportId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getReportPhoto(ctx, params.reportId, params.photoId)),
} satisfies Handlers<'patient'>
