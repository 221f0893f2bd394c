import { recipes } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { myRecipeMachine } from './machine.ts'

/** What a doctor starts recipes from. */
export const myRecipe = defineEntity({
  lock: 'my_recipe',
  kind: 'my_recipe',
  objectType: 'recipe',
  table: recipes,
  only: eq(recipes.kind, 'my'),
  states: { status: myRecipeMachine },
  visible: (actor) => (actor.role === 'doctor' ? eq(recipes.doctorId, actor.id) : sql`false`),
  about: ({ doctorId }) => ({ doctorId }),
  changedBy: ({ actor }) => (actor.role === 'doctor' ? actor.name : null),
})

export type MyRecipeRow = Awaited<ReturnType<typeof myRecipe.get>>
export type LockedMyRecipe = Awaited<ReturnType<typeof myRecipe.lock>>
