import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { answerReport, getReportOfDoctor } from './answer.ts'
import { getReportPhoto } from './photo.ts'
import { reportByDoctor } from './report.ts'

export const handlers = {
  'POST /api/doctor/orders/{orderId}/reports': onRecord('orderId', reportByDoctor),
  'GET /api/doctor/reports/{reportId}': ofRecord('reportId', getReportOfDoctor),
  'POST /api/doctor/reports/{reportId}/answer': onRecord('reportId', answerReport),
  'GET /api/doctor/reports/{reportId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getReportPhoto(ctx, params.reportId, params.photoId)),
} satisfies Handlers<'doctor'>
