import { dayMs } from '@officina/shared/dates/days'
import type { Ctx, TxCtx } from '../../context.ts'
import { requests } from '../../db/schema/patient.ts'
import { and, eq, isNull, lte, sql } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isAwake } from '../quietHours.ts'
import { request as entity, type LockedRequest, moveRequest } from './entity.ts'
import { notifyDecision, notifyRequestExpiring } from './mails.ts'

const batch = 200

/** Ends requests that nobody has answered in time, and tells their patients. */
export async function expireRequests(ctx: Ctx): Promise<void> {
  await each(ctx, lte(requests.expiresAt, ctx.clock.now()), async (tx, request) => {
    await notifyDecision(tx, await moveRequest(tx, request, 'expired'))
  })
}

/** Reminds doctors once of a request that ends soon. */
export async function remindOfRequests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const remindDays = (await getShopSettings(ctx))['request.remind_days']
  const soon = lte(requests.expiresAt, new Date(now.getTime() + remindDays * dayMs))
  const canBeMailed = isAwake(ctx, 'doctors', sql`requests.doctor_id`)
  await each(ctx, and(soon, isNull(requests.remindedAt), canBeMailed), async (tx, request) => {
    await request.mark({ remindedAt: now })
    await notifyRequestExpiring(tx, request)
  })
}

async function each(
  ctx: Ctx,
  condition: ReturnType<typeof and>,
  work: (tx: TxCtx, request: LockedRequest) => Promise<void>,
): Promise<void> {
  const isDue = and(eq(requests.status, 'open'), condition)
  const failed = 'a request was neither ended nor reminded of'
  await eachDue(ctx, { table: requests, isDue, atOnce: batch, failed }, async (tx, id) => {
    const isIt = and(eq(requests.id, id), isDue)
    const [request] = await entity.lockWhere(tx, isIt, { skipLocked: true })
    if (request) await work(tx, request)
  })
}
