import type { Handlers } from '../../http/handler.ts'
import { getOrderOfPatient } from '../order/forPatient.ts'
import { placeOrder } from '../order/place.ts'
import { addCartLine } from './addLine.ts'
import { addRecipeToCart } from './addRecipe.ts'
import { startHostedCheckout } from './hostedCheckout.ts'
import { updateCart } from './update.ts'
import { removeCartLine, updateCartLine } from './updateLine.ts'
import { getCart } from './view.ts'

export const handlers = {
  'GET /api/patient/cart': async (ctx) => ({ data: await getCart(ctx) }),
  'PATCH /api/patient/cart': async (ctx, { body }) => ({
    data: await updateCart(ctx, body),
  }),
  'POST /api/patient/cart/checkout': async (ctx, { body }) => {
    const { id } = await placeOrder(ctx, {
      expectedTotal: body.expected_total,
      revision: body.revision,
    })
    return { data: await getOrderOfPatient(ctx, id) }
  },
  'POST /api/patient/cart/hosted-checkout': async (ctx, { body }) => {
    const { checkoutUrl, orderId } = await startHostedCheckout(ctx, body.revision)
    return { data: { checkout_url: checkoutUrl, order_id: orderId } }
  },
  'POST /api/patient/cart/lines': async (ctx, { body }) => ({
    data: await addCartLine(ctx, {
      variantId: body.variant_id,
      quantity: body.quantity ?? 1,
      priceSeen: body.price_seen,
      recipeLineId: body.recipe_line_id ?? null,
    }),
  }),
  'PATCH /api/patient/cart/lines/{lineId}': async (ctx, { params, body }) => ({
    data: await updateCartLine(ctx, params.lineId, body),
  }),
  'DELETE /api/patient/cart/lines/{lineId}': async (ctx, { params }) => ({
    data: await removeCartLine(ctx, params.lineId),
  }),
  'POST /api/patient/cart/recipe': async (ctx, { body }) => ({
    data: await addRecipeToCart(ctx, body.recipe_id, body.line_ids),
  }),
} satisfies Handlers<'patient'>
