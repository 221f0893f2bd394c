import { loadProduct } from '../../../../domain/product/view.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetProduct'> = async (ctx, { params }) => ({
  data: await loadProduct(ctx, params.productId),
})
