import type { Machine } from '../machine.ts'

export type RecipeStatus =
  | 'draft'
  | 'issued'
  | 'on_hold'
  | 'superseded'
  | 'cancelled'
  | 'completed'
  | 'expired'
  | 'entered_in_error'

/** Life of a recipe for a patient. An issued version is never edited: "edit" is a new draft version. */
export const recipeMachine: Machine<RecipeStatus> = {
  entity: 'recipe',
  states: [
    'draft',
    'issued',
    'on_hold',
    'superseded',
    'cancelled',
    'completed',
    'expired',
    'entered_in_error',
  ],
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

/** States in which a version is over; only a copy or a new version leads on from here. */
export const endedStates = [
  'superseded',
  'cancelled',
  'completed',
  'expired',
  'entered_in_error',
] as const

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
