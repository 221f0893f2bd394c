import { type Ctx, type DoctorActor, systemOrigin, type TxCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { recipes, whereIssued } from '../../db/schema/recipe.ts'
import { and, eq, isNull, or } from '../../db/sql.ts'
import { DomainError, invalid } from '../errors.ts'
import { recipe } from '../recipe/entity.ts'
import { issueRecipe } from '../recipe/issue.ts'
import { nameOf, type Patient } from './entity.ts'

type Doctor = typeof doctors.$inferSelect

/**
 * Issues the draft that went with an invitation, inside the transaction in which the patient signs up, in
 * the name of the doctor who decided it. A draft that does not pass the checks, or whose doctor may not issue
 * now, stays one: the doctor's list says so.
 */
export async function issueFirstRecipe(
  ctx: TxCtx,
  { doctor, patientId, draftId }: { doctor: Doctor; patientId: string; draftId: string | null },
): Promise<void> {
  if (!draftId || doctor.status !== 'approved' || !doctor.accountId) return
  const [draft] = await recipe.lockWhere(
    ctx,
    and(
      eq(recipes.id, draftId),
      eq(recipes.patientId, patientId),
      eq(recipes.doctorId, doctor.id),
      eq(recipes.status, 'draft'),
    ),
  )
  if (!draft) return
  const kept = ctx.tx?.afterCommit.length
  await ctx.tx?.client.query('savepoint first_recipe')
  try {
    // the invitation has said that there is one
    const input = { revision: draft.revision, send_mail: false }
    await issueRecipe(asDoctor(ctx, doctor, doctor.accountId), draftId, input)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await ctx.tx?.client.query('rollback to savepoint first_recipe')
    ctx.tx?.afterCommit.splice(kept ?? 0)
  }
}

/** Whether a recipe of the doctor who invites is there for somebody who signs up now: issued, or a draft that is issued then. */
export async function hasRecipeWaiting(
  ctx: Ctx,
  { id, doctorId }: Pick<Patient, 'id' | 'doctorId'>,
  draftId: string | null,
): Promise<boolean> {
  const isDraft = draftId ? and(eq(recipes.id, draftId), eq(recipes.status, 'draft')) : undefined
  const [found] = await ctx.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.patientId, id),
        eq(recipes.doctorId, doctorId),
        or(whereIssued(recipes.status), isDraft),
      ),
    )
    .limit(1)
  return found !== undefined
}

export const asDoctor = <C extends Ctx>(
  ctx: C,
  doctor: Doctor,
  accountId: string,
): C & { actor: DoctorActor } => ({
  ...ctx,
  actor: {
    role: 'doctor',
    accountId,
    id: doctor.id,
    email: doctor.email,
    name: nameOf(doctor),
    status: doctor.status,
    termsOutdated: false,
    lacksSecondFactor: false,
  },
  origin: { ...systemOrigin, requestId: ctx.origin.requestId, locale: ctx.origin.locale },
})

/** Makes a draft of the doctor this patient's, to be issued when they sign up. 422 when it is another's or no draft. */
export async function giveFirstDraft(
  ctx: TxCtx<DoctorActor>,
  patientId: string,
  draftId: string,
): Promise<void> {
  const [draft] = await recipe.lockWhere(
    ctx,
    and(
      eq(recipes.id, draftId),
      eq(recipes.doctorId, ctx.actor.id),
      eq(recipes.status, 'draft'),
      or(isNull(recipes.patientId), eq(recipes.patientId, patientId)),
    ),
  )
  if (!draft)
    throw invalid('recipe_draft_id', 'VALIDATION_FAILED', {
      en: 'This draft does not exist or belongs to another patient.',
      ja: 'この下書きは存在しないか、ほかの患者さんに紐づいています。',
    })
  // a window that is open on it is told, and does not take the patient away again
  if (draft.patientId !== patientId) await draft.save({ patientId }, null)
}
