import type { components } from '@officina/openapi/schema'
import { ChangedMeanwhileError, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { type CancelReason, recipe, recipeLine } from '../recipe/entity.ts'
import { issueRecipe } from '../recipe/issue.ts'
import { takeOutOfCarts } from '../recipe/outOfCarts.ts'
import { stepRecipe } from '../recipe/steps.ts'
import { type LockedOrder, order } from './entity.ts'

const flag = 'recipe_cancelled'

/**
 * Locks open orders of a doctor with lines `l` as `lines` says of which something has not left yet: before their recipe.
 * What it answers says on them that the recipe was stopped, and the office decides what becomes of them. It is done once
 * the recipe is locked and before it is written: nobody orders from it then, and one who has just done so is not missed.
 */
export async function lockOrdersToFlag(
  tx: TxCtx,
  doctorId: string,
  lines: SQL,
): Promise<() => Promise<void>> {
  const isConcerned = and(
    eq(orders.doctorId, doctorId),
    eq(orders.orderState, 'open'),
    sql`exists (select 1 from order_lines l where l.order_id = ${orders.id}
      and l.qty_ordered > l.qty_shipped + l.qty_cancelled and ${lines})`,
  )
  const open = await order.lockWhere(tx, isConcerned)
  return async () => {
    const found = await tx.db.select({ id: orders.id }).from(orders).where(isConcerned)
    if (found.some(({ id }) => !open.some((each) => each.id === id)))
      throw new ChangedMeanwhileError('an order was placed while its recipe was being stopped')
    for (const each of open)
      if (!each.flags.includes(flag)) await each.save({ flags: [...each.flags, flag] }, null)
  }
}

/** The version `r` and those before it that are over: what was ordered from them goes on with it. */
const versionsOf = sql`recipes r join recipes q on q.series_id = r.series_id
  and (q.id = r.id or q.version < r.version and not ${whereInForce(sql`q.status`)})`

/**
 * What was ordered for a line `p` of one of them goes on with the line `x` of `r`: it has the same product, or one that has
 * taken the place of one that is no longer in the recipe.
 */
const goesOn = sql`(p.id = x.id or p.recipe_id <> r.id and (p.product_id = x.product_id
  or (p.product_id = any(x.replaces) or exists (
      select 1 from products old where old.id = p.product_id and old.successor_id = x.product_id))
    and not exists (select 1 from recipe_lines n where n.recipe_id = r.id and n.product_id = p.product_id)))`

/**
 * Lines `l` of orders that are for lines of recipes, also where the product, or the one whose place it has taken, was
 * ordered from a version before.
 */
export const isOrderOf = (lineIds: string[]): SQL => sql`l.recipe_line_id in (
  select p.id from ${versionsOf} join recipe_lines x on x.recipe_id = r.id
  join recipe_lines p on p.recipe_id = q.id and ${goesOn}
  where x.id = any(${sql.param(lineIds)}::uuid[]))`

/**
 * Says the same on an order that a shop tells of once it is made, where the doctor has stopped meanwhile what it is for, or
 * the version that has taken its place leaves it out. Locks all versions: a stop of any has been committed by then, or
 * waits for the order.
 */
export async function flagIfStopped(
  tx: TxCtx,
  ordered: LockedOrder,
  lineIds: string[],
): Promise<void> {
  const isOrdered = sql`p.id = any(${sql.param(lineIds)}::uuid[])`
  await recipeLine.lockWhere(tx, inArray(recipeLines.id, lineIds))
  await recipe.lockWhere(
    tx,
    sql`${recipes.seriesId} in (
      select q.series_id from recipe_lines p join recipes q on q.id = p.recipe_id where ${isOrdered})`,
  )
  const { rows } = await tx.db.execute(sql`
    select 1 from recipe_lines p cross join lateral (
      select r.id, r.status, q.status as own_status from ${versionsOf}
      where q.id = p.recipe_id and (r.id = q.id or r.status not in ('draft', 'entered_in_error'))
      order by r.version desc limit 1) r
    where ${isOrdered} and (p.state = 'stopped' or r.own_status in ('cancelled', 'entered_in_error')
      or r.status = 'cancelled' or not exists (
        select 1 from recipe_lines x where x.recipe_id = r.id and x.state <> 'stopped' and ${goesOn})) limit 1`)
  if (rows.length > 0) await ordered.save({ flags: [...ordered.flags, flag] }, null)
}

/** Stops a recipe. Takes it out of carts; open orders of it are flagged, not cancelled. */
export function cancelRecipe(
  ctx: DoctorCtx,
  id: string,
  code: CancelReason,
  text: string | null,
): Promise<components['schemas']['Recipe']> {
  const isOfRecipe = sql`l.recipe_id = ${id}`
  let flagOrders: (() => Promise<void>) | undefined
  return stepRecipe(
    ctx,
    id,
    'cancelled',
    'cancelled',
    { code, text },
    async (_recipe, tx) => {
      await flagOrders?.()
      await takeOutOfCarts(tx, isOfRecipe)
      return { endReasonCode: code, endReasonText: text, endedAt: tx.clock.now() }
    },
    async (tx) => {
      flagOrders = await lockOrdersToFlag(
        tx,
        tx.actor.id,
        sql`l.recipe_id in (select q.id from ${versionsOf} where r.id = ${id})`,
      )
    },
  )
}

type Issue = components['schemas']['RecipeIssue']

/** Issues a draft; open orders of what the version in force has and the new one leaves out are flagged, not cancelled. */
export function issueAsDoctor(
  ctx: DoctorCtx,
  id: string,
  input: Issue,
): Promise<components['schemas']['Recipe']> {
  return inTransaction(ctx, async (tx) => {
    const dropped = input.supersede === false ? [] : await droppedBy(tx, id)
    if (dropped.length > 0) {
      const flagOrders = await lockOrdersToFlag(tx, tx.actor.id, isOrderOf(dropped))
      await recipe.lockWhere(tx, and(eq(recipes.doctorId, tx.actor.id), isOfSeries(id)))
      await flagOrders()
    }
    return issueRecipe(tx, id, input, { asks: 'all reasons' })
  })
}

const isOfSeries = (id: string) =>
  sql`${recipes.seriesId} = (select d.series_id from recipes d where d.id = ${id})`

/**
 * Lines of the versions that a draft ends, or of an expired one before it, whose product it has no more; orders of what was
 * stopped before are flagged. What was put in a product's place goes on with its orders.
 */
async function droppedBy(tx: TxCtx, id: string): Promise<string[]> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select l.id from recipes d
    join recipes before on before.series_id = d.series_id and before.version < d.version
      and (${whereInForce(sql`before.status`)} or before.status <> 'cancelled' and before.id = (
        select v.id from recipes v where v.series_id = d.series_id and v.version < d.version
          and v.status not in ('draft', 'entered_in_error') order by v.version desc limit 1))
    join recipe_lines l on l.recipe_id = before.id
    where d.id = ${id} and l.state <> 'stopped' and not exists (select 1 from recipe_lines n where n.recipe_id = d.id
      and (n.product_id = l.product_id or l.product_id = any(n.replaces)))`)
  return rows.map((row) => row.id)
}
