import { withdrawQuestionnaire } from '../../../../../../../domain/questionnaire/stop.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorWithdrawQuestionnaire'> = async (ctx, { params }) => ({
  data: await withdrawQuestionnaire(ctx, params.patientId, params.answerId),
})
