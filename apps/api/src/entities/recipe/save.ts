import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { isCatalogOpen } from '../catalog/visible.ts'
import { conflict, invalid } from '../errors.ts'
import { removeStored } from '../file/store.ts'
import { forgetAttachments } from './attachments.ts'
import { type RecipeRow, recipe } from './entity.ts'
import { loadRecipe } from './get.ts'
import { linesOfDoctor, replaceLines } from './lines.ts'
import { getPatientForRecipe, lockDraft } from './lookup.ts'

type Patch = components['schemas']['RecipePatch']
type Recipe = components['schemas']['Recipe']

/** Saves a draft; the answer carries the next revision and fresh warnings. */
export function saveRecipe(ctx: DoctorCtx, id: string, patch: Patch): Promise<Recipe> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx, id, patch.revision)
    if (patch.patient_id !== undefined && patch.patient_id !== draft.patientId)
      await assertPatientMayChange(ctx, draft, patch.patient_id)
    const { catalog_id: catalogId } = patch
    // one that was closed since stays: a draft is saved whole
    const isChosen = catalogId && catalogId !== draft.catalogId
    if (isChosen && !(await isCatalogOpen(ctx, ctx.actor.id, catalogId)))
      throw invalid('catalog_id', 'VALIDATION_FAILED', {
        en: 'You do not have access to this catalog.',
        ja: 'このカタログは利用できません。',
      })
    if (patch.lines) await replaceLines(ctx, id, patch.lines, linesOfDoctor(ctx))
    const startsOn = patch.starts_on === undefined ? draft.startsOn : patch.starts_on
    const validDays = patch.valid_days ?? draft.validDays
    await draft.save(
      {
        label: patch.label ?? draft.label,
        title: patch.title ?? draft.title,
        message: patch.message ?? draft.message,
        internalNote: patch.internal_note ?? draft.internalNote,
        patientId: patch.patient_id === undefined ? draft.patientId : patch.patient_id,
        catalogId: patch.catalog_id === undefined ? draft.catalogId : patch.catalog_id,
        startsOn,
        validDays,
        expiresOn: startsOn ? addDays(startsOn, validDays) : null,
      },
      null,
    )
    return loadRecipe(ctx, id)
  })
}

/** Deletes a draft for good; a version that was issued stays. */
export async function deleteRecipe(ctx: DoctorCtx, id: string): Promise<void> {
  const gone = await inTransaction(ctx, async (ctx) => {
    const draft = await recipe.lock(ctx, id)
    if (draft.status !== 'draft')
      throw conflict(
        'INVALID_TRANSITION',
        {
          en: 'Only a draft can be deleted.',
          ja: '削除できるのは下書きのみです。',
        },
        { allowed: [], from: draft.status },
      )
    await ctx.db.delete(recipes).where(eq(recipes.id, id))
    const stored = await forgetAttachments(ctx, id)
    await draft.log({ action: 'delete', before: { status: 'draft', version: draft.version } })
    return stored
  })
  await removeStored(ctx, gone)
}

// later versions belong to the patient of the first one
async function assertPatientMayChange(ctx: DoctorCtx, draft: RecipeRow, to: string | null) {
  if (draft.version > 1)
    throw invalid('patient_id', 'VALIDATION_FAILED', {
      en: 'A new version keeps its patient. Duplicate the recipe instead.',
      ja: '新しい版の患者さんは変更できません。複製してください。',
    })
  if (to) await getPatientForRecipe(ctx, to)
}
