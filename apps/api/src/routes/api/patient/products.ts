import { listProductsForPatient } from '../../../domain/product/listForPatient.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'patientListProducts'> = async (ctx, { query }) => {
  const { rows, total, offset, suggestion } = await listProductsForPatient(ctx, query)
  return new Page(rows, total, offset).suggesting(suggestion)
}
