import { api } from '@officina/client/api'
import { q } from '@officina/client/query'
import type { AnswerSet } from './types.ts'
import type { AnswerCalls } from './useAnswers.ts'

export const listPath = '/api/doctor/patients/{patientId}/answers'
const path = '/api/doctor/patients/{patientId}/answers/{answerId}'
export const answerQuery = (patientId: string, answerId: string) =>
  q(path, { params: { path: { patientId, answerId } } })

/** The calls of a form that the doctor fills in. */
export function doctorCalls(patientId: string, answerId: string): AnswerCalls<AnswerSet> {
  const params = { path: { patientId, answerId } }
  return {
    read: () => api.get(path, { params }),
    save: (revision, values) => api.patch(path, { params, body: { revision, values } }),
    submit: (revision) => api.post(`${path}/submit`, { params, body: { revision } }),
    async addPhotos(questionId, photos) {
      const { upload } = await import('@officina/client/transfer')
      const form = new FormData()
      form.append('question_id', questionId)
      for (const photo of photos) form.append('photos', photo)
      return upload('post', `${path}/photos`, { params, form })
    },
    removePhoto: (photoId) =>
      api.del(`${path}/photos/{photoId}`, { params: { path: { ...params.path, photoId } } }),
  }
}

export const doctorPhotoSrc = (patientId: string, answerId: string) => (photoId: string) =>
  `/api/doctor/patients/${patientId}/answers/${answerId}/photos/${photoId}`
