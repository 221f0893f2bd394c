import { addCartLine } from '../../../../domain/cart/addLine.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientAddCartLine'> = async (ctx, { body }) => ({
  data: await addCartLine(ctx, {
    variantId: body.variant_id,
    quantity: body.quantity ?? 1,
    priceSeen: body.price_seen,
    recipeLineId: body.recipe_line_id ?? null,
  }),
})
