import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { pdfReply } from '../../http/replies.ts'
import { eachOf } from '../bulk.ts'
import { changeOrderAddress } from './address.ts'
import { cancelOrderAsAdmin } from './cancel.ts'
import { cancelOrderLines } from './cancelLines.ts'
import { declineCancel } from './cancelRequest.ts'
import { changeOrderProduct } from './changeProduct.ts'
import { addOrderNote, resendReceipt } from './contact.ts'
import { getOrder } from './getForAdmin.ts'
import { holdOrder, unholdOrder } from './hold.ts'
import { acceptAmounts } from './matches.ts'
import { recordPayment, retryPayment } from './payments.ts'
import { receiptPdfForAdmin } from './receipt.ts'
import { previewRefund, refundInput } from './refund.ts'
import { refundOrRequest, withdrawRefund } from './refundRequest.ts'
import { releaseOrder } from './release.ts'
import { listReplacements } from './replacement.ts'
import { resolveOrder } from './resolve.ts'
import { orderList } from './tabs.ts'

const orderAfter = recordAfter('orderId', getOrder)

export const handlers = {
  'GET /api/admin/orders': (ctx, { query }) => orderList.page(ctx, query),
  'POST /api/admin/orders/hold': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => holdOrder(ctx, id, { reason: body.reason })),
  'POST /api/admin/orders/release': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => releaseOrder(ctx, id)),
  'GET /api/admin/orders/{orderId}': ofRecord('orderId', getOrder),
  'PATCH /api/admin/orders/{orderId}': orderAfter(changeOrderAddress),
  'POST /api/admin/orders/{orderId}/accept-amounts': orderAfter(acceptAmounts),
  'POST /api/admin/orders/{orderId}/cancel': orderAfter(cancelOrderAsAdmin),
  'POST /api/admin/orders/{orderId}/cancel-lines': orderAfter(cancelOrderLines),
  'POST /api/admin/orders/{orderId}/decline-cancel': orderAfter(declineCancel),
  'POST /api/admin/orders/{orderId}/hold': orderAfter(holdOrder),
  'POST /api/admin/orders/{orderId}/lines/{lineId}/change-product': async (
    ctx,
    { params, body },
  ) => {
    await changeOrderProduct(ctx, params, body)
    return getOrder(ctx, params.orderId)
  },
  'GET /api/admin/orders/{orderId}/lines/{lineId}/replacements': (ctx, { params, query }) =>
    listReplacements(ctx, params, query),
  'POST /api/admin/orders/{orderId}/notes': orderAfter(addOrderNote),
  'GET /api/admin/orders/{orderId}/receipt': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await receiptPdfForAdmin(ctx, params.orderId, locale))
  },
  'POST /api/admin/orders/{orderId}/record-payment': orderAfter(recordPayment),
  'POST /api/admin/orders/{orderId}/refund': async (ctx, { params, body }) => {
    await refundOrRequest(ctx, params.orderId, refundInput(body))
    return getOrder(ctx, params.orderId)
  },
  'POST /api/admin/orders/{orderId}/refund-preview': (ctx, { params, body }) =>
    previewRefund(ctx, params.orderId, refundInput({ reason: '', ...body })),
  'POST /api/admin/orders/{orderId}/release': orderAfter(releaseOrder),
  'POST /api/admin/orders/{orderId}/resend-receipt': orderAfter(resendReceipt),
  'POST /api/admin/orders/{orderId}/retry-payment': orderAfter(retryPayment),
  'POST /api/admin/orders/{orderId}/resolve': orderAfter(resolveOrder),
  'POST /api/admin/orders/{orderId}/unhold': orderAfter(unholdOrder),
  'POST /api/admin/orders/{orderId}/withdraw-refund': orderAfter(withdrawRefund),
} satisfies Handlers<'admin'>
