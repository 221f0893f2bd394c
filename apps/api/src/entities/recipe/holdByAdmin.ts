import type { AdminCtx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { recipeHeld, recipeHeldForDoctor } from '../../mail/templates/recipeHeld.ts'
import { mailFactsOfBoth } from './mailing.ts'
import { stepByAdmin } from './stepByAdmin.ts'

type Command = { revision: number; reason: string }

/** Stops orders of a recipe for safety, until the platform releases it; doctor and patient are told. */
export const holdRecipeByAdmin = (ctx: AdminCtx, id: string, { revision, reason }: Command) =>
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
