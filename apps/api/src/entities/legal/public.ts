import type { Handlers } from '../../http/handler.ts'
import { getLegalText, listVersionsInForce } from './texts.ts'

export const handlers = {
  'GET /api/legal': (ctx) => listVersionsInForce(ctx),
  'GET /api/legal/{document}': (ctx, { params, query }) =>
    getLegalText(ctx, params.document, query.version),
} satisfies Handlers<'public'>
