import { api } from '@officina/client/api'
import { q } from '@officina/client/query'
import type { PatientAnswerSet } from './types.ts'
import type { AnswerCalls } from './useAnswers.ts'

const path = '/api/patient/answers/{answerId}'

export const ownAnswerQuery = (answerId: string) => q(path, { params: { path: { answerId } } })

/** The calls of a form that the patient fills in. */
export function patientCalls(answerId: string): AnswerCalls<PatientAnswerSet> {
  const params = { path: { answerId } }
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
      api.del(`${path}/photos/{photoId}`, { params: { path: { answerId, photoId } } }),
  }
}

export const ownPhotoSrc = (answerId: string) => (photoId: string) =>
  `/api/patient/answers/${answerId}/photos/${photoId}`
