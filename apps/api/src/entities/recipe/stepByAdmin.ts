import { type AdminCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { type RecipeEventName, recordRecipeEvent } from './events.ts'
import { assertRecipeStep, type RecipeRow } from './lookup.ts'
import type { RecipeStatus } from './machine.ts'

type Values = Partial<typeof recipes.$inferInsert>

/**
 * One step of an issued recipe by the platform. Event and audit row are written with it; the reason is
 * health data and stands in the event alone.
 */
export function stepByAdmin(
  ctx: AdminCtx,
  id: string,
  step: { revision: number; to: RecipeStatus; event: RecipeEventName; reason: string | null },
  effect: (ctx: AdminCtx, recipe: RecipeRow) => Promise<Values>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const recipe = await lockRecipe(ctx, id)
    assertRecipeStep(recipe, step.to, 'admin')
    if (recipe.revision !== step.revision) throw revisionConflict(null, recipe.updatedAt)
    await ctx.db
      .update(recipes)
      .set({
        ...(await effect(ctx, recipe)),
        status: step.to,
        updatedAt: ctx.clock.now(),
        revision: sql`${recipes.revision} + 1`,
      })
      .where(eq(recipes.id, id))
    await recordRecipeEvent(ctx, recipe, step.event, { text: step.reason })
    await audit(ctx, {
      action: `recipe.${step.event}`,
      objectType: 'recipe',
      objectId: id,
      doctorId: recipe.doctorId,
      patientId: recipe.patientId,
      before: { status: recipe.status },
      after: { status: step.to },
    })
  })
}

async function lockRecipe(ctx: AdminCtx, id: string): Promise<RecipeRow> {
  const [row] = await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.kind, 'patient'), ne(recipes.status, 'draft')))
    .for('update')
  if (!row) throw notFound()
  return row as RecipeRow
}
