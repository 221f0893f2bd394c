import { completedAfter, type Handlers } from '../../http/handler.ts'
import { getOrderOfPatient } from '../order/forPatient.ts'
import { chargePlaced } from '../payment/chargeSaved.ts'
import { tryCheckout } from '../payment/checkout.ts'
import { startHostedCheckout } from './hostedCheckout.ts'
import { lastTimeChoices } from './lastTime.ts'
import { placeOrder } from './place.ts'

export const handlers = {
  'GET /api/patient/cart/last-time': async (ctx, { query }) => ({
    data: { choices: await lastTimeChoices(ctx, { check: query.check ?? false }) },
  }),
  'POST /api/patient/cart/checkout': completedAfter<'patientCheckOut'>(
    async (ctx, { data }) => {
      if (!data.card_payment || data.payment_state !== 'pending') return { data }
      const isCharged = await chargePlaced(ctx, data.id)
      if (!isCharged) await tryCheckout(ctx, data.id)
      return { data: await getOrderOfPatient(ctx, data.id) }
    },
    async (ctx, { body }) => {
      const { id } = await placeOrder(ctx, {
        expectedTotal: body.expected_total,
        revision: body.revision,
      })
      return { data: await getOrderOfPatient(ctx, id) }
    },
  ),
  'POST /api/patient/cart/hosted-checkout': async (ctx, { body }) => {
    const { checkoutUrl, orderId } = await startHostedCheckout(ctx, body.revision)
    return { data: { checkout_url: checkoutUrl, order_id: orderId } }
  },
} satisfies Handlers<'patient'>
