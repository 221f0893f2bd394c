import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { answerReport, getReportOfDoctor } from './answer.ts'
import { getReportPhoto } from './photo.ts'
import { reportByDoctor } from './report.ts'

export const handlers = {
  'POST /api/doctor/orders/{orderId}/reports': async (ctx, { params, body }) => {
    await reportByDoctor(ctx, params.orderId, body)
  },
  'GET /api/doctor/reports/{reportId}': async (ctx, { params }) => ({
    data: await getReportOfDoctor(ctx, params.reportId),
  }),
  'POST /api/doctor/reports/{reportId}/answer': async (ctx, { params, body }) => ({
    data: await answerReport(ctx, params.reportId, body),
  }),
  'GET /api/doctor/reports/{reportId}/photos/{photoId}': async (ctx, { params }) => {
    const photo = await getReportPhoto(ctx, params.reportId, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
} satisfies Handlers<'doctor'>
