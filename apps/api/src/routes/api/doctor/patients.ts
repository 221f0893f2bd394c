import { listPatients } from '../../../domain/patient/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListPatients'> = async (ctx, { query }) => {
  const { rows, total, estimated, offset } = await listPatients(ctx, query)
  return new Page(rows, total, offset, estimated)
}
