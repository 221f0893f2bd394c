import { getUser } from '../../../../../domain/user/list.ts'
import { resetSecondFactor } from '../../../../../domain/user/resetSecondFactor.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminResetUserSecondFactor'> = async (ctx, { params, body }) => {
  await resetSecondFactor(ctx, params.userId, body)
  return { data: await getUser(ctx, params.userId) }
}
