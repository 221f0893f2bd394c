import { beginSecondFactor } from '../../../domain/account/secondFactor.ts'
import type { Handler } from '../../../http/handler.ts'

export const post: Handler<'adminBeginSecondFactor'> = async (ctx, { body }) => ({
  data: await beginSecondFactor(ctx, body.current_password),
})
