import { submitForDoctor } from '../../../../../../../domain/questionnaire/submit.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorSubmitAnswers'> = async (ctx, { params, body }) => ({
  data: await submitForDoctor(ctx, params.patientId, params.answerId, body.revision),
})
