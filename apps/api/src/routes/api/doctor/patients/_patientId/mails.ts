import { listPatientMails } from '../../../../../domain/patient/mails.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'doctorListPatientMails'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listPatientMails(ctx, params.patientId, query)
  return new Page(rows, total, offset, estimated)
}
