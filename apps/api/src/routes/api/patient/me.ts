import { getMe } from '../../../domain/account/me.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientMe'> = async (ctx) => ({
  data: await getMe(ctx, 'patient', ctx.actor.accountId),
})
