import type { AdminCtx } from '../../context.ts'
import type { Reasoned } from '../entity.ts'
import { doctorReinstated, doctorSuspended } from './mails.ts'
import { moveDoctor } from './transition.ts'

type Suspension = {
  revision: number
  reason_code: string
  reason: string
  honour_recipes: boolean
  freeze_payouts: boolean
}

/** Stops new recipes and invitations; says what happens to issued recipes and pay-outs. */
export const suspendDoctor = (ctx: AdminCtx, id: string, input: Suspension): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'suspend',
    to: 'suspended',
    action: 'suspend',
    revision: input.revision,
    reason: input.reason,
    set: () => ({
      statusReasonCode: input.reason_code,
      statusReasonText: input.reason,
      suspendedAt: ctx.clock.now(),
      honourRecipesWhenSuspended: input.honour_recipes,
      freezePayouts: input.freeze_payouts,
    }),
    after: {
      reason_code: input.reason_code,
      honour_recipes: input.honour_recipes,
      freeze_payouts: input.freeze_payouts,
    },
    mail: (doctor) => doctorSuspended({ ...doctor, ...input }),
  })

/** Gives a suspended doctor the account back; pay-outs flow again. */
export const reinstateDoctor = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'reinstate',
    to: 'approved',
    action: 'reinstate',
    revision: input.revision,
    reason: input.reason,
    set: () => ({
      statusReasonCode: null,
      statusReasonText: null,
      suspendedAt: null,
      freezePayouts: false,
    }),
    mail: (doctor) => doctorReinstated({ ...doctor, url: `${ctx.config.publicUrl}/doctors/login` }),
  })
