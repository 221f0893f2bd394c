import { listOwnAnswers } from '../../../domain/questionnaire/list.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientListAnswers'> = async (ctx) => ({
  data: await listOwnAnswers(ctx),
})
