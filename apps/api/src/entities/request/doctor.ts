import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { decideRequest } from './decide.ts'
import { requestList } from './list.ts'
import { getRequestRules, setRequestRules } from './rules.ts'

export const handlers = {
  'GET /api/doctor/request-rules': async (ctx) => ({
    data: await getRequestRules(ctx),
  }),
  'PATCH /api/doctor/request-rules': async (ctx, { body }) => ({
    data: await setRequestRules(ctx, body),
  }),
  'GET /api/doctor/requests': async (ctx, { query }) =>
    new Page(await requestList.page(ctx, query)),
  'POST /api/doctor/requests/{requestId}/decide': onRecord('requestId', decideRequest),
} satisfies Handlers<'doctor'>
