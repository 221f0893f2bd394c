import { answerReport } from '../../../../../domain/report/answer.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorAnswerReport'> = async (ctx, { params, body }) => ({
  data: await answerReport(ctx, params.reportId, body),
})
