import { listMails } from '../../../../../domain/admin/mailLog.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'adminListDoctorMails'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listMails(ctx, 'doctors', params.doctorId, query)
  return new Page(rows, total, offset, estimated)
}
