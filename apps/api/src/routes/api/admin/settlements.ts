import { settlementList } from '../../../domain/settlement/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListSettlements'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await settlementList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
