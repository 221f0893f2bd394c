import { voidAnswers } from '../../../../../../../domain/questionnaire/stop.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorVoidAnswers'> = async (ctx, { params, body }) => ({
  data: await voidAnswers(ctx, params.patientId, params.answerId, body.reason),
})
