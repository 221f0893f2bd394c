import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { recipeMachine } from './machine.ts'

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

/** A line of any recipe; the log speaks of its recipe. */
export const recipeLine = defineEntity({ lock: 'recipe_line', table: recipeLines })

export type LockedRecipeLine = Awaited<ReturnType<typeof recipeLine.lock>>
export type LockedRecipe = Awaited<ReturnType<typeof recipe.lock>>
export type RecipeRow = Awaited<ReturnType<typeof recipe.get>>
