import { listQ } from '@officina/client/query'
import { defineList } from '../../../../../features/list/defineList.ts'

/** What is preparing has begun or not: one word, one choice. What waits for its payment is not preparing. */
export const fulfilments = [
  'awaiting_payment',
  'in_progress',
  'partially_shipped',
  'shipped',
  'delivered',
  'on_hold',
  'partially_returned',
  'returned',
] as const
export const states = ['open', 'completed', 'archived', 'cancelled'] as const
export const sources = ['recipe', 'catalog', 'mixed', 'on_behalf', 'repeat'] as const

export const orders = defineList('/api/doctor/patients/{patientId}/orders', {
  sort: { key: 'placed_at', order: 'DESC' },
  sortable: ['placed_at', 'total'],
  keeps: ['id'],
  filter: (list) => ({
    q: list.text('q'),
    placed_at_gte: list.one('placed_from'),
    placed_at_lte: list.one('placed_to'),
    fulfilment_state: list
      .among('fulfilment', fulfilments)
      ?.flatMap((state) => (state === 'in_progress' ? (['unfulfilled', state] as const) : [state])),
    order_state: list.among('state', states),
    source: list.among('source', sources),
  }),
})

/** A recipe of the patient of which nothing was ordered, to remind of. */
export const waitingQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: { query: { range: [0, 0], filter: { patient_id: patientId, not_ordered: true } } },
  })
