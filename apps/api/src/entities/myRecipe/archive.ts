import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { assertTransition } from '../machine.ts'
import { myRecipe } from './entity.ts'
import { getMyRecipe } from './get.ts'
import { type MyRecipeStatus, myRecipeMachine } from './machine.ts'

type MyRecipe = components['schemas']['MyRecipe']

/** Puts a set away: it is offered no more; recipes that began with it stay. */
export const archiveMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'archived', revision)

/** Takes it out of the archive. */
export const restoreMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'active', revision)

function step(ctx: DoctorCtx, id: string, to: MyRecipeStatus, revision: number): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await myRecipe.lock(ctx, id)
    assertTransition(myRecipeMachine, row.status, to, 'doctor')
    await row.assertSeen(revision)
    const isEnd = to === 'archived'
    const values = { endedAt: isEnd ? ctx.clock.now() : null }
    await row.move(to, values, { action: isEnd ? 'archive' : 'restore' })
    return getMyRecipe(ctx, id)
  })
}
