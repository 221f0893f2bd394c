import { updateCart } from '../../../domain/cart/update.ts'
import { getCart } from '../../../domain/cart/view.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientGetCart'> = async (ctx) => ({ data: await getCart(ctx) })

export const patch: Handler<'patientUpdateCart'> = async (ctx, { body }) => ({
  data: await updateCart(ctx, body),
})
