import type { Ctx } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, gt, inArray, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { recordRecipeEvent } from './events.ts'
import { ordersLeft } from './orderable.ts'

type OrderedLine = { recipeLineId: string; quantity: number }

/**
 * Counts an order of recipe lines, inside the order's transaction: uses up one order of each line.
 * `orderNumber` stands in the event.
 */
export async function recordOrdered(
  ctx: Ctx,
  lines: OrderedLine[],
  orderNumber: string,
): Promise<void> {
  const now = ctx.clock.now()
  const changed = await ctx.db
    .update(recipeLines)
    .set({ timesOrdered: sql`${recipeLines.timesOrdered} + 1`, lastOrderedAt: now })
    .where(inArray(recipeLines.id, idsOf(lines)))
    .returning({ recipeId: recipeLines.recipeId })
  for (const recipeId of distinct(changed.map((row) => row.recipeId))) {
    const [recipe] = await ctx.db
      .update(recipes)
      .set({
        firstOrderedAt: sql`coalesce(${recipes.firstOrderedAt}, ${now.toISOString()})`,
        lastOrderedAt: now,
        updatedAt: now,
      })
      .where(eq(recipes.id, recipeId))
      .returning()
    if (recipe) await recordRecipeEvent(ctx, recipe, 'ordered', { text: orderNumber })
  }
}

/** Gives orders of lines back when an order was cancelled before it shipped. */
export async function recordUnordered(ctx: Ctx, lines: OrderedLine[]): Promise<void> {
  await ctx.db
    .update(recipeLines)
    .set({
      timesOrdered: sql`${recipeLines.timesOrdered} - 1`,
      lastOrderedAt: sql`case when ${recipeLines.timesOrdered} > 1 then ${recipeLines.lastShippedAt} end`,
    })
    .where(and(inArray(recipeLines.id, idsOf(lines)), gt(recipeLines.timesOrdered, 0)))
}

/**
 * Notes that lines were shipped: days left and refill dates count from here. Completes a recipe whose every
 * needed line has no order left; not earlier, because an order can be cancelled and a recipe never reopens.
 */
export async function recordShipped(
  ctx: Ctx,
  lines: OrderedLine[],
  at: Date = ctx.clock.now(),
): Promise<void> {
  const changed = await ctx.db
    .update(recipeLines)
    .set({ lastShippedAt: at })
    .where(inArray(recipeLines.id, idsOf(lines)))
    .returning({ recipeId: recipeLines.recipeId })
  const found = await ctx.db
    .select()
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, distinct(changed.map((row) => row.recipeId))),
        eq(recipes.status, 'issued'),
      ),
    )
    .for('update')
  for (const recipe of found) await completeIfUsed(ctx, recipe)
}

async function completeIfUsed(ctx: Ctx, recipe: typeof recipes.$inferSelect): Promise<void> {
  const lines = await ctx.db.select().from(recipeLines).where(eq(recipeLines.recipeId, recipe.id))
  const needed = lines.filter((line) => !line.optional && line.state !== 'stopped')
  if (needed.length === 0 || needed.some((line) => ordersLeft(line) > 0)) return
  const now = ctx.clock.now()
  await ctx.db
    .update(recipes)
    .set({
      status: 'completed',
      endedAt: now,
      updatedAt: now,
      revision: sql`${recipes.revision} + 1`,
    })
    .where(eq(recipes.id, recipe.id))
  await recordRecipeEvent(ctx, recipe, 'completed')
  await audit(ctx, {
    action: 'recipe.complete',
    objectType: 'recipe',
    objectId: recipe.id,
    doctorId: recipe.doctorId,
    patientId: recipe.patientId,
    before: { status: 'issued' },
    after: { status: 'completed' },
  })
}

const idsOf = (lines: OrderedLine[]) => distinct(lines.map((line) => line.recipeLineId))
const distinct = (ids: string[]) => [...new Set(ids)]
