import { endOtherSessions } from '../../../../domain/account/endSession.ts'
import { listSessions } from '../../../../domain/account/listSessions.ts'
import { sessionOf } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorListSessions'> = async (ctx, { http }) => ({
  data: await listSessions(ctx, sessionOf(http).hash),
})

export const del: Handler<'doctorEndOtherSessions'> = async (ctx, { http }) => {
  await endOtherSessions(ctx, sessionOf(http).hash)
  return undefined
}
