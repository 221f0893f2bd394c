import type { components } from '@officina/openapi/schema'
import type { DoctorCtx, TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, inArray, type SQL, sql } from '../../db/sql.ts'
import type { CancelReason } from '../recipe/entity.ts'
import { takeOutOfCarts } from '../recipe/outOfCarts.ts'
import { stepRecipe } from '../recipe/steps.ts'
import { type LockedOrder, order } from './entity.ts'

const flag = 'recipe_cancelled'

/** Open orders of a doctor of which nothing has left, with lines `l` as `lines` says, locked: before their recipe. */
export const lockOrdersToFlag = (tx: TxCtx, doctorId: string, lines: SQL): Promise<LockedOrder[]> =>
  order.lockWhere(
    tx,
    and(
      eq(orders.doctorId, doctorId),
      eq(orders.orderState, 'open'),
      inArray(orders.fulfilmentState, ['unfulfilled', 'in_progress', 'on_hold']),
      sql`exists (select 1 from order_lines l where l.order_id = ${orders.id} and ${lines})`,
    ),
  )

/** Says on orders that the recipe of a line was stopped; the office decides what becomes of them. */
export async function flagStoppedRecipe(found: LockedOrder[]): Promise<void> {
  for (const each of found)
    if (!each.flags.includes(flag)) await each.save({ flags: [...each.flags, flag] }, null)
}

/** Stops a recipe. Takes it out of carts; open orders of it are flagged, not cancelled. */
export function cancelRecipe(
  ctx: DoctorCtx,
  id: string,
  code: CancelReason,
  text: string | null,
): Promise<components['schemas']['Recipe']> {
  const isOfRecipe = sql`l.recipe_id = ${id}`
  let open: LockedOrder[] = []
  return stepRecipe(
    ctx,
    id,
    'cancelled',
    'cancelled',
    { code, text },
    async (_recipe, tx) => {
      await takeOutOfCarts(tx, isOfRecipe)
      await flagStoppedRecipe(open)
      return { endReasonCode: code, endReasonText: text, endedAt: tx.clock.now() }
    },
    async (tx) => {
      open = await lockOrdersToFlag(tx, tx.actor.id, isOfRecipe)
    },
  )
}
