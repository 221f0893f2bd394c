import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
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
  'GET /api/doctor/patients/{patientId}/answers': async (ctx, { params, query }) =>
    new Page(await listAnswers(ctx, params.patientId, query)),
  'POST /api/doctor/patients/{patientId}/answers': onRecord('patientId', sendQuestionnaire),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}': async (ctx, { params }) => ({
    data: await readAnswers(ctx, params.patientId, params.answerId),
  }),
  'PATCH /api/doctor/patients/{patientId}/answers/{answerId}': async (ctx, { params, body }) => ({
    data: await saveForDoctor(ctx, params.patientId, params.answerId, body),
  }),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/amend': async (
    ctx,
    { params, body },
  ) => ({
    data: await amendAnswers(ctx, params.patientId, params.answerId, body),
  }),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/entered-in-error': async (
    ctx,
    { params, body },
  ) => ({
    data: await voidAnswers(ctx, params.patientId, params.answerId, body.reason),
  }),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await answersPdf(ctx, params.patientId, params.answerId, locale)
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/photos': async (
    ctx,
    { params, body, files },
  ) => ({
    data: await addPhotosForDoctor(
      ctx,
      params.patientId,
      params.answerId,
      body?.question_id,
      files,
    ),
  }),
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': async (
    ctx,
    { params },
  ) => {
    const at = { patientId: params.patientId, id: params.answerId }
    const photo = await getAnswerPhoto(ctx, at, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
  'DELETE /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': async (
    ctx,
    { params },
  ) => ({
    data: await deletePhotoForDoctor(ctx, params.patientId, params.answerId, params.photoId),
  }),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/remind': async (ctx, { params }) => ({
    data: await remindAnswers(ctx, params.patientId, params.answerId),
  }),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/submit': async (
    ctx,
    { params, body },
  ) => ({
    data: await submitForDoctor(ctx, params.patientId, params.answerId, body.revision),
  }),
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/withdraw': async (ctx, { params }) => ({
    data: await withdrawQuestionnaire(ctx, params.patientId, params.answerId),
  }),
  'GET /api/doctor/questionnaires': async (ctx) => ({
    data: await listQuestionnaires(ctx),
  }),
} satisfies Handlers<'doctor'>
