import type { RecipeStatus } from '@officina/shared/recipe'
import type { RecipeEventName } from '@officina/shared/recipeEvents'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { recipes } from '../../db/schema/recipe.ts'
import type { ActionOf } from '../auditActions.ts'
import { assertTransition } from '../machine.ts'
import { recipe as entity, type RecipeRow } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { recipeMachine } from './machine.ts'

type Values = Omit<Partial<typeof recipes.$inferInsert>, 'id' | 'status' | 'revision' | 'updatedAt'>

/**
 * One step of an issued recipe by the platform. Event and audit row are written with it; the reason is
 * health data and stands in the event alone.
 */
export function stepByAdmin(
  ctx: AdminCtx,
  id: string,
  step: {
    revision: number
    to: RecipeStatus
    event: ActionOf<'recipe'> & RecipeEventName
    reason: string | null
  },
  effect: (tx: TxCtx<AdminActor>, recipe: RecipeRow) => Promise<Values>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const found = await entity.lock(tx, id)
    assertTransition(recipeMachine, found.status, step.to, 'admin')
    await found.assertSeen(step.revision)
    const moved = await found.move(step.to, await effect(tx, found), { action: step.event })
    await recordRecipeEvent(tx, moved, step.event, { text: step.reason })
  })
}
