import { receiptPdf } from '../../../../../domain/order/receipt.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'patientGetReceipt'> = async (ctx, { params, query }) => {
  const { content, filename } = await receiptPdf(ctx, params.orderId, query.locale ?? 'en')
  return new FileReply(content, filename, 'application/pdf', true)
}
