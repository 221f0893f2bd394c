import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { getProductForPatient } from './get.ts'
import { listProductsForPatient } from './listForPatient.ts'

export const handlers = {
  'GET /api/patient/products': async (ctx, { query }) =>
    new Page(await listProductsForPatient(ctx, query)),
  'GET /api/patient/products/{productId}': async (ctx, { params }) => ({
    data: await getProductForPatient(ctx, params.productId),
  }),
} satisfies Handlers<'patient'>
