import { listDoctorsForAdmin } from '../../../domain/doctor/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListDoctors'> = async (ctx, { query }) => {
  const page = await listDoctorsForAdmin(ctx, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
