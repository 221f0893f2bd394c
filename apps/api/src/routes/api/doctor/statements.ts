import { listStatements } from '../../../domain/earnings/statements.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListStatements'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listStatements(ctx, query)
  return new Page(rows, total, offset)
}
