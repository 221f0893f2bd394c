import { listAnswers } from '../../../../../domain/questionnaire/list.ts'
import { sendQuestionnaire } from '../../../../../domain/questionnaire/send.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'doctorListAnswers'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listAnswers(ctx, params.patientId, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'doctorSendQuestionnaire'> = async (ctx, { params, body }) => ({
  data: await sendQuestionnaire(ctx, params.patientId, body),
})
