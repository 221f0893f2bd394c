import {
  deletePhotoForDoctor,
  getAnswerPhoto,
} from '../../../../../../../../domain/questionnaire/photos.ts'
import type { Handler } from '../../../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../../../http/replies.ts'

export const get: Handler<'doctorGetAnswerPhoto'> = async (ctx, { params }) => {
  const at = { patientId: params.patientId, id: params.answerId }
  const photo = await getAnswerPhoto(ctx, at, params.photoId)
  return new FileReply(photo.content, photo.filename, photo.contentType, true)
}

export const del: Handler<'doctorDeleteAnswerPhoto'> = async (ctx, { params }) => ({
  data: await deletePhotoForDoctor(ctx, params.patientId, params.answerId, params.photoId),
})
