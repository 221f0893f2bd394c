import { completedAfter, type Handlers } from '../../http/handler.ts'
import { getOrderOfPatient } from '../order/forPatient.ts'
import { chargePlaced } from '../payment/chargeSaved.ts'
import { tryCheckout } from '../payment/checkout.ts'
import { startHostedCheckout } from './hostedCheckout.ts'
import { lastTimeChoices } from './lastTime.ts'
import { placeOrder } from './place.ts'

export const handlers = {
  'GET /api/patient/cart/last-time': async (ctx, { query }) => ({
    choices: await lastTimeChoices(ctx, { check: query.check ?? false }),
  }),
  'POST /api/patient/cart/checkout': completedAfter<'patientCheckOut'>(
    async (ctx, order) => {
      if (!order.card_payment || order.payment_state !== 'pending') return order
      const isCharged = await chargePlaced(ctx, order.id)
      if (!isCharged) await tryCheckout(ctx, order.id)
      return getOrderOfPatient(ctx, order.id)
    },
    async (ctx, { body }) => {
      const { id } = await placeOrder(ctx, {
        expectedTotal: body.expected_total,
        revision: body.revision,
      })
      return getOrderOfPatient(ctx, id)
    },
  ),
  'POST /api/patient/cart/hosted-checkout': async (ctx, { body }) => {
    const { checkoutUrl, orderId } = await startHostedCheckout(ctx, body.revision)
    return { checkout_url: checkoutUrl, order_id: orderId }
  },
} satisfies Handlers<'patient'>
