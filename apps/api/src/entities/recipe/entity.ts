import { type RecipeStatus, recipeStatuses } from '@officina/shared/recipe'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

/** Life of a recipe for a patient. An issued version is never edited: "edit" is a new draft version. */
export const recipeMachine: Machine<RecipeStatus> = {
  entity: 'recipe',
  states: recipeStatuses,
  transitions: transitionsOf(
    { name: 'create', from: null, to: 'draft', who: ['doctor'] },
    { name: 'issue', from: 'draft', to: 'issued', who: ['doctor'] },
    { name: 'hold', from: 'issued', to: 'on_hold', who: ['doctor', 'admin'] },
    { name: 'resume', from: 'on_hold', to: 'issued', who: ['doctor', 'admin'] },
    { name: 'supersede', from: ['issued', 'on_hold'], to: 'superseded', who: ['system'] },
    { name: 'cancel', from: ['issued', 'on_hold'], to: 'cancelled', who: ['doctor', 'system'] },
    { name: 'complete', from: 'issued', to: 'completed', who: ['system'] },
    { name: 'expire', from: ['issued', 'on_hold'], to: 'expired', who: ['system'] },
    { name: 'void', from: 'issued', to: 'entered_in_error', who: ['doctor', 'admin'] },
  ),
}

/** Why a doctor stops a recipe. */
const cancelReasons = [
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

/** A recipe for a patient. A doctor's drafts are nobody else's. */
export const recipe = defineEntity({
  lock: 'recipe',
  kind: 'recipe',
  table: recipes,
  only: eq(recipes.kind, 'patient'),
  states: { status: recipeMachine },
  visible: (actor) =>
    actor.role === 'doctor'
      ? eq(recipes.doctorId, actor.id)
      : and(
          ne(recipes.status, 'draft'),
          actor.role === 'patient' ? eq(recipes.patientId, actor.id) : undefined,
        ),
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  // only the doctor writes a draft
  changedBy: ({ actor }) => (actor.role === 'doctor' ? actor.name : null),
})

/** A line of an issued recipe. What was stopped begins again with a new version. */
const recipeLineMachine: Machine<'active' | 'paused' | 'stopped'> = {
  entity: 'recipe_line',
  states: ['active', 'paused', 'stopped'],
  transitions: transitionsOf(
    { name: 'create', from: null, to: 'active', who: ['doctor', 'admin'] },
    { name: 'pause', from: 'active', to: 'paused', who: ['doctor'] },
    { name: 'resume', from: 'paused', to: 'active', who: ['doctor'] },
    { name: 'stop', from: ['active', 'paused'], to: 'stopped', who: ['doctor'] },
  ),
}

/** A line of any recipe; the log speaks of its recipe. */
export const recipeLine = defineEntity({
  lock: 'recipe_line',
  table: recipeLines,
  states: { state: recipeLineMachine },
})

export type LockedRecipeLine = Awaited<ReturnType<typeof recipeLine.lock>>
export type LockedRecipe = Awaited<ReturnType<typeof recipe.lock>>
export type RecipeRow = Awaited<ReturnType<typeof recipe.get>>
