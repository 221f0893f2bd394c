import { listQuestionnaires } from '../../../domain/patient/questionnaires.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorListQuestionnaires'> = async (ctx) => ({
  data: await listQuestionnaires(ctx),
})
