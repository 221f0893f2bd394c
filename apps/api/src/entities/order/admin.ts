import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
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
  'GET /api/admin/orders': async (ctx, { query }) => new Page(await orderList.page(ctx, query)),
  'POST /api/admin/orders/hold': async (ctx, { body }) => ({
    data: await eachOf(ctx, body.ids, (id) => holdOrder(ctx, id, body.reason)),
  }),
  'POST /api/admin/orders/release': async (ctx, { body }) => ({
    data: await eachOf(ctx, body.ids, (id) => releaseOrder(ctx, id)),
  }),
  'GET /api/admin/orders/{orderId}': ofRecord('orderId', getOrder),
  'PATCH /api/admin/orders/{orderId}': orderAfter(changeOrderAddress),
  'POST /api/admin/orders/{orderId}/accept-amounts': orderAfter(acceptAmounts),
  'POST /api/admin/orders/{orderId}/cancel': async (ctx, { params, body }) => {
    const { restock = true, refund = true, send_mail: sendMail = true, ...rest } = body
    await cancelOrderAsAdmin(ctx, params.orderId, { ...rest, restock, refund, sendMail })
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/cancel-lines': async (ctx, { params, body }) => {
    await cancelOrderLines(ctx, params.orderId, {
      lineIds: body.order_line_ids,
      reason: body.reason,
      restock: body.restock,
      expectedTotal: body.expected_total,
      revision: body.revision,
    })
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/decline-cancel': orderAfter(declineCancel),
  'POST /api/admin/orders/{orderId}/hold': async (ctx, { params, body }) => {
    await holdOrder(ctx, params.orderId, body.reason, body.revision)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/lines/{lineId}/change-product': async (
    ctx,
    { params, body },
  ) => {
    await changeOrderProduct(ctx, params, {
      variantId: body.variant_id,
      quantity: body.quantity,
      consentNote: body.consent_note ?? null,
      expectedTotal: body.expected_total,
      revision: body.revision,
    })
    return { data: await getOrder(ctx, params.orderId) }
  },
  'GET /api/admin/orders/{orderId}/lines/{lineId}/replacements': async (
    ctx,
    { params, query },
  ) => ({
    data: await listReplacements(ctx, params, query),
  }),
  'POST /api/admin/orders/{orderId}/notes': async (ctx, { params, body }) => {
    await addOrderNote(ctx, params.orderId, body.text, body.to_patient)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'GET /api/admin/orders/{orderId}/receipt': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await receiptPdfForAdmin(ctx, params.orderId, locale)
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/admin/orders/{orderId}/record-payment': async (ctx, { params, body }) => {
    await recordPayment(ctx, params.orderId, { ...body, paidOn: body.paid_on })
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/refund': async (ctx, { params, body }) => {
    await refundOrRequest(ctx, params.orderId, refundInput(body))
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/refund-preview': async (ctx, { params, body }) => ({
    data: await previewRefund(ctx, params.orderId, refundInput({ reason: '', ...body })),
  }),
  'POST /api/admin/orders/{orderId}/release': async (ctx, { params, body }) => {
    await releaseOrder(ctx, params.orderId, body?.revision)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/resend-receipt': async (ctx, { params, body }) => {
    await resendReceipt(ctx, params.orderId, body.revision)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/retry-payment': async (ctx, { params, body }) => {
    await retryPayment(ctx, params.orderId, body.revision)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/resolve': orderAfter(resolveOrder),
  'POST /api/admin/orders/{orderId}/unhold': async (ctx, { params, body }) => {
    await unholdOrder(ctx, params.orderId, body?.revision)
    return { data: await getOrder(ctx, params.orderId) }
  },
  'POST /api/admin/orders/{orderId}/withdraw-refund': orderAfter(withdrawRefund),
} satisfies Handlers<'admin'>
