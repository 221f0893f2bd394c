import type { Handlers } from '../../http/handler.ts'
import { getLegalText, listVersionsInForce } from './texts.ts'

export const handlers = {
  'GET /api/legal': async (ctx) => ({ data: await listVersionsInForce(ctx) }),
  'GET /api/legal/{document}': async (ctx, { params, query }) => ({
    data: await getLegalText(ctx, params.document, query.version),
  }),
} satisfies Handlers<'public'>
