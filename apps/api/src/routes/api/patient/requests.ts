import { makeRequest } from '../../../domain/request/ask.ts'
import { listRequestsOfPatient } from '../../../domain/request/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'patientListRequests'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listRequestsOfPatient(ctx, query)
  return new Page(rows, total, offset)
}

export const post: Handler<'patientMakeRequest'> = async (ctx, { body }) => ({
  data: await makeRequest(ctx, body),
})
