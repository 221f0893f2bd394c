import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { recipeLines, recipes, whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { and, desc, eq, gte, isNull, or, type SQL, sql } from '../../db/sql.ts'
import { isHonoured } from './honoured.ts'

/** The active line of a patient's recipes in force that `which` asks for; one that is not paused and the newest first. */
export async function findRunningLine(ctx: Ctx, patientId: string, which: SQL | undefined) {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const [row] = await ctx.db
    .select({
      line: recipeLines,
      recipe: recipes,
      isHonoured: sql<boolean>`coalesce(${isHonoured(doctors)}, true)`,
    })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .leftJoin(doctors, eq(doctors.id, recipes.doctorId))
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
