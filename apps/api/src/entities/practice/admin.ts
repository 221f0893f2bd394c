import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { exportPractice } from './exportPractice.ts'

export const handlers = {
  'POST /api/admin/doctors/{doctorId}/export-data': async (ctx, { params }) => {
    const { content, filename } = await exportPractice(ctx, params.doctorId)
    return new FileReply(content, filename, 'application/zip')
  },
} satisfies Handlers<'admin'>
