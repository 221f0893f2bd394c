import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { dayPdf } from './pdf.ts'
import { stateSupply } from './supply.ts'
import { tickDose } from './tick.ts'

export const handlers = {
  'GET /api/patient/day/pdf': async (ctx, { query }) => {
    const { content, filename } = await dayPdf(ctx, query.locale ?? ctx.origin.locale)
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/patient/doses': async (ctx, { body }) => ({
    data: await tickDose(ctx, body),
  }),
  'PATCH /api/patient/supplies/{recipeLineId}': async (ctx, { params, body }) => ({
    data: await stateSupply(ctx, params.recipeLineId, body.units_left),
  }),
} satisfies Handlers<'patient'>
