import { closeReport } from '../../../../../domain/report/close.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCloseReport'> = async (ctx, { params, body }) => ({
  data: await closeReport(ctx, params.reportId, body),
})
