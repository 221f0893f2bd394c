import { updateDiscount } from '../../../../domain/discount/update.ts'
import type { Handler } from '../../../../http/handler.ts'

export const patch: Handler<'doctorUpdateDiscount'> = async (ctx, { params, body }) => ({
  data: await updateDiscount(ctx, params.discountId, body),
})
