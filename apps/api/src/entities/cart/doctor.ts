import type { Handlers } from '../../http/handler.ts'
import { onBehalf } from '../patient/acting.ts'
import { addCartLine } from './addLine.ts'
import { addRecipeToCart } from './addRecipe.ts'
import { byRecipe } from './byRecipe.ts'
import { updateCart } from './update.ts'
import { removeCartLine, updateCartLine } from './updateLine.ts'
import { getCart } from './view.ts'

/** The cart that a doctor prepares for a patient: the patient's rules, prices and verbs. */
export const handlers = {
  'GET /api/doctor/patients/{patientId}/cart': async (ctx, { params }) =>
    getCart(await onBehalf(ctx, params.patientId)),
  'PATCH /api/doctor/patients/{patientId}/cart': async (ctx, { params, body }) =>
    updateCart(await onBehalf(ctx, params.patientId), body),
  'POST /api/doctor/patients/{patientId}/cart/lines': async (ctx, { params, body }) =>
    addCartLine(await onBehalf(ctx, params.patientId), {
      ...(body.recipe_line_id
        ? { variantId: body.variant_id, recipeLineId: body.recipe_line_id }
        : await byRecipe(ctx, params.patientId, body.variant_id)),
      quantity: body.quantity,
      priceSeen: body.price_seen,
    }),
  'PATCH /api/doctor/patients/{patientId}/cart/lines/{lineId}': async (ctx, { params, body }) =>
    updateCartLine(await onBehalf(ctx, params.patientId), params.lineId, body),
  'DELETE /api/doctor/patients/{patientId}/cart/lines/{lineId}': async (ctx, { params }) =>
    removeCartLine(await onBehalf(ctx, params.patientId), params.lineId),
  'POST /api/doctor/patients/{patientId}/cart/recipe': async (ctx, { params, body }) =>
    addRecipeToCart(await onBehalf(ctx, params.patientId), body.recipe_id, body.line_ids),
} satisfies Handlers<'doctor'>
