import { sumsOf } from '../../order/sums.ts'
import type { SampleFacts } from './facts.ts'

export const statementOf = ({ statement, day, amount, currency }: SampleFacts) => ({
  number: statement,
  periodEnd: day(-20),
  net: amount(32500),
  currency,
})

export const reportOf = ({ id, order, product }: SampleFacts) => ({
  id,
  orderId: id,
  patientId: id,
  number: order,
  product,
  kind: 'reaction' as const,
  reportedBy: 'patient' as const,
  lot: 'LOT-A1',
})

export const recipeOf = (facts: SampleFacts) => ({
  patientName: facts.patient,
  doctorName: facts.doctor,
  clinic: facts.clinic,
  label: facts.headline,
  number: facts.recipe,
  expiresOn: facts.day(14),
  patientUrl: `${facts.url}/user/recipes?id=${facts.id}`,
  doctorUrl: `${facts.url}/doctors/patients/${facts.id}/recipes?id=${facts.id}`,
})

export const questionnaireOf = (facts: SampleFacts) => ({
  title: facts.title,
  patient: facts.patient,
  doctor: facts.doctor,
  clinic: facts.clinic,
  message: facts.words,
  dueOn: facts.day(7),
  patientUrl: `${facts.url}/user/top?questionnaire=${facts.id}`,
  doctorUrl: `${facts.url}/doctors/patients/${facts.id}/questionnaire/${facts.id}`,
})

/** An order as most of its mails tell of it. */
export const orderOf = ({ id, order, patientName, currency }: SampleFacts) => ({
  id,
  orderId: id,
  number: order,
  name: patientName,
  patientName,
  currency,
})

export const itemsOf = ({ product, otherProduct, amount }: SampleFacts) => [
  { title: product, quantity: 2, amount: amount(4800) },
  { title: otherProduct, quantity: 1, amount: amount(3600) },
]

/** What they come to, with delivery. */
export const sumsOfItems = ({ amount }: SampleFacts, items = 8400) =>
  sumsOf(
    {
      subtotal: amount(items),
      discount: 0,
      shipping: amount(875),
      tax: 0,
      total: amount(items + 875),
    },
    [],
    0,
  )
