import { getProductForDoctor } from '../../../../domain/product/getForDoctor.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetProduct'> = async (ctx, { params }) => ({
  data: await getProductForDoctor(ctx, params.productId),
})
