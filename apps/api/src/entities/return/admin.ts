import type { Handlers } from '../../http/handler.ts'
import { onRecord, recordAfter } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { getOrder } from '../order/getForAdmin.ts'
import { getReturnPhoto } from './photo.ts'
import { confirmRefund, decideReturn, receiveReturn, refundReturn, rejectReturn } from './steps.ts'

export const handlers = {
  'POST /api/admin/orders/{orderId}/confirm-refund': recordAfter(
    'orderId',
    getOrder,
  )(confirmRefund),
  'POST /api/admin/returns/{returnId}/approve': (ctx, { params, body }) =>
    decideReturn(ctx, params.returnId, { to: 'approved', ...body }),
  'POST /api/admin/returns/{returnId}/decline': (ctx, { params, body }) =>
    decideReturn(ctx, params.returnId, { to: 'declined', ...body }),
  'GET /api/admin/returns/{returnId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getReturnPhoto(ctx, params.returnId, params.photoId)),
  'POST /api/admin/returns/{returnId}/receive': (ctx, { params, body }) =>
    receiveReturn(ctx, params.returnId, body.revision),
  'POST /api/admin/returns/{returnId}/refund': async (ctx, { params, body }) => {
    const { shipping_amount: shippingAmount = 0, ...given } = body
    return refundReturn(ctx, params.returnId, { ...given, shippingAmount })
  },
  'POST /api/admin/returns/{returnId}/reject': onRecord('returnId', rejectReturn),
} satisfies Handlers<'admin'>
