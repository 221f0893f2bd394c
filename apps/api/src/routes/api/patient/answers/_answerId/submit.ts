import { submitForPatient } from '../../../../../domain/questionnaire/submit.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientSubmitAnswers'> = async (ctx, { params, body }) => ({
  data: await submitForPatient(ctx, params.answerId, body.revision),
})
