import { listRequestsOfDoctor } from '../../../domain/request/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListRequests'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listRequestsOfDoctor(ctx, query)
  return new Page(rows, total, offset)
}
