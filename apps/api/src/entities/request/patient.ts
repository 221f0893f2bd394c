import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { makeRequest, withdrawRequest } from './ask.ts'
import { ownRequestList } from './list.ts'

export const handlers = {
  'GET /api/patient/requests': async (ctx, { query }) =>
    new Page(await ownRequestList.page(ctx, query)),
  'POST /api/patient/requests': async (ctx, { body }) => ({
    data: await makeRequest(ctx, body),
  }),
  'POST /api/patient/requests/{requestId}/withdraw': async (ctx, { params, body }) => ({
    data: await withdrawRequest(ctx, params.requestId, body.revision),
  }),
} satisfies Handlers<'patient'>
