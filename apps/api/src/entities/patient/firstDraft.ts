import type { DoctorActor, TxCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, isNull, or } from '../../db/sql.ts'
import { invalid } from '../errors.ts'
import { recipe } from '../recipe/entity.ts'

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
  await draft.mark({ patientId, updatedAt: ctx.clock.now() })
}
