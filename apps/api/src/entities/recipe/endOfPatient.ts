import type { TxCtx } from '../../context.ts'
import { recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { recipe } from './entity.ts'
import { recordRecipeEvent } from './events.ts'

/** Ends what runs of a patient who is gone for ever. */
export async function endRecipesOf(tx: TxCtx, patientId: string): Promise<void> {
  const isRunning = and(eq(recipes.patientId, patientId), whereInForce(recipes.status))
  const done = { action: 'cancelled', as: 'system' } as const
  for (const found of await recipe.lockWhere(tx, isRunning)) {
    const ended = await found.move('cancelled', { endedAt: tx.clock.now() }, done)
    await recordRecipeEvent(tx, ended, 'cancelled')
  }
}
