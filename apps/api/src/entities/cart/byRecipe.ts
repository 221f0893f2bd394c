import type { DoctorCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { findRunningLine } from '../recipe/runningLine.ts'

/** A product of a running recipe of the doctor's is ordered for that recipe, in a pack that the recipe accepts. */
export async function byRecipe(ctx: DoctorCtx, patientId: string, variantId: string) {
  const productOf = ctx.db
    .select({ id: variants.productId })
    .from(variants)
    .where(eq(variants.id, variantId))
  const found = await findRunningLine(
    ctx,
    patientId,
    and(eq(recipes.doctorId, ctx.actor.id), inArray(recipeLines.productId, productOf)),
  )
  if (!found) return { variantId, recipeLineId: null }
  const { line } = found
  return {
    variantId: line.substitutes.includes(variantId) ? variantId : line.variantId,
    recipeLineId: line.id,
  }
}
