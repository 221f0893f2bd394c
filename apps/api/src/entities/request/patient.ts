import type { Handlers } from '../../http/handler.ts'
import { makeRequest, withdrawRequest } from './ask.ts'
import { ownRequestList } from './list.ts'

export const handlers = {
  'GET /api/patient/requests': (ctx, { query }) => ownRequestList.page(ctx, query),
  'POST /api/patient/requests': (ctx, { body }) => makeRequest(ctx, body),
  'POST /api/patient/requests/{requestId}/withdraw': (ctx, { params, body }) =>
    withdrawRequest(ctx, params.requestId, body.revision),
} satisfies Handlers<'patient'>
