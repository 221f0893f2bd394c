import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { closeReport } from './answer.ts'
import { getReportPhoto } from './photo.ts'

export const handlers = {
  'POST /api/admin/reports/{reportId}/close': onRecord('reportId', closeReport),
  'GET /api/admin/reports/{reportId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getReportPhoto(ctx, params.reportId, params.photoId)),
} satisfies Handlers<'admin'>
