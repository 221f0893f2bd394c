import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctor } from '../doctor/entity.ts'

type Rules = components['schemas']['DoctorRequestRules']

/** Which refills are approved without the doctor looking at them. */
export const getRequestRules = async (ctx: DoctorCtx): Promise<Rules> =>
  (await doctor.get(ctx, ctx.actor.id)).requestRules

/** Sets them, for requests that come from now on. */
export const setRequestRules = (ctx: DoctorCtx, rules: Rules): Promise<Rules> =>
  inTransaction(ctx, async (tx) => {
    const me = await doctor.lock(tx, tx.actor.id)
    const done = { action: 'request_rules', before: me.requestRules, after: rules } as const
    await me.save({ requestRules: rules }, done)
    return rules
  })
