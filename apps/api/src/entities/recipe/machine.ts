import { type RecipeStatus, recipeStatuses } from '@officina/shared/recipe'
import type { Machine } from '../machine.ts'

/** Life of a recipe for a patient. An issued version is never edited: "edit" is a new draft version. */
export const recipeMachine: Machine<RecipeStatus> = {
  entity: 'recipe',
  states: recipeStatuses,
  transitions: [
    { name: 'create', from: null, to: 'draft', who: ['doctor'] },
    { name: 'issue', from: 'draft', to: 'issued', who: ['doctor'] },
    { name: 'hold', from: 'issued', to: 'on_hold', who: ['doctor', 'admin'] },
    { name: 'resume', from: 'on_hold', to: 'issued', who: ['doctor', 'admin'] },
    { name: 'supersede', from: 'issued', to: 'superseded', who: ['system'] },
    { name: 'supersede', from: 'on_hold', to: 'superseded', who: ['system'] },
    { name: 'cancel', from: 'issued', to: 'cancelled', who: ['doctor'] },
    { name: 'cancel', from: 'on_hold', to: 'cancelled', who: ['doctor'] },
    { name: 'complete', from: 'issued', to: 'completed', who: ['system'] },
    { name: 'expire', from: 'issued', to: 'expired', who: ['system'] },
    { name: 'expire', from: 'on_hold', to: 'expired', who: ['system'] },
    { name: 'void', from: 'issued', to: 'entered_in_error', who: ['doctor', 'admin'] },
  ],
}

/** Why a doctor stops a recipe. */
export const cancelReasons = [
  'stopped_by_doctor',
  'side_effect',
  'allergy',
  'pregnancy',
  'not_effective',
  'too_costly',
  'patient_wish',
  'error',
] as const
export type CancelReason = (typeof cancelReasons)[number]
