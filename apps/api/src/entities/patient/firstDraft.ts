import type { DoctorCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, isNull, or } from '../../db/sql.ts'
import { invalid } from '../errors.ts'

/** Makes a draft of the doctor this patient's, to be issued when they sign up. 422 when it is another's or no draft. */
export async function giveFirstDraft(
  ctx: DoctorCtx,
  patientId: string,
  draftId: string,
): Promise<void> {
  const given = await ctx.db
    .update(recipes)
    .set({ patientId, updatedAt: ctx.clock.now() })
    .where(
      and(
        eq(recipes.id, draftId),
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        eq(recipes.status, 'draft'),
        or(isNull(recipes.patientId), eq(recipes.patientId, patientId)),
      ),
    )
    .returning({ id: recipes.id })
  if (given.length === 0)
    throw invalid('recipe_draft_id', 'VALIDATION_FAILED', {
      en: 'This draft does not exist or belongs to another patient.',
      ja: 'この下書きは存在しないか、ほかの患者さんに紐づいています。',
    })
}
