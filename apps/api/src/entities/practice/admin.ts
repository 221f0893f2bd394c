import type { Handlers } from '../../http/handler.ts'
import { zipReply } from '../../http/replies.ts'
import { exportPractice } from './exportPractice.ts'

export const handlers = {
  'POST /api/admin/doctors/{doctorId}/export-data': async (ctx, { params }) =>
    zipReply(await exportPractice(ctx, params.doctorId)),
} satisfies Handlers<'admin'>
