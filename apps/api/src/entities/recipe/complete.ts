import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { recipes, whereIssued } from '../../db/schema/recipe.ts'
import { and, eq, isNotNull, sql } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { isoOf } from '../wire.ts'
import { recipe } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { linesBefore, ordersOf } from './ordered.ts'
import { arrivedAt, isComing, usedUpAt } from './renewal.ts'

/** Who forgets a dose has some left, and the doctor sees for so long that it has run out. */
const graceDays = 14

/**
 * Completes recipes whose every needed line has no order left, two weeks after all of it was used up: until then its
 * patient takes it. Not while an order may be cancelled, because a recipe never reopens.
 */
export async function completeRecipes(ctx: Ctx, atOnce = 500): Promise<void> {
  const due = { table: recipes, isDue: isUsedUp(ctx), atOnce, failed: 'a recipe was not completed' }
  await eachDue(ctx, due, async (tx, id) => {
    const [found] = await recipe.lockWhere(tx, and(eq(recipes.id, id), isUsedUp(tx)))
    if (!found || (await mayComeBack(tx, id))) return
    const endedAt = await usedUpOf(tx, id)
    await found.move('completed', { endedAt }, { action: 'complete', as: 'system' })
    await recordRecipeEvent(tx, found, 'completed')
  })
}

/** When a line `l` with its variant `v` is over; where nothing tells how long it lasts, with its last parcel. */
const endsAt = (ctx: Ctx) => sql`coalesce(${usedUpAt(ctx)}, ${arrivedAt(ctx)})`

/** When the last of a recipe was used up: days after that are nobody's to miss. */
async function usedUpOf(ctx: Ctx, recipeId: string): Promise<Date> {
  const { rows } = await ctx.db.execute<{ at: string | null }>(sql`
    select ${isoOf<string | null>(sql`max(${endsAt(ctx)})`)} as at
    from recipe_lines l join variants v on v.id = l.variant_id
    where l.recipe_id = ${recipeId} and l.state <> 'stopped'`)
  return rows[0]?.at ? new Date(rows[0].at) : ctx.clock.now()
}

/** Whether a recipe is not complete without its line `l`. */
const isNeeded = sql`(l.state <> 'stopped' and not l.optional)`

const isUsedUp = (ctx: Ctx) => {
  const by = new Date(ctx.clock.now().getTime() - graceDays * dayMs).toISOString()
  return and(
    eq(recipes.kind, 'patient'),
    whereIssued(recipes.status),
    isNotNull(recipes.firstOrderedAt),
    sql`exists (select 1 from recipe_lines l where l.recipe_id = recipes.id and ${isNeeded})`,
    sql`not exists (select 1 from recipe_lines l join variants v on v.id = l.variant_id
      where l.recipe_id = recipes.id and l.state <> 'stopped' and (
        ${isNeeded} and (l.times_ordered <= l.refills_allowed or ${arrivedAt(ctx)} is null)
        or ${isComing(ctx)} or ${endsAt(ctx)} > ${by}::timestamptz))`,
  )
}

/** Whether an order of which nothing has left may still be cancelled, and is given back to a needed line of it then. */
async function mayComeBack(ctx: Ctx, recipeId: string): Promise<boolean> {
  const { rows: waiting } = await ctx.db.execute<{ id: string }>(sql`
    select distinct known.id from recipe_lines l
    cross join lateral (select l.id union all ${linesBefore}) known(id)
    join order_lines x on x.recipe_line_id = known.id and x.qty_shipped = 0 and x.qty_cancelled < x.qty_ordered
    join orders o on o.id = x.order_id and o.order_state = 'open'
    where l.recipe_id = ${recipeId} and ${isNeeded}`)
  if (waiting.length === 0) return false
  const { rows } = await ctx.db.execute(sql`
    select 1 from (${ordersOf(waiting.map(({ id }) => id))}) taken join recipe_lines l on l.id = taken.id
    where l.recipe_id = ${recipeId} and ${isNeeded} limit 1`)
  return rows.length > 0
}
