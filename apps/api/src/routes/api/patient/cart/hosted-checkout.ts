import { startHostedCheckout } from '../../../../domain/cart/hostedCheckout.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientStartHostedCheckout'> = async (ctx, { body }) => {
  const { checkoutUrl, orderId } = await startHostedCheckout(ctx, body.revision)
  return { data: { checkout_url: checkoutUrl, order_id: orderId } }
}
