import { getReportPhoto } from '../../../../../../domain/report/photo.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'patientGetReportPhoto'> = async (ctx, { params }) => {
  const photo = await getReportPhoto(ctx, params.reportId, params.photoId)
  return new FileReply(photo.content, photo.filename, photo.contentType, true)
}
