import { getBank, updateBank } from '../../../domain/earnings/bank.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetBank'> = async (ctx) => ({ data: await getBank(ctx) })

export const patch: Handler<'doctorUpdateBank'> = async (ctx, { body }) => ({
  data: await updateBank(ctx, body),
})
