import { getNextStatement } from '../../../../domain/earnings/nextStatement.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetNextStatement'> = async (ctx) => ({
  data: await getNextStatement(ctx),
})
