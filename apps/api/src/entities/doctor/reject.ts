import type { AdminCtx } from '../../context.ts'
import { doctorRejected } from '../../mail/templates/doctorRejected.ts'
import { reapplyAfterDays } from './machine.ts'
import { type Review, reviewColumns, reviewFacts } from './review.ts'
import { assertOtherAdmin, moveDoctor } from './transition.ts'

type Rejection = {
  revision: number
  reason_code: string
  reason: string
  may_reapply: boolean
} & Review

/** Rejects an application; the applicant reads the reason and when to apply again. */
export const rejectDoctor = (ctx: AdminCtx, id: string, input: Rejection): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'reject',
    to: 'rejected',
    action: 'reject',
    revision: input.revision,
    reason: input.reason,
    check: assertOtherAdmin,
    set: () => ({
      statusReasonCode: input.reason_code,
      statusReasonText: input.reason,
      mayReapply: input.may_reapply,
      rejectedBy: ctx.actor.id,
      reopenedFields: [],
      ...reviewColumns(input),
    }),
    after: {
      reason_code: input.reason_code,
      may_reapply: input.may_reapply,
      ...reviewFacts(input),
    },
    mail: (doctor) =>
      doctorRejected({
        ...doctor,
        reason: input.reason,
        reapplyAfterDays: input.may_reapply ? 0 : reapplyAfterDays,
        url: `${ctx.config.publicUrl}/doctors/login`,
      }),
  })
