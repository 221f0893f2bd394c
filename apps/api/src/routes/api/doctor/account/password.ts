import { changePasswordRoute } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorChangePassword'> = (ctx, { body, http }) =>
  changePasswordRoute(ctx, body, http)
