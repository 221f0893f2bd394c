import { auditList } from '../../../domain/admin/auditList.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListAudit'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await auditList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
