import { listQ, q } from '@officina/client/query'

/** What the overview of a patient shows beside the patient; `rows` are the newest ones. */
const first = (patientId: string, rows: number) => ({
  params: { path: { patientId }, query: { range: [0, rows - 1] as [number, number] } },
})

export const ordersQuery = (patientId: string) =>
  listQ('/api/doctor/patients/{patientId}/orders', first(patientId, 5))
export const notesQuery = (patientId: string, rows: number) =>
  listQ('/api/doctor/patients/{patientId}/notes', first(patientId, rows))
export const mailsQuery = (patientId: string, rows: number) =>
  listQ('/api/doctor/patients/{patientId}/mails', first(patientId, rows))
export const timelineQuery = (patientId: string, rows: number) =>
  listQ('/api/doctor/patients/{patientId}/timeline', first(patientId, rows))
export const filesQuery = (patientId: string) =>
  q('/api/doctor/patients/{patientId}/files', { params: { path: { patientId } } })

/** How many rows there are before more are asked for. */
export const shownAtFirst = { notes: 5, mails: 5, timeline: 10 } as const
