import { isIssued } from '@officina/shared/recipe'
import type { Ctx, TxCtx } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { lostUnits } from '../lostUnits.ts'
import { recipe } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { takenAs } from './substitutes.ts'

type OrderedLine = { recipeLineId: string; quantity: number }
/** A line once an order of it is counted, and whether its recipe is issued; nobody changes either before the commit. */
type CountedLine = Pick<typeof recipeLines.$inferSelect, 'id' | 'state' | 'timesOrdered'> & {
  isIssued: boolean
}
/** With all units of the order's line that have left and were not lost for good, whatever product it is by now. */
type SentLine = { recipeLineId: string; variantId: string; units: number }

/**
 * Counts an order of recipe lines that was placed `at`, inside the order's transaction: uses up one order of each line.
 * `orderNumber` stands in the event. Answers the lines as they are now.
 */
export async function recordOrdered(
  ctx: TxCtx,
  lines: OrderedLine[],
  orderNumber: string,
  at: Date = ctx.clock.now(),
): Promise<CountedLine[]> {
  const now = ctx.clock.now()
  const changed = await ctx.db
    .update(recipeLines)
    .set({
      timesOrdered: sql`${recipeLines.timesOrdered} + 1`,
      lastOrderedAt: sql`greatest(${recipeLines.lastOrderedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(inArray(recipeLines.id, idsOf(lines)))
    .returning({
      id: recipeLines.id,
      recipeId: recipeLines.recipeId,
      state: recipeLines.state,
      timesOrdered: recipeLines.timesOrdered,
    })
  const ids = distinct(changed.map((row) => row.recipeId))
  const locked = await recipe.lockWhere(ctx, inArray(recipes.id, ids))
  for (const ordered of locked) {
    const { firstOrderedAt, lastOrderedAt } = ordered
    const last = lastOrderedAt && lastOrderedAt > at ? lastOrderedAt : at
    await ordered.mark({
      firstOrderedAt: firstOrderedAt ?? at,
      lastOrderedAt: last,
      updatedAt: now,
    })
    await recordRecipeEvent(ctx, ordered, 'ordered', { text: orderNumber })
  }
  const issued = locked.filter(isIssued).map(({ id }) => id)
  return changed.map(({ recipeId, ...line }) => ({ ...line, isIssued: issued.includes(recipeId) }))
}

/**
 * Gives orders of lines back that were cancelled before they shipped: what is ordered next counts from the newest that
 * is left. A recipe of which nothing is left is one that nobody has ordered from. Order lines have been cancelled by then.
 */
export async function recordUnordered(ctx: Ctx, lines: OrderedLine[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ recipe_id: string }>(sql`
    update recipe_lines l set times_ordered = greatest(0, l.times_ordered - 1), last_ordered_at = ${lastStanding}
    from (${ordersOf(idsOf(lines))}) taken where l.id = taken.id returning l.recipe_id`)
  const ids = distinct(rows.map((row) => row.recipe_id))
  await ctx.db.execute(sql`
    update recipes r set first_ordered_at = null, last_ordered_at = null, updated_at = ${ctx.clock.now().toISOString()}
    where r.id = any(${sql.param(ids)}::uuid[]) and r.first_ordered_at is not null and not exists (
      select 1 from recipe_lines l where l.recipe_id = r.id and (l.times_ordered > 0
        or exists (select 1 from order_lines x where x.recipe_line_id = l.id and x.qty_shipped > 0)))`)
}

/** What was sent of these lines was lost and is paid back: what is ordered next counts from the newest that is left. */
export async function recordLost(ctx: Ctx, lineIds: string[]): Promise<void> {
  if (lineIds.length === 0) return
  await ctx.db.execute(sql`
    update recipe_lines l set last_ordered_at = ${lastStanding}
    from (${ordersOf(lineIds)}) taken where l.id = taken.id`)
}

/** Notes that lines were shipped; unless a delivery is confirmed, they count as delivered at `arrivesBy`. */
export async function recordShipped(
  ctx: TxCtx,
  lines: SentLine[],
  arrivesBy: Date,
  at: Date = ctx.clock.now(),
): Promise<void> {
  await ctx.db
    .update(recipeLines)
    .set({
      lastDeliveredAt: sql`greatest(${recipeLines.lastDeliveredAt}, case when ${recipeLines.arrivesBy} <= ${at.toISOString()}::timestamptz then ${recipeLines.arrivesBy} end)`,
      takenAs: sql`case when ${recipeLines.arrivesBy} <= ${at.toISOString()}::timestamptz then ${recipeLines.sentAs} else ${recipeLines.takenAs} end`,
      lastShippedAt: at,
      arrivesBy,
    })
    .where(whereOrderOf(idsOf(lines)))
  for (const sent of lines) await noteSent(ctx, sent)
}

async function noteSent(ctx: TxCtx, sent: SentLine): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(recipeLines)
    .where(whereOrderOf([sent.recipeLineId]))
  for (const row of rows)
    await ctx.db
      .update(recipeLines)
      .set({ sentAs: await takenAs(ctx, row, sent) })
      .where(eq(recipeLines.id, row.id))
}

/** Days left count from the delivery `at` of what was shipped at `shippedAt`. Null: it will not arrive. */
export async function recordDelivered(
  ctx: TxCtx,
  lineIds: string[],
  shippedAt: Date,
  at: Date | null,
): Promise<void> {
  if (lineIds.length === 0) return
  const isLast = sql`${recipeLines.lastShippedAt} <= ${shippedAt.toISOString()}::timestamptz`
  await ctx.db
    .update(recipeLines)
    .set({
      ...(at && {
        lastDeliveredAt: sql`greatest(${recipeLines.lastDeliveredAt}, ${at.toISOString()}::timestamptz)`,
        takenAs: sql`case when ${isLast} or ${recipeLines.takenAs} is null then ${recipeLines.sentAs} else ${recipeLines.takenAs} end`,
      }),
      arrivesBy: sql`case when not ${isLast} then ${recipeLines.arrivesBy} end`,
    })
    .where(whereOrderOf(lineIds))
}

/** These lines, and those of later versions that took their orders over. */
const whereOrderOf = (ids: string[]) =>
  sql`${recipeLines.id} in (select taken.id from (${ordersOf(ids)}) taken)`

/** The lines of the product of a line `l` in earlier versions, whose orders it may have taken over. */
export const linesBefore = sql`select p.id from recipes r join recipes q on q.series_id = r.series_id and q.version < r.version
  join recipe_lines p on p.recipe_id = q.id and p.product_id = l.product_id where r.id = l.recipe_id`

/** Nothing has left of an order of a line `l`, whichever version it was of: it may be cancelled, which gives it back. */
export const mayComeBack = sql`exists (
  select 1 from order_lines x join orders o on o.id = x.order_id
  where x.recipe_line_id in (select l.id union all ${linesBefore})
    and x.qty_shipped = 0 and x.qty_cancelled < x.qty_ordered and o.order_state = 'open')`

/**
 * Lines that have orders of these, with the line that was ordered. A later version has taken an order over where its
 * line of the product knows of the same one, or has counted more orders than were made since: of several lines of one
 * product each has its own, by the times of day at which it is taken if they tell.
 */
export const ordersOf = (ids: string[]) => sql`
  select l.id, o.id as ordered_id from recipe_lines o join recipes r on r.id = o.recipe_id
  join recipes later on later.series_id = r.series_id join recipe_lines l on l.recipe_id = later.id
  where o.id = any(${sql.param(ids)}::uuid[])
    and (l.id = o.id or l.recipe_id <> o.recipe_id and l.product_id = o.product_id
      and (l.last_ordered_at = o.last_ordered_at
        and case when ${twins(sql`l`, sql`o`, isTakenAlike)} + ${twins(sql`o`, sql`l`, isTakenAlike)} = 0
          then ${rankOf(sql`l`)} = ${rankOf(sql`o`)}
          else l.time_of_day = o.time_of_day and ${rankOf(sql`l`, isTakenAlike)} = ${rankOf(sql`o`, isTakenAlike)} end
        or later.version > r.version and ${countsMoreThanSince}))`

/** Whether the line `l` of the version `later` counts orders from before `r.version`; of several of one product none can tell. */
const countsMoreThanSince = sql`
  (select count(*) from recipe_lines x where x.recipe_id in (l.recipe_id, o.recipe_id) and x.product_id = l.product_id) = 2
  and l.times_ordered > (select count(*) from recipes q join recipe_lines p on p.recipe_id = q.id
    join order_lines x on x.recipe_line_id = p.id
    where q.series_id = r.series_id and q.version > r.version and q.version <= later.version
      and p.product_id = l.product_id and x.qty_cancelled < x.qty_ordered)`

const isTakenAlike = (line: SQL) => sql`x.time_of_day = ${line}.time_of_day`
const always = () => sql`true`

/** How many lines in the recipe of `of` are of the product and order of a line, and as `only` says. */
const twins = (
  line: SQL,
  of: SQL,
  only: (line: SQL) => SQL,
) => sql`(select count(*) from recipe_lines x
  where x.recipe_id = ${of}.recipe_id and x.product_id = ${line}.product_id
    and x.last_ordered_at = ${line}.last_ordered_at and ${only(line)})`

/** How many of them stand above it in its own recipe. */
const rankOf = (line: SQL, only: (line: SQL) => SQL = always) =>
  twins(line, line, (of) => sql`x.position < ${of}.position and ${only(of)}`)

/**
 * When a line `l` was ordered last, of what is neither cancelled nor lost; where nothing of that is left, when something
 * has come.
 */
const lastStanding = sql`coalesce((
  select max(o.placed_at) from order_lines x join orders o on o.id = x.order_id
  where x.recipe_line_id in (select l.id union all ${linesBefore})
    and x.qty_ordered - x.qty_cancelled > ${lostUnits(sql`x.id`)}), l.last_delivered_at)`

const idsOf = (lines: { recipeLineId: string }[]) =>
  distinct(lines.map((line) => line.recipeLineId))
const distinct = (ids: string[]) => [...new Set(ids)]
