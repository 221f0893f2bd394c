import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { decideRequest } from './decide.ts'
import { requestList } from './list.ts'
import { getRequestRules, setRequestRules } from './rules.ts'

export const handlers = {
  'GET /api/doctor/request-rules': (ctx) => getRequestRules(ctx),
  'PATCH /api/doctor/request-rules': (ctx, { body }) => setRequestRules(ctx, body),
  'GET /api/doctor/requests': (ctx, { query }) => requestList.page(ctx, query),
  'POST /api/doctor/requests/{requestId}/decide': onRecord('requestId', decideRequest),
} satisfies Handlers<'doctor'>
