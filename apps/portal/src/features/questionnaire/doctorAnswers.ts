import { api } from '@officina/client/api'
import { listQ, q } from '@officina/client/query'
import type { ListState } from '../useListState.ts'
import type { AnswerSet } from './types.ts'
import type { AnswerCalls } from './useAnswers.ts'

export const listPath = '/api/doctor/patients/{patientId}/answers'
const path = '/api/doctor/patients/{patientId}/answers/{answerId}'
const states = [
  'sent',
  'in_progress',
  'submitted',
  'amended',
  'stopped',
  'entered_in_error',
] as const
export const answerStates: readonly string[] = states
type State = (typeof states)[number]

/** Answers of a patient by the filters of the page. */
export function answersQuery(patientId: string, list: ListState) {
  const from = (list.page - 1) * list.pageSize
  const status = list.many('status').filter((each) => answerStates.includes(each)) as State[]
  return listQ(listPath, {
    params: {
      path: { patientId },
      query: {
        sort: [list.sort.key === 'submitted_at' ? 'submitted_at' : 'sent_at', list.sort.order],
        range: [from, from + list.pageSize - 1],
        filter: {
          ...(status.length > 0 ? { status } : {}),
          ...(list.flag('unread') ? { unread: true } : {}),
          ...(list.one('sent_from') ? { sent_at_gte: list.one('sent_from') ?? '' } : {}),
          ...(list.one('sent_to') ? { sent_at_lte: list.one('sent_to') ?? '' } : {}),
        },
      },
    },
  })
}

/** Submitted answers, oldest first: what the chart is drawn from. */
export const submittedQuery = (patientId: string) =>
  listQ(listPath, {
    params: {
      path: { patientId },
      query: {
        sort: ['submitted_at', 'ASC'],
        range: [0, 49],
        filter: { status: ['submitted', 'amended'] },
      },
    },
  })

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
