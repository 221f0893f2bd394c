import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { variants } from '../../db/schema/product.ts'
import { eq, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isAwake } from '../quietHours.ts'
import { type BackorderNews, backorderNewsMail } from './changeMails.ts'
import { lockOrder } from './load.ts'
import { mailPatient } from './sendMails.ts'

const batch = 200

/**
 * Tells patients that products of an order wait for stock and until when, that the day has moved, and that they have
 * come in. It compares what they were last told with how it stands, whoever has changed it.
 */
export async function notifyBackorderNews(ctx: Ctx): Promise<void> {
  const read = (after: string) =>
    ctx.db.execute<{ id: string }>(sql`
      select o.id from orders o
      where o.order_state = 'open' and ${isAwake(ctx, 'patients', sql`o.patient_id`)} and o.id > ${after}
        and o.id in (
          select l.order_id from order_lines l join variants v on v.id = l.variant_id
          where l.line_status = 'backordered'
            and (l.backorder_told_at is null or l.restock_told is distinct from v.restock_on)
          union all
          select l.order_id from order_lines l
          where l.backorder_told_at is not null and l.line_status in ('reserved', 'picking', 'packed'))
      order by o.id limit ${batch}`)
  const how = { atOnce: batch, failed: 'a patient heard no news of a backorder' }
  await eachRow(ctx, read, how, ({ id }) => inTransaction(ctx, (tx) => tell(tx, id)))
}

async function tell(ctx: TxCtx, orderId: string): Promise<void> {
  const { order, lines } = await lockOrder(ctx, orderId)
  const days = await ctx.db
    .select({ lineId: orderLines.id, restockOn: variants.restockOn })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId))
  const news = lines.flatMap((line): (BackorderNews & { id: string })[] => {
    const until = days.find(({ lineId }) => lineId === line.id)?.restockOn ?? null
    const { id, backorderToldAt: told, backorderChoice } = line
    const said = { id, title: line.snapshot.title, until, ends: backorderChoice === null }
    if (line.lineStatus !== 'backordered')
      return told && ['reserved', 'picking', 'packed'].includes(line.lineStatus)
        ? [{ ...said, kind: 'came' }]
        : []
    if (!told) return [{ ...said, kind: 'waits' }]
    return line.restockTold === until ? [] : [{ ...said, kind: 'moved' }]
  })
  if (order.orderState !== 'open' || news.length === 0) return
  const now = ctx.clock.now()
  for (const { id, kind, until } of news)
    await ctx.db
      .update(orderLines)
      .set(
        kind === 'came'
          ? { backorderToldAt: null, restockTold: null }
          : { backorderToldAt: now, restockTold: until },
      )
      .where(eq(orderLines.id, id))
  const limit = (await getShopSettings(ctx))['order.backorder_days']
  await mailPatient(
    ctx,
    order,
    `backorder_news:${news.map(({ id, kind, until }) => [id, kind, until]).join(';')}:${now.getTime()}`,
    (name) => backorderNewsMail(ctx.config, { ...order, name, news, days: limit }),
  )
}
