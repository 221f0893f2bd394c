import { describe, getOpenedInvitation } from '../../../domain/invitation/open.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'authPatientGetInvite'> = async (ctx, { http }) => {
  const found = await getOpenedInvitation(ctx, http.session?.data.inviteTokenId)
  return { data: await describe(ctx, found, true) }
}
