import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { inlineReply, pdfReply } from '../../http/replies.ts'
import { amendAnswers } from './amend.ts'
import { listAnswers, listQuestionnaires } from './list.ts'
import { answersPdf } from './pdf.ts'
import { addPhotosForDoctor, deletePhotoForDoctor, getAnswerPhoto } from './photos.ts'
import { readAnswers } from './read.ts'
import { remindAnswers } from './remind.ts'
import { saveForDoctor, submitForDoctor } from './save.ts'
import { sendQuestionnaire } from './send.ts'
import { voidAnswers, withdrawQuestionnaire } from './stop.ts'

export const handlers = {
  'GET /api/doctor/patients/{patientId}/answers': (ctx, { params, query }) =>
    listAnswers(ctx, params.patientId, query),
  'POST /api/doctor/patients/{patientId}/answers': onRecord('patientId', sendQuestionnaire),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}': (ctx, { params }) =>
    readAnswers(ctx, params.patientId, params.answerId),
  'PATCH /api/doctor/patients/{patientId}/answers/{answerId}': (ctx, { params, body }) =>
    saveForDoctor(ctx, params.patientId, params.answerId, body),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/amend': (ctx, { params, body }) =>
    amendAnswers(ctx, params.patientId, params.answerId, body),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/entered-in-error': (
    ctx,
    { params, body },
  ) => voidAnswers(ctx, params.patientId, params.answerId, body.reason),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await answersPdf(ctx, params.patientId, params.answerId, locale))
  },
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/photos': (
    ctx,
    { params, body, files },
  ) => addPhotosForDoctor(ctx, params.patientId, params.answerId, body?.question_id, files),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': async (
    ctx,
    { params },
  ) => {
    const at = { patientId: params.patientId, id: params.answerId }
    return inlineReply(await getAnswerPhoto(ctx, at, params.photoId))
  },
  'DELETE /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': (
    ctx,
    { params },
  ) => deletePhotoForDoctor(ctx, params.patientId, params.answerId, params.photoId),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/remind': (ctx, { params }) =>
    remindAnswers(ctx, params.patientId, params.answerId),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/submit': (ctx, { params, body }) =>
    submitForDoctor(ctx, params.patientId, params.answerId, body.revision),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/withdraw': (ctx, { params }) =>
    withdrawQuestionnaire(ctx, params.patientId, params.answerId),
  'GET /api/doctor/questionnaires': (ctx) => listQuestionnaires(ctx),
} satisfies Handlers<'doctor'>
