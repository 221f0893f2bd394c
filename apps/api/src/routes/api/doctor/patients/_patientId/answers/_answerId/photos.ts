import { addPhotosForDoctor } from '../../../../../../../domain/questionnaire/photos.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const post: Handler<'doctorAddAnswerPhotos'> = async (ctx, { params, body, files }) => ({
  data: await addPhotosForDoctor(ctx, params.patientId, params.answerId, body?.question_id, files),
})
