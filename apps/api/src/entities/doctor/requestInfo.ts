import type { AdminCtx } from '../../context.ts'
import { doctorNeedsInfo } from '../../mail/templates/doctorNeedsInfo.ts'
import { type Review, reviewColumns, reviewFacts } from './review.ts'
import { moveDoctor } from './transition.ts'

type Question = { revision: number; question: string; reopened_fields: string[] } & Review

/** Sends an application back with a question; the named fields can be filled in again. */
export const requestInfo = (ctx: AdminCtx, id: string, input: Question): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'ask',
    to: 'needs_info',
    action: 'request_info',
    revision: input.revision,
    reason: input.question,
    set: () => ({
      statusReasonText: input.question,
      reopenedFields: input.reopened_fields,
      ...reviewColumns(input),
    }),
    after: { reopened_fields: input.reopened_fields, ...reviewFacts(input) },
    mail: (doctor) =>
      doctorNeedsInfo({
        ...doctor,
        question: input.question,
        url: `${ctx.config.publicUrl}/doctors/top`,
      }),
  })
