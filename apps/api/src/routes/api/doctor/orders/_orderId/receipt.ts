import { receiptPdfForDoctor } from '../../../../../domain/order/receipt.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'doctorGetReceipt'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await receiptPdfForDoctor(ctx, params.orderId, locale)
  return new FileReply(content, filename, 'application/pdf')
}
