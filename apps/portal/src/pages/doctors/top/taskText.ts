import type { Locale } from '@officina/shared/locale'
import { running } from '@officina/shared/recipe'
import { pathTo } from '../../../pathTo.ts'
import type { messages } from './messages.ts'
import type { Practice } from './types.ts'

type Words = (typeof messages)[Locale]
export type Task = Practice['needs_you'][number]

/** What waits; where it is about a patient, the name stands before it. */
export function taskText({ kind, label, count }: Task, { tasks }: Words): string {
  if (kind === 'request') return tasks.request[(label ?? 'question') as 'refill']
  if (kind === 'product_report') return tasks.product_report(label ?? '')
  if (kind === 'recipe_expiring') return tasks.recipe_expiring(label ?? '')
  if (kind === 'product_at_risk') return tasks.product_at_risk(label ?? '', count)
  return tasks[kind]
}

/** Where it is done; nothing for what is told by itself. */
export function placeOfTask({ kind, id, patient, label }: Task): string | undefined {
  if (kind === 'licence_expiring')
    return pathTo('/doctors/top', {}, { panel: 'account', section: 'licence' })
  if (kind === 'request') return pathTo('/doctors/top', {}, { panel: 'requests', request: id })
  if (kind === 'product_at_risk')
    return pathTo('/doctors/recipes', {}, { tab: running.status, product: label ?? '' })
  if (!patient) return undefined
  const of = { patientId: patient.id }
  if (kind === 'product_report') return pathTo('/doctors/patients/:patientId', of, { report: id })
  if (kind === 'recipe_expiring') return pathTo('/doctors/patients/:patientId/recipes', of, { id })
  if (kind === 'recipe_not_issued')
    return pathTo('/doctors/recipes/registration', {}, { recipe: id, mode: 'edit' })
  if (kind === 'answers_unread')
    return pathTo('/doctors/patients/:patientId/questionnaire/:answerId', { ...of, answerId: id })
  return pathTo('/doctors/patients/:patientId', of)
}

export const verbOf = ({ kind }: Task, { verbs }: Words): string => verbs[verb(kind)]

function verb(kind: Task['kind']) {
  if (kind === 'request' || kind === 'link_request') return 'answer'
  if (kind === 'recipe_expiring' || kind === 'licence_expiring') return 'renew'
  if (kind === 'recipe_not_issued') return 'finish'
  if (kind === 'invitation_bounced' || kind === 'renewal_asked' || kind === 'invitation_expiring')
    return 'resend'
  return kind === 'answers_unread' ? 'read' : 'check'
}
