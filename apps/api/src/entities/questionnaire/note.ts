import type { Ctx } from '../../context.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import type { AnswerSetRow } from './lookup.ts'

/** One audit row about a set of answers; names of questions may stand in it, answers never. */
export const noteAnswers = (
  ctx: Ctx,
  set: Pick<AnswerSetRow, 'id' | 'doctorId' | 'patientId'>,
  step: ActionOf<'answer_set'>,
  more: {
    before?: Record<string, unknown>
    after?: Record<string, unknown>
    reason?: string | null
  } = {},
): Promise<void> =>
  audit(ctx, {
    action: `answer_set.${step}`,
    objectType: 'answer_set',
    objectId: set.id,
    doctorId: set.doctorId,
    patientId: set.patientId,
    ...more,
  })
