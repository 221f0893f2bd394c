import { listHistory } from '../../../../../domain/doctor/history.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'adminListDoctorHistory'> = async (ctx, { params, query }) => {
  const page = await listHistory(ctx, params.doctorId, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
