import { patientList } from '../../../domain/patient/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListPatients'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await patientList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
