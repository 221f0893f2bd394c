import { removeCartLine, updateCartLine } from '../../../../../domain/cart/updateLine.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const patch: Handler<'patientUpdateCartLine'> = async (ctx, { params, body }) => ({
  data: await updateCartLine(ctx, params.lineId, body),
})

export const del: Handler<'patientRemoveCartLine'> = async (ctx, { params }) => ({
  data: await removeCartLine(ctx, params.lineId),
})
