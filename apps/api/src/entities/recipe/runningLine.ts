import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { recipeLines, recipes, whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { and, desc, eq, gte, isNull, or, type SQL, sql } from '../../db/sql.ts'

/** The active line of a patient's recipes in force that `which` asks for; one that is not paused and the newest first. */
export async function findRunningLine(ctx: Ctx, patientId: string, which: SQL | undefined) {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const [row] = await ctx.db
    .select({ line: recipeLines, recipe: recipes })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(
      and(
        which,
        eq(recipeLines.state, 'active'),
        eq(recipes.patientId, patientId),
        eq(recipes.kind, 'patient'),
        whereInForce(recipes.status),
        or(isNull(recipes.expiresOn), gte(recipes.expiresOn, today)),
      ),
    )
    .orderBy(desc(sql`${whereIssued(recipes.status)}`), desc(recipes.issuedAt))
    .limit(1)
  return row
}
