import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { invalid, invalidTransition, notFound, revisionConflict } from '../errors.ts'
import { allowedFrom, assertTransition } from '../machine.ts'
import { type RecipeStatus, recipeMachine } from './machine.ts'

export type RecipeRow = typeof recipes.$inferSelect & { status: RecipeStatus }

/** A patient's recipe of this doctor; locked until the transaction ends. 404 for anything else. */
export async function getRecipeOfDoctor(ctx: DoctorCtx, id: string): Promise<RecipeRow> {
  const query = ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.doctorId, ctx.actor.id), eq(recipes.kind, 'patient')))
  const [row] = ctx.tx ? await query.for('update') : await query
  if (!row) throw notFound()
  return row as RecipeRow
}

/** The draft to be written, in the revision the caller has read. Issued versions are refused. */
export async function getDraftOfDoctor(
  ctx: DoctorCtx,
  id: string,
  revision: number,
): Promise<RecipeRow> {
  const recipe = await getRecipeOfDoctor(ctx, id)
  if (recipe.status !== 'draft')
    throw invalidTransition(
      'recipe',
      recipe.status,
      'draft',
      allowedFrom(recipeMachine, recipe.status, 'doctor'),
    )
  if (recipe.revision !== revision) throw revisionConflict(ctx.actor.name, recipe.updatedAt)
  return recipe
}

/** The patient of a draft: one's own, and not archived or blocked. */
export async function getPatientForRecipe(ctx: DoctorCtx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(patients)
    .where(and(eq(patients.id, id), eq(patients.doctorId, ctx.actor.id)))
  if (!row) throw notFound()
  if (!['registered_by_doctor', 'invited', 'active'].includes(row.status))
    throw invalid('patient_id', 'PATIENT_NOT_ACTIVE', {
      en: 'Recipes cannot be written for this patient now.',
      ja: 'この患者さんには現在レシピを作成できません。',
    })
  return row
}

export const assertRecipeStep = (
  recipe: RecipeRow,
  to: RecipeStatus,
  who: 'doctor' | 'admin' | 'system',
) => assertTransition(recipeMachine, recipe.status, to, who)
