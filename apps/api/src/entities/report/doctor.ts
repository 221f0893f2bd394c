import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply } from '../../http/replies.ts'
import { answerReport, getReportOfDoctor } from './answer.ts'
import { getReportPhoto } from './photo.ts'
import { reportByDoctor } from './report.ts'

export const handlers = {
  'POST /api/doctor/orders/{orderId}/reports': async (ctx, { params, body }) => {
    await reportByDoctor(ctx, params.orderId, body)
  },
  'GET /api/doctor/reports/{reportId}': ofRecord('reportId', getReportOfDoctor),
  'POST /api/doctor/reports/{reportId}/answer': onRecord('reportId', answerReport),
  'GET /api/doctor/reports/{reportId}/photos/{photoId}': async (ctx, { params }) => {
    const photo = await getReportPhoto(ctx, params.reportId, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
} satisfies Handlers<'doctor'>
