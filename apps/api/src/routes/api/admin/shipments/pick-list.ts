import { pickListPdf } from '../../../../domain/shipment/pickList.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'adminGetPickList'> = async (ctx, { query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await pickListPdf(ctx, query.filter.id ?? [], locale)
  return new FileReply(content, filename, 'application/pdf')
}
