import { reviewerList } from '../../../domain/admin/reviewers.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListReviewers'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await reviewerList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
