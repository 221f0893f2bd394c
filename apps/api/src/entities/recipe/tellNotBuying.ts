import type { components } from '@officina/openapi/schema'
import { isInForce } from '@officina/shared/recipe'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { invalid, notFound } from '../errors.ts'
import { recipe } from './entity.ts'
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
    const found = await recipe.lock(tx, id)
    if (!isInForce(found)) throw notFound()
    await recordRecipeEvent(tx, found, 'not_buying', { code: reason, text: note ?? null })
    await found.log({ action: 'not_buying' })
  })
  return getRecipeOfPatient(ctx, id)
}
