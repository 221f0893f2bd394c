import { createDiscount } from '../../../domain/discount/create.ts'
import { listDiscounts } from '../../../domain/discount/view.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListDiscounts'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listDiscounts(ctx, query)
  return new Page(rows, total, offset)
}

export const post: Handler<'doctorCreateDiscount'> = async (ctx, { body }) => ({
  data: await createDiscount(ctx, body),
})
