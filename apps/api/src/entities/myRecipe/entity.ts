import { recipes } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

export type MyRecipeStatus = 'active' | 'archived'

/** Life of a doctor's own set. Content is changed in place; who got it keeps what was issued. */
export const myRecipeMachine: Machine<MyRecipeStatus> = {
  entity: 'set',
  states: ['active', 'archived'],
  transitions: [
    { name: 'create', from: null, to: 'active', who: ['doctor'] },
    { name: 'archive', from: 'active', to: 'archived', who: ['doctor'] },
    { name: 'restore', from: 'archived', to: 'active', who: ['doctor'] },
  ],
}

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
