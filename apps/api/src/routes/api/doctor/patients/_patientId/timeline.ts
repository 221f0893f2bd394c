import { listPatientEvents } from '../../../../../domain/patient/timeline.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'doctorListPatientEvents'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listPatientEvents(ctx, params.patientId, query)
  return new Page(rows, total, offset, estimated)
}
