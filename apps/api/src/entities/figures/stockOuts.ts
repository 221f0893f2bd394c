import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'

/** Notes the products that cannot be bought now. A day with one such hour is a day out of stock. */
export async function noteStockOuts(ctx: Ctx): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  await ctx.db.execute(sql`
    insert into stock_out_days (product_id, day)
    select p.id, ${today}::date from products p cross join lateral ${offerOf} offer
    where ${availabilityOf} in ('backordered', 'out_of_stock') on conflict do nothing`)
}
