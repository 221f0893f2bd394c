import { listQ } from '@officina/client/query'
import { defineList } from '../../../../../features/list/defineList.ts'
import { listPath } from '../../../../../features/questionnaire/doctorAnswers.ts'

export const answerStates = [
  'sent',
  'in_progress',
  'submitted',
  'amended',
  'stopped',
  'entered_in_error',
] as const

/** Answers of a patient. */
export const answers = defineList(listPath, {
  sort: { key: 'sent_at', order: 'DESC' },
  sortable: ['sent_at', 'submitted_at'],
  keeps: ['panel'],
  filter: (list) => ({
    status: list.among('status', answerStates),
    unread: list.flag('unread') || undefined,
    sent_at_gte: list.one('sent_from'),
    sent_at_lte: list.one('sent_to'),
  }),
})

/** The newest submitted answers: what the chart is drawn from. */
export const submittedQuery = (patientId: string) =>
  listQ(listPath, {
    params: {
      path: { patientId },
      query: {
        sort: ['submitted_at', 'DESC'],
        range: [0, 49],
        filter: { status: ['submitted', 'amended'] },
      },
    },
  })
