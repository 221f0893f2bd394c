import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { and, lt, sql } from '../../db/sql.ts'

/**
 * Forgets days that have passed on which packs were to be back: sold out again, a pack would be waited for until a day in
 * the past. While an order waits for a pack its day stays, as the patient was told.
 */
export async function forgetPassedDays(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const isAwaited = sql`exists (select from order_lines l
    where l.variant_id = ${variants.id} and l.line_status = 'backordered')`
  await ctx.db
    .update(variants)
    .set({ restockOn: null, updatedAt: now })
    .where(and(lt(variants.restockOn, dateIn(now, ctx.config.timeZone)), sql`not ${isAwaited}`))
}
