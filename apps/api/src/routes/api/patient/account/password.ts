import { changePasswordRoute } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientChangePassword'> = (ctx, { body, http }) =>
  changePasswordRoute(ctx, body, http)
