import { changeOrderProduct } from '../../../../../../../domain/order/changeProduct.ts'
import { getOrder } from '../../../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'adminChangeOrderProduct'> = async (ctx, { params, body }) => {
  await changeOrderProduct(ctx, params, {
    variantId: body.variant_id,
    quantity: body.quantity,
    consentNote: body.consent_note ?? null,
    expectedTotal: body.expected_total,
    revision: body.revision,
  })
  return { data: await getOrder(ctx, params.orderId) }
}
