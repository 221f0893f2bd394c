import type { DoctorActor, DoctorCtx, TxCtx } from '../../context.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, eq, inArray, ne, or, sql } from '../../db/sql.ts'
import { isOrderOf, lockOrdersToFlag } from '../order/stopRecipe.ts'
import { recipe as entity } from '../recipe/entity.ts'
import { recordRecipeEvent } from '../recipe/events.ts'
import { takeOutOfCarts } from '../recipe/outOfCarts.ts'

/**
 * Lines of a patient's running recipes of this doctor that give a product, or will once they are resumed: that prescribe
 * it, or for which it was ordered in the place of what they prescribe, also from a version before.
 */
export const runningLinesOf = (ctx: DoctorCtx, patientId: string, productId: string) =>
  ctx.db
    .select({ line: recipeLines, recipe: recipes })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(
      and(
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.patientId, patientId),
        eq(recipes.kind, 'patient'),
        whereInForce(recipes.status),
        or(eq(recipeLines.productId, productId), isReplacedBy(productId)),
        ne(recipeLines.state, 'stopped'),
      ),
    )

const isReplacedBy = (productId: string) => sql`exists (
  select 1 from recipes s join recipe_lines o on o.recipe_id = s.id and o.product_id = ${recipeLines.productId}
  join order_lines x on x.recipe_line_id = o.id and x.product_id = ${productId} and x.qty_cancelled < x.qty_ordered
  where s.series_id = ${recipes.seriesId} and s.version <= ${recipes.version})`

/**
 * Locks what stopping a product for a patient concerns: open orders, then recipes. What it answers does it: the
 * product leaves the carts, and the orders are flagged. Answers how many lines were stopped.
 */
export async function lockToStop(
  tx: TxCtx<DoctorActor>,
  patientId: string,
  productId: string,
): Promise<() => Promise<number>> {
  const lineIds = (await runningLinesOf(tx, patientId, productId)).map(({ line }) => line.id)
  const flagOrders = await lockOrdersToFlag(tx, tx.actor.id, isOrderOf(lineIds))
  return async () => {
    const found = await runningLinesOf(tx, patientId, productId)
    const ids = found.map(({ recipe }) => recipe.id)
    const locked = await entity.lockWhere(tx, inArray(recipes.id, ids))
    await flagOrders()
    for (const { line, recipe } of found) {
      await tx.db
        .update(recipeLines)
        .set({ state: 'stopped', stateReason: 'reported_by_patient' })
        .where(eq(recipeLines.id, line.id))
      await takeOutOfCarts(tx, sql`l.id = ${line.id}`)
      await recordRecipeEvent(tx, recipe, 'line_stopped', { text: line.snapshot?.title ?? null })
      await locked
        .find(({ id }) => id === recipe.id)
        ?.save(
          {},
          {
            action: 'line_stopped',
            before: { line: line.id, state: line.state },
            after: { line: line.id, state: 'stopped' },
          },
        )
    }
    return found.length
  }
}
