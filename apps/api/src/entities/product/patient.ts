import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { getProductForPatient } from './get.ts'
import { listProductsForPatient } from './listForPatient.ts'

export const handlers = {
  'GET /api/patient/products': (ctx, { query }) => listProductsForPatient(ctx, query),
  'GET /api/patient/products/{productId}': ofRecord('productId', getProductForPatient),
} satisfies Handlers<'patient'>
