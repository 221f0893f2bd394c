import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { recordRecipeEvent } from './events.ts'
import { getRecipeOfPatient } from './forPatient.ts'

type Told = components['schemas']['NotBuying']

/**
 * Notes why the patient does not order a recipe in force; the doctor reads it in the recipe's history. 404 for
 * a recipe of somebody else or one that has ended, 422 for `other` without words.
 */
export async function tellNotBuying(ctx: PatientCtx, id: string, { reason, note }: Told) {
  if (reason === 'other' && !note)
    throw invalid('note', 'VALIDATION_FAILED', {
      en: 'Say in a few words why.',
      ja: '理由をご記入ください。',
    })
  await inTransaction(ctx, async (tx) => {
    const [recipe] = await tx.db
      .select()
      .from(recipes)
      .where(
        and(
          eq(recipes.id, id),
          eq(recipes.patientId, tx.actor.id),
          eq(recipes.kind, 'patient'),
          inArray(recipes.status, ['issued', 'on_hold']),
        ),
      )
      .for('update')
    if (!recipe) throw notFound()
    await recordRecipeEvent(tx, recipe, 'not_buying', { code: reason, text: note ?? null })
    await audit(tx, {
      action: 'recipe.not_buying',
      objectType: 'recipe',
      objectId: id,
      doctorId: recipe.doctorId,
      patientId: tx.actor.id,
    })
  })
  return getRecipeOfPatient(ctx, id)
}
