import { getReturnPhotoOfPatient } from '../../../../../../domain/return/photo.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'patientGetReturnPhoto'> = async (ctx, { params }) => {
  const photo = await getReturnPhotoOfPatient(ctx, params.returnId, params.photoId)
  return new FileReply(photo.content, photo.filename, photo.contentType, true)
}
