import { requestLicenceRenewals } from '../../../../domain/doctor/remindForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminRequestLicenceRenewals'> = async (ctx, { body }) => ({
  data: await requestLicenceRenewals(ctx, body.ids),
})
