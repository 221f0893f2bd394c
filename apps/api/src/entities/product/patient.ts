import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getProductForPatient } from './get.ts'
import { listProductsForPatient } from './listForPatient.ts'

export const handlers = {
  'GET /api/patient/products': async (ctx, { query }) =>
    new Page(await listProductsForPatient(ctx, query)),
  'GET /api/patient/products/{productId}': ofRecord('productId', getProductForPatient),
} satisfies Handlers<'patient'>
