import { replaceProduct } from '../../../../domain/template/replaceProduct.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminReplaceTemplateProduct'> = async (ctx, { body }) => ({
  data: await replaceProduct(ctx, body),
})
