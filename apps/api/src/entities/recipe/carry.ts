import { asTaken } from '@officina/shared/dosage/substitute'
import type { Ctx, DoctorCtx } from '../../context.ts'
import { doses, recipeLines } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import type { RecipeRow } from './entity.ts'
import { refillMarkOf } from './refillMark.ts'
import { takenAs } from './substitutes.ts'
import { loadLines } from './view.ts'

type Line = typeof recipeLines.$inferSelect

/**
 * What the patient has of the version before goes on with the same products, whatever is counted anew: what has arrived
 * or is on its way, what they say is left, and what was ticked. With `counts` its orders are counted too, and hold the
 * next one back; answers what the recipe then knows of its orders and of what its patient was told.
 */
export async function carryOrders(
  ctx: DoctorCtx,
  from: RecipeRow,
  to: string,
  counts: boolean,
): Promise<Partial<Pick<RecipeRow, 'firstOrderedAt' | 'lastOrderedAt' | 'remindersSent'>>> {
  const lines = await linesOf(ctx, to)
  const pairs = pairLines(await linesOf(ctx, from.id), lines)
  const before = await suppliesOf(ctx, from.id)
  const remindersSent: RecipeRow['remindersSent'] = {}
  for (const [old, line] of pairs) {
    const timesOrdered = counts
      ? Math.min(old.timesOrdered, line.refillsAllowed + 1)
      : line.timesOrdered
    const told = from.remindersSent[refillMarkOf(old)]
    if (told) remindersSent[refillMarkOf({ id: line.id, timesOrdered })] = told
    // the new version may say another dosage
    const [taken, sent] = [old.takenAs, old.sentAs].map(
      (was) => was && takenAs(ctx, line, { variantId: was.variant_id, units: was.units }),
    )
    await ctx.db
      .update(recipeLines)
      .set({
        timesOrdered,
        earlyAfter: counts ? earlyAfter(old, timesOrdered) : null,
        lastOrderedAt: old.lastOrderedAt,
        lastShippedAt: old.lastShippedAt,
        lastDeliveredAt: old.lastDeliveredAt,
        arrivesBy: old.arrivesBy,
        statedUnits: old.statedUnits,
        statedAt: old.statedAt,
        takenAs: await taken,
        sentAs: await sent,
      })
      .where(eq(recipeLines.id, line.id))
    await ctx.db.update(doses).set({ recipeLineId: line.id }).where(eq(doses.recipeLineId, old.id))
  }
  await keepWhatIsLeft(ctx, pairs, before, await suppliesOf(ctx, to))
  const { firstOrderedAt, lastOrderedAt } = from
  // a product that was put in another's place has its orders already
  const hasOrders =
    lines.some((line) => line.timesOrdered > 0) ||
    (counts && pairs.some(([old]) => old.timesOrdered > 0))
  return { remindersSent, ...(hasOrders && { firstOrderedAt, lastOrderedAt }) }
}

type Supplies = Map<string, { units_left?: number | null; pack_unit: string }>

const suppliesOf = async (ctx: Ctx, recipeId: string): Promise<Supplies> => {
  const lines = await loadLines(ctx, sql`l.recipe_id = ${recipeId}`)
  return new Map(lines.map(({ view }) => [view.id, asTaken(view)]))
}

/** Another dosage begins with what was left by the one before, which was followed until now. */
async function keepWhatIsLeft(
  ctx: Ctx,
  pairs: [Line, Line][],
  before: Supplies,
  after: Supplies,
): Promise<void> {
  // what is left knows of a tick of this very moment already
  const statedAt = new Date(ctx.clock.now().getTime() + 1)
  for (const [old, line] of pairs) {
    const [was, is] = [before.get(old.id), after.get(line.id)]
    const [left, counted] = [was?.units_left ?? null, is?.units_left ?? null]
    const isOther = left !== null && counted !== null && Math.abs(left - counted) > 0.01
    if (isOther && was?.pack_unit === is?.pack_unit)
      await ctx.db
        .update(recipeLines)
        .set({ statedUnits: left, statedAt })
        .where(eq(recipeLines.id, line.id))
  }
}

/** As many orders back as it was: an early order that is cancelled later gives it back here too. */
function earlyAfter({ earlyAfter: was, timesOrdered }: Line, now: number): number | null {
  if (was === null) return null
  return was - timesOrdered + now >= 0 ? was - timesOrdered + now : null
}

const linesOf = (ctx: Ctx, recipeId: string) =>
  ctx.db
    .select()
    .from(recipeLines)
    .where(eq(recipeLines.recipeId, recipeId))
    .orderBy(recipeLines.position)

/** The line of another version that goes on from a line; undefined where none does. */
export async function lineAfter(ctx: Ctx, line: Line, to: string): Promise<Line | undefined> {
  const pairs = pairLines(await linesOf(ctx, line.recipeId), await linesOf(ctx, to))
  return pairs.find(([old]) => old.id === line.id)?.[1]
}

/** Lines of a version with those of the next that go on from them: the same product, of several the most alike. */
function pairLines(before: Line[], after: Line[]): [Line, Line][] {
  const pairs: [Line, Line][] = []
  const isFree = (line: Line) => !pairs.some((pair) => pair.includes(line))
  for (const isAlike of likeness)
    for (const line of after) {
      const old = isFree(line) && before.find((each) => isFree(each) && isAlike(each, line))
      if (old) pairs.push([old, line])
    }
  return pairs
}

/** From the most alike to the least; of those that are as much alike the first goes on with the first. */
const likeness: ((a: Line, b: Line) => boolean)[] = [
  (a, b) => a.variantId === b.variantId && a.timeOfDay.join() === b.timeOfDay.join(),
  (a, b) => a.variantId === b.variantId,
  (a, b) => a.productId === b.productId,
]
