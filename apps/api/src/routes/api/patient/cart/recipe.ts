import { addRecipeToCart } from '../../../../domain/cart/addRecipe.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientAddRecipeToCart'> = async (ctx, { body }) => ({
  data: await addRecipeToCart(ctx, body.recipe_id, body.line_ids),
})
