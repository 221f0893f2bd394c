import { listProductPatients } from '../../../../../domain/product/patients.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'doctorListProductPatients'> = async (ctx, { params }) => ({
  data: await listProductPatients(ctx, params.productId),
})
