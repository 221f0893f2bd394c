import type { DoctorActor, DoctorCtx, TxCtx } from '../../context.ts'
import { isTreated, patients } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { invalid, invalidTransition, notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { type LockedRecipe, recipe, recipeMachine } from './entity.ts'

/** The draft to be written, in the revision the caller has read. Issued versions are refused. */
export async function lockDraft(
  tx: TxCtx<DoctorActor>,
  id: string,
  revision: number,
): Promise<LockedRecipe> {
  const draft = await recipe.lock(tx, id)
  if (draft.status !== 'draft')
    throw invalidTransition(
      'recipe',
      draft.status,
      'draft',
      allowedFrom(recipeMachine, draft.status, 'doctor'),
    )
  await draft.assertSeen(revision)
  return draft
}

/** The patient of a recipe; 404 once they have moved to another doctor. */
export async function getOwnPatient(ctx: DoctorCtx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(patients)
    .where(and(eq(patients.id, id), eq(patients.doctorId, ctx.actor.id)))
  if (!row) throw notFound()
  return row
}

/** The patient of a draft: one's own, and not archived or blocked. */
export async function getPatientForRecipe(ctx: DoctorCtx, id: string) {
  const row = await getOwnPatient(ctx, id)
  if (!isTreated(row))
    throw invalid('patient_id', 'PATIENT_NOT_ACTIVE', {
      en: 'You cannot write recipes for this patient at the moment.',
      ja: 'この患者さんには現在レシピを作成できません。',
    })
  return row
}
