import type { RecipeStatus } from '@officina/shared/recipe'
import type { RecipeEventName } from '@officina/shared/recipeEvents'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { recipes } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import type { ActionOf } from '../auditActions.ts'
import type { Read, Reasoned } from '../entity.ts'
import { conflict, forbidden } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { recipe as entity, type RecipeRow, recipeMachine } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import {
  mailFactsOfBoth,
  recipeHeld,
  recipeHeldForDoctor,
  recipeResumed,
  recipeResumedForDoctor,
  recipeVoided,
} from './mails.ts'
import { takeOutOfCarts } from './outOfCarts.ts'
import { assertOnHold, resuming } from './steps.ts'

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

/** Stops orders of a recipe for safety, until the platform releases it; doctor and patient are notified. */
export const holdRecipeByAdmin = (ctx: AdminCtx, id: string, { revision, reason }: Reasoned) =>
  stepByAdmin(ctx, id, { revision, to: 'on_hold', event: 'on_hold', reason }, async (ctx) => {
    const facts = await mailFactsOfBoth(ctx, id)
    const key = `recipe-held:${id}:${revision}`
    if (facts)
      await sendMail(ctx, recipeHeldForDoctor(facts.data), {
        ...facts.doctor,
        dedupeKey: `${key}:doctor`,
      })
    if (facts?.patient)
      await sendMail(ctx, recipeHeld(facts.data), { ...facts.patient, dedupeKey: key })
    return { heldBy: 'admin', holdReason: reason }
  })

/** Ends a hold of the platform; the doctor's own hold is the doctor's to end. Doctor and patient are notified. */
export const resumeRecipeByAdmin = (ctx: AdminCtx, id: string, { revision }: Read) =>
  stepByAdmin(ctx, id, { revision, ...resuming, reason: null }, async (ctx, recipe) => {
    assertOnHold(recipe)
    if (recipe.heldBy !== 'admin')
      throw forbidden('HELD_BY_DOCTOR', {
        en: 'The doctor has put this recipe on hold. Only the doctor can release it.',
        ja: '医師が一時停止しています。解除は医師のみが行えます。',
      })
    const facts = await mailFactsOfBoth(ctx, id)
    const key = `recipe-resumed:${id}:${revision}`
    if (facts)
      await sendMail(ctx, recipeResumedForDoctor(facts.data), {
        ...facts.doctor,
        dedupeKey: `${key}:doctor`,
      })
    if (facts?.patient)
      await sendMail(ctx, recipeResumed(facts.data), { ...facts.patient, dedupeKey: key })
    return { heldBy: null, holdReason: null }
  })

/** Takes back a recipe that should not have been issued, as long as nothing was ordered; the doctor is notified. */
export const voidRecipeByAdmin = (ctx: AdminCtx, id: string, { revision, reason }: Reasoned) =>
  stepByAdmin(
    ctx,
    id,
    { revision, to: 'entered_in_error', event: 'entered_in_error', reason },
    async (ctx, recipe) => {
      if (recipe.firstOrderedAt)
        throw conflict(
          'INVALID_TRANSITION',
          {
            en: 'This recipe has orders, so it cannot be marked as entered in error.',
            ja: 'すでに注文があるため、誤発行にはできません。',
          },
          { allowed: ['on_hold'], from: recipe.status },
        )
      await takeOutOfCarts(ctx, sql`l.recipe_id = ${id}`)
      const facts = await mailFactsOfBoth(ctx, id)
      if (facts)
        await sendMail(ctx, recipeVoided(facts.data), {
          ...facts.doctor,
          dedupeKey: `recipe-voided:${id}:doctor`,
        })
      return { endReasonCode: 'error', endReasonText: reason, endedAt: ctx.clock.now() }
    },
  )
