import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { eachDue, eachRow } from '../allRows.ts'
import { isAwake } from '../quietHours.ts'
import { announceRepeats } from './announce.ts'
import { chargeOrder, settleCharges } from './charge.ts'
import { repeat as entity } from './entity.ts'
import { orderForPatient } from './order.ts'
import { needsReview, review } from './review.ts'

/** Everything that the clock does with repeats, in this order: ends, orders, announces. May run at any time, twice too. */
export async function runRepeats(ctx: Ctx, atOnce = 500): Promise<void> {
  await settleCharges(ctx, atOnce)
  await reviewRepeats(ctx, atOnce)
  // a shop with a checkout of its own is never told of orders that are placed here
  if (ctx.storefront.kind === 'shopify') return
  await orderDueRepeats(ctx, atOnce)
  await announceRepeats(ctx, atOnce)
}

/** Ends those whose recipe or account has ended, and moves those of a newer version. */
async function reviewRepeats(ctx: Ctx, atOnce: number): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const isDue = and(needsReview(today), isAwake(ctx, 'patients', sql`repeats.patient_id`))
  const failed = 'a repeat was not reviewed'
  await eachDue(ctx, { table: repeats, isDue, atOnce, failed }, async (tx, id) => {
    const rows = await entity.lockWhere(tx, eq(repeats.id, id), { skipLocked: true })
    await review(
      tx,
      rows.filter(({ status }) => status !== 'stopped'),
      today,
    )
  })
}

/** Orders what is due by the shop's calendar, when its patient is awake: mails come with it. */
async function orderDueRepeats(ctx: Ctx, atOnce: number): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const read = (after: string) =>
    ctx.db.execute<{ id: string }>(sql`
      select distinct repeats.patient_id as id from repeats
      where repeats.status = 'active' and repeats.next_on <= ${today}::date
        and coalesce(repeats.retry_on, repeats.next_on) <= ${today}::date
        and (repeats.waits_for is distinct from 'payment' or repeats.retry_on is not null)
        and ${isAwake(ctx, 'patients', sql`repeats.patient_id`)} and repeats.patient_id > ${after}
      order by 1 limit ${atOnce}`)
  await eachRow(ctx, read, { atOnce, failed: 'a repeat was not ordered' }, async ({ id }) => {
    for (const orderId of await orderForPatient(ctx, id)) await chargeOrder(ctx, orderId)
  })
}
