import { beginSecondFactor } from '../../../domain/account/secondFactor.ts'
import { guarded } from '../../../http/account.ts'
import type { Handler } from '../../../http/handler.ts'

export const post: Handler<'adminBeginSecondFactor'> = async (ctx, { body }) => ({
  data: await guarded(ctx, () => beginSecondFactor(ctx, body.current_password)),
})
