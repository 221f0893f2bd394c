import { endDiscount } from '../../../../../domain/discount/update.ts'
import type { Handler } from '../../../../../http/handler.ts'
export const post: Handler<'doctorEndDiscount'> = async (ctx, { params, body }) => {
  await endDiscount(ctx, params.discountId, body.revision)
  return undefined
}
