import { answersPdf } from '../../../../../../../domain/questionnaire/pdf.ts'
import type { Handler } from '../../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../../http/replies.ts'

export const get: Handler<'doctorGetAnswersPdf'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await answersPdf(ctx, params.patientId, params.answerId, locale)
  return new FileReply(content, filename, 'application/pdf')
}
