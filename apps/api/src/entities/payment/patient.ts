import type { Handlers } from '../../http/handler.ts'
import { getOrderOfPatient } from '../order/forPatient.ts'
import { listSavedCards, removeSavedCard } from './methods.ts'
import { checkPayment, payOrder } from './pay.ts'

export const handlers = {
  'GET /api/patient/payment-methods': (ctx) => listSavedCards(ctx),
  'DELETE /api/patient/payment-methods/{methodId}': (ctx, { params }) =>
    removeSavedCard(ctx, params.methodId),
  'POST /api/patient/orders/{orderId}/check-payment': async (ctx, { params }) => {
    await checkPayment(ctx, params.orderId)
    return getOrderOfPatient(ctx, params.orderId)
  },
  'POST /api/patient/orders/{orderId}/pay': async (ctx, { params, body }) => {
    await payOrder(ctx, params.orderId, body.payment_method)
    return getOrderOfPatient(ctx, params.orderId)
  },
} satisfies Handlers<'patient'>
