import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply } from '../../http/replies.ts'
import { listOwnAnswers } from './list.ts'
import { addPhotosForPatient, deletePhotoForPatient, getAnswerPhoto } from './photos.ts'
import { readOwnAnswers } from './read.ts'
import { saveForPatient, submitForPatient } from './save.ts'

export const handlers = {
  'GET /api/patient/answers': async (ctx) => ({
    data: await listOwnAnswers(ctx),
  }),
  'GET /api/patient/answers/{answerId}': ofRecord('answerId', readOwnAnswers),
  'PATCH /api/patient/answers/{answerId}': onRecord('answerId', saveForPatient),
  'POST /api/patient/answers/{answerId}/photos': async (ctx, { params, body, files }) => ({
    data: await addPhotosForPatient(ctx, params.answerId, body?.question_id, files),
  }),
  'GET /api/patient/answers/{answerId}/photos/{photoId}': async (ctx, { params }) => {
    const photo = await getAnswerPhoto(ctx, { id: params.answerId }, params.photoId)
    return new FileReply(photo.content, photo.filename, photo.contentType, true)
  },
  'DELETE /api/patient/answers/{answerId}/photos/{photoId}': async (ctx, { params }) => ({
    data: await deletePhotoForPatient(ctx, params.answerId, params.photoId),
  }),
  'POST /api/patient/answers/{answerId}/submit': async (ctx, { params, body }) => ({
    data: await submitForPatient(ctx, params.answerId, body.revision),
  }),
} satisfies Handlers<'patient'>
