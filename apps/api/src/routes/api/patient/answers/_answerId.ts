import { readOwnAnswers } from '../../../../domain/questionnaire/read.ts'
import { saveForPatient } from '../../../../domain/questionnaire/save.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetAnswers'> = async (ctx, { params }) => ({
  data: await readOwnAnswers(ctx, params.answerId),
})

export const patch: Handler<'patientSaveAnswers'> = async (ctx, { params, body }) => ({
  data: await saveForPatient(ctx, params.answerId, body),
})
