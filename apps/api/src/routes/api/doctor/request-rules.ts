import { getRequestRules, setRequestRules } from '../../../domain/request/rules.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetRequestRules'> = async (ctx) => ({
  data: await getRequestRules(ctx),
})

export const patch: Handler<'doctorSetRequestRules'> = async (ctx, { body }) => ({
  data: await setRequestRules(ctx, body),
})
