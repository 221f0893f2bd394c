import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { addCartLine } from './addLine.ts'
import { addRecipeToCart } from './addRecipe.ts'
import { updateCart } from './update.ts'
import { removeCartLine, updateCartLine } from './updateLine.ts'
import { getCart } from './view.ts'

export const handlers = {
  'GET /api/patient/cart': (ctx) => getCart(ctx),
  'PATCH /api/patient/cart': (ctx, { body }) => updateCart(ctx, body),
  'POST /api/patient/cart/lines': (ctx, { body }) =>
    addCartLine(ctx, {
      variantId: body.variant_id,
      quantity: body.quantity,
      priceSeen: body.price_seen,
      recipeLineId: body.recipe_line_id ?? null,
    }),
  'PATCH /api/patient/cart/lines/{lineId}': onRecord('lineId', updateCartLine),
  'DELETE /api/patient/cart/lines/{lineId}': ofRecord('lineId', removeCartLine),
  'POST /api/patient/cart/recipe': (ctx, { body }) =>
    addRecipeToCart(ctx, body.recipe_id, body.line_ids),
} satisfies Handlers<'patient'>
