import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { pdfReply } from '../../http/replies.ts'
import { cancelOwnOrder } from './cancel.ts'
import { askToCancel, withdrawCancel } from './cancelRequest.ts'
import { getOrderOfPatient } from './forPatient.ts'
import { orderList } from './listForPatient.ts'
import { receiptPdf } from './receipt.ts'

const orderAfter = recordAfter('orderId', getOrderOfPatient)

export const handlers = {
  'GET /api/patient/orders': (ctx, { query }) => orderList.page(ctx, query),
  'GET /api/patient/orders/{orderId}': ofRecord('orderId', getOrderOfPatient),
  'POST /api/patient/orders/{orderId}/ask-to-cancel': orderAfter(askToCancel),
  'POST /api/patient/orders/{orderId}/cancel': orderAfter(cancelOwnOrder),
  'GET /api/patient/orders/{orderId}/receipt': async (ctx, { params, query }) =>
    pdfReply(await receiptPdf(ctx, params.orderId, query.locale ?? 'en'), { inline: true }),
  'POST /api/patient/orders/{orderId}/withdraw-cancel': orderAfter(withdrawCancel),
} satisfies Handlers<'patient'>
