import { addPhotosForPatient } from '../../../../../domain/questionnaire/photos.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientAddAnswerPhotos'> = async (ctx, { params, body, files }) => ({
  data: await addPhotosForPatient(ctx, params.answerId, body?.question_id, files),
})
