import { readAnswers } from '../../../../../../domain/questionnaire/read.ts'
import { saveForDoctor } from '../../../../../../domain/questionnaire/save.ts'
import type { Handler } from '../../../../../../http/handler.ts'

export const get: Handler<'doctorGetAnswers'> = async (ctx, { params }) => ({
  data: await readAnswers(ctx, params.patientId, params.answerId),
})

export const patch: Handler<'doctorSaveAnswers'> = async (ctx, { params, body }) => ({
  data: await saveForDoctor(ctx, params.patientId, params.answerId, body),
})
