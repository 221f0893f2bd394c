import { carrierFile } from '../../../../domain/shipment/carrierFile.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'adminGetCarrierFile'> = async (ctx, { query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await carrierFile(ctx, query.filter.id ?? [], locale)
  return new FileReply(content, filename, 'text/csv; charset=utf-8')
}
