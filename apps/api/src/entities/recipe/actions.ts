import type { components } from '@officina/openapi/schema'
import { isInForce, isIssued, type RecipeStatus } from '@officina/shared/recipe'
import { isTreated } from '../../db/schema/patient.ts'
import { allowedFrom } from '../machine.ts'
import { recipeMachine } from './entity.ts'

type Action = components['schemas']['Recipe']['actions'][number]

type Row = {
  status: string
  first_ordered_at: string | null
  held_by: string | null
  patient: { status: string; has_left?: boolean } | null
}

/** What ends a recipe or holds it; all that is left where the patient has moved to another doctor. */
const endings: readonly Action[] = ['hold', 'resume', 'cancel', 'void', 'delete']

/** What a doctor may do with a recipe in its present state. */
export function actionsOf(row: Row): Action[] {
  const actions = inState(row)
  if (!row.patient || (isTreated(row.patient) && !row.patient.has_left)) return actions
  const copying = row.patient.has_left ? [] : forOthers(row)
  return actions.filter((action) => [...endings, ...copying].includes(action))
}

/** What also goes without this patient: a draft may be given to another one, and so may a copy. */
const forOthers = ({ status }: Row): Action[] => (status === 'draft' ? ['edit', 'copy'] : ['copy'])

function inState(row: Row): Action[] {
  const status = row.status as RecipeStatus
  if (status === 'draft') return ['issue', 'edit', 'delete', 'copy']
  const ordered = row.first_ordered_at !== null
  const allowed = allowedFrom(recipeMachine, status, 'doctor')
  return [
    ...(isInForce(row) ? (['edit'] as const) : []),
    'renew',
    'copy',
    ...(allowed.includes('on_hold') ? (['hold'] as const) : []),
    ...(status === 'on_hold' && row.held_by !== 'admin' ? (['resume'] as const) : []),
    ...(allowed.includes('cancelled') ? (['cancel'] as const) : []),
    ...(allowed.includes('entered_in_error') && !ordered ? (['void'] as const) : []),
    ...(isIssued(row) && !ordered ? (['remind'] as const) : []),
    ...(isIssued(row) ? (['resend'] as const) : []),
  ]
}
