import { getProductByShopifyId } from '../../../../domain/product/getForDoctor.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetProductByShopifyId'> = async (ctx, { params }) => ({
  data: await getProductByShopifyId(ctx, params.shopifyProductId),
})
