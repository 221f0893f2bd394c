import { startRecipeFromOrder } from '../../../../../domain/recipe/startFromOrder.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorCreateRecipeFromOrder'> = async (ctx, { params }) => ({
  data: await startRecipeFromOrder(ctx, params.orderId),
})
