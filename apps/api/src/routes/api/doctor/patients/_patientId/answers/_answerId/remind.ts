import { remindAnswers } from '../../../../../../../domain/questionnaire/remind.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorRemindAnswers'> = async (ctx, { params }) => ({
  data: await remindAnswers(ctx, params.patientId, params.answerId),
})
