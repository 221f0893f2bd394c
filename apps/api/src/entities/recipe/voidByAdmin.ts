import type { AdminCtx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { recipeVoided } from '../../mail/templates/recipeVoided.ts'
import { conflict } from '../errors.ts'
import { mailFactsOfBoth } from './mailing.ts'
import { stepByAdmin } from './stepByAdmin.ts'
import { takeOutOfCarts } from './steps.ts'

type Command = { revision: number; reason: string }

/** Takes back a recipe that should not have been issued, as long as nothing was ordered; the doctor is told. */
export const voidRecipeByAdmin = (ctx: AdminCtx, id: string, { revision, reason }: Command) =>
  stepByAdmin(
    ctx,
    id,
    { revision, to: 'entered_in_error', event: 'entered_in_error', reason },
    async (ctx, recipe) => {
      if (recipe.firstOrderedAt)
        throw conflict(
          'INVALID_TRANSITION',
          {
            en: 'Something was ordered from this recipe, so it cannot be marked as an error.',
            ja: 'すでに注文があるため、誤発行にはできません。',
          },
          { allowed: ['on_hold'], from: recipe.status },
        )
      await takeOutOfCarts(ctx, id)
      const facts = await mailFactsOfBoth(ctx, id)
      if (facts)
        await sendMail(ctx, recipeVoided(facts.data), {
          ...facts.doctor,
          dedupeKey: `recipe-voided:${id}:doctor`,
        })
      return { endReasonCode: 'error', endReasonText: reason, endedAt: ctx.clock.now() }
    },
  )
