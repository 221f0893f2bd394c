import type { AdminCtx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { recipeResumed, recipeResumedForDoctor } from '../../mail/templates/recipeResumed.ts'
import { forbidden, invalidTransition } from '../errors.ts'
import { mailFactsOfBoth } from './mailing.ts'
import { stepByAdmin } from './stepByAdmin.ts'

/** Ends a hold of the platform; the doctor's own hold is the doctor's to end. Doctor and patient are told. */
export const resumeRecipeByAdmin = (ctx: AdminCtx, id: string, revision: number) =>
  stepByAdmin(
    ctx,
    id,
    { revision, to: 'issued', event: 'resumed', reason: null },
    async (ctx, recipe) => {
      if (recipe.status !== 'on_hold')
        throw invalidTransition('recipe', recipe.status, 'issued', ['on_hold'])
      if (recipe.heldBy !== 'admin')
        throw forbidden('HELD_BY_DOCTOR', {
          en: 'The doctor has paused this recipe. Only the doctor can resume it.',
          ja: '医師が一時停止しています。再開は医師のみが行えます。',
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
    },
  )
