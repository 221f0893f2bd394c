import type { DoctorCtx } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { recordRecipeEvent } from './events.ts'

/** Active lines with a product in a patient's running recipes of this doctor. */
export const activeLinesOf = (ctx: DoctorCtx, patientId: string, productId: string) =>
  ctx.db
    .select({ line: recipeLines, recipe: recipes })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(
      and(
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.patientId, patientId),
        eq(recipes.kind, 'patient'),
        inArray(recipes.status, ['issued', 'on_hold']),
        eq(recipeLines.productId, productId),
        eq(recipeLines.state, 'active'),
      ),
    )

/** Stops a product for a patient: it leaves the carts, and open orders of it are flagged. */
export async function stopProduct(
  ctx: DoctorCtx,
  patientId: string,
  productId: string,
): Promise<void> {
  for (const { line, recipe } of await activeLinesOf(ctx, patientId, productId)) {
    await ctx.db
      .update(recipeLines)
      .set({ state: 'stopped', stateReason: 'reported by the patient' })
      .where(eq(recipeLines.id, line.id))
    await ctx.db
      .update(recipes)
      .set({ updatedAt: ctx.clock.now(), revision: sql`${recipes.revision} + 1` })
      .where(eq(recipes.id, recipe.id))
    await ctx.db.execute(sql`delete from cart_lines where recipe_line_id = ${line.id}`)
    await ctx.db.execute(sql`
      update orders o set flags = array_append(o.flags, 'recipe_cancelled'), revision = o.revision + 1
      where o.doctor_id = ${ctx.actor.id} and o.order_state = 'open'
        and o.fulfilment_state in ('unfulfilled', 'in_progress', 'on_hold')
        and not ('recipe_cancelled' = any(o.flags))
        and exists (select 1 from order_lines l where l.order_id = o.id and l.recipe_line_id = ${line.id})`)
    await recordRecipeEvent(ctx, recipe, 'line_stopped', { text: line.snapshot?.title ?? null })
    await audit(ctx, {
      action: 'recipe.line_stopped',
      objectType: 'recipe',
      objectId: recipe.id,
      doctorId: ctx.actor.id,
      patientId,
      before: { line: line.id, state: 'active' },
      after: { line: line.id, state: 'stopped' },
    })
  }
}
