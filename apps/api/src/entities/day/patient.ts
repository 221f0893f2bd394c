import type { Handlers } from '../../http/handler.ts'
import { pdfReply } from '../../http/replies.ts'
import { dayPdf } from './pdf.ts'
import { stateSupply } from './supply.ts'
import { tickDose } from './tick.ts'

export const handlers = {
  'GET /api/patient/day/pdf': async (ctx, { query }) =>
    pdfReply(await dayPdf(ctx, query.locale ?? ctx.origin.locale)),
  'POST /api/patient/doses': (ctx, { body }) => tickDose(ctx, body),
  'PATCH /api/patient/supplies/{recipeLineId}': (ctx, { params, body }) =>
    stateSupply(ctx, params.recipeLineId, body.units_left),
} satisfies Handlers<'patient'>
