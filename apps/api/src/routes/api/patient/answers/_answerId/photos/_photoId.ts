import {
  deletePhotoForPatient,
  getAnswerPhoto,
} from '../../../../../../domain/questionnaire/photos.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'patientGetAnswerPhoto'> = async (ctx, { params }) => {
  const photo = await getAnswerPhoto(ctx, { id: params.answerId }, params.photoId)
  return new FileReply(photo.content, photo.filename, photo.contentType, true)
}

export const del: Handler<'patientDeleteAnswerPhoto'> = async (ctx, { params }) => ({
  data: await deletePhotoForPatient(ctx, params.answerId, params.photoId),
})
