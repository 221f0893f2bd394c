import type { components } from '@officina/openapi/schema'
import { isInForce } from '@officina/shared/recipe'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { invalidTransition, notFound } from '../errors.ts'
import { recipe as entity, recipeLine } from '../recipe/entity.ts'
import { recordRecipeEvent } from '../recipe/events.ts'
import { loadRecipe } from '../recipe/get.ts'
import { mailFacts, recipeLineChanged } from '../recipe/mails.ts'
import { takeOutOfCarts } from '../recipe/outOfCarts.ts'
import { isOrderOf, lockOrdersToFlag } from './stopRecipe.ts'

const steps = {
  pause: { to: 'paused', event: 'line_paused' },
  resume: { to: 'active', event: 'line_resumed' },
  stop: { to: 'stopped', event: 'line_stopped' },
} as const

/**
 * Pauses, resumes or stops one line of a recipe in force and mails the patient. What cannot be ordered leaves the
 * carts; open orders of a stopped line are flagged, not cancelled. 409 INVALID_TRANSITION.
 */
export function changeLineState(
  ctx: DoctorCtx,
  { recipeId, lineId }: { recipeId: string; lineId: string },
  step: keyof typeof steps,
  code: string | null = null,
): Promise<components['schemas']['Recipe']> {
  const { to, event } = steps[step]
  return inTransaction(ctx, async (tx) => {
    const isStop = step === 'stop'
    const flagOrders = isStop && (await lockOrdersToFlag(tx, tx.actor.id, isOrderOf([lineId])))
    const { id } = await entity.get(tx, recipeId)
    const ofRecipe = and(eq(recipeLines.id, lineId), eq(recipeLines.recipeId, id))
    const [line] = await recipeLine.lockWhere(tx, ofRecipe)
    if (!line) throw notFound()
    const recipe = await entity.lock(tx, id)
    if (!isInForce(recipe)) throw invalidTransition('recipe', recipe.status, to, [])
    if (flagOrders) await flagOrders()
    await line.move({ state: to }, { stateReason: code })
    if (to !== 'active') await takeOutOfCarts(tx, sql`l.id = ${lineId}`)
    const why = { text: line.snapshot?.title ?? null, ...(code ? { code } : {}) }
    await recordRecipeEvent(tx, recipe, event, why)
    const { revision } = await recipe.save(
      {},
      {
        action: event,
        before: { line: lineId, state: line.state },
        after: { line: lineId, state: to },
      },
    )
    const facts = await mailFacts(tx, id)
    if (facts)
      await sendMail(tx, recipeLineChanged({ ...facts.data, step }), {
        ...facts.patient,
        dedupeKey: `recipe-line:${lineId}:${revision}`,
      })
    return loadRecipe(tx, id)
  })
}
