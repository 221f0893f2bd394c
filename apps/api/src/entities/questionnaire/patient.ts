import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { listOwnAnswers } from './list.ts'
import { addPhotosForPatient, deletePhotoForPatient, getAnswerPhoto } from './photos.ts'
import { readOwnAnswers } from './read.ts'
import { saveForPatient, submitForPatient } from './save.ts'

export const handlers = {
  'GET /api/patient/answers': (ctx) => listOwnAnswers(ctx),
  'GET /api/patient/answers/{answerId}': ofRecord('answerId', readOwnAnswers),
  'PATCH /api/patient/answers/{answerId}': onRecord('answerId', saveForPatient),
  'POST /api/patient/answers/{answerId}/photos': (ctx, { params, body, files }) =>
    addPhotosForPatient(ctx, params.answerId, body?.question_id, files),
  'GET /api/patient/answers/{answerId}/photos/{photoId}': async (ctx, { params }) =>
    inlineReply(await getAnswerPhoto(ctx, { id: params.answerId }, params.photoId)),
  'DELETE /api/patient/answers/{answerId}/photos/{photoId}': (ctx, { params }) =>
    deletePhotoForPatient(ctx, params.answerId, params.photoId),
  'POST /api/patient/answers/{answerId}/submit': (ctx, { params, body }) =>
    submitForPatient(ctx, params.answerId, body.revision),
} satisfies Handlers<'patient'>
