import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getOrderOfPatient } from '../order/forPatient.ts'
import { listSavedCards, removeSavedCard } from './methods.ts'
import { checkPayment, payOrder } from './pay.ts'

const orderAfter = recordAfter('orderId', getOrderOfPatient)

export const handlers = {
  'GET /api/patient/payment-methods': (ctx) => listSavedCards(ctx),
  'DELETE /api/patient/payment-methods/{methodId}': ofRecord('methodId', removeSavedCard),
  'POST /api/patient/orders/{orderId}/check-payment': orderAfter(checkPayment),
  'POST /api/patient/orders/{orderId}/pay': orderAfter(payOrder),
} satisfies Handlers<'patient'>
