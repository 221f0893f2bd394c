import { amendAnswers } from '../../../../../../../domain/questionnaire/amend.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorAmendAnswers'> = async (ctx, { params, body }) => ({
  data: await amendAnswers(ctx, params.patientId, params.answerId, body),
})
