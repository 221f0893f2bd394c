import type { Ctx } from '../../context.ts'
import { saveShopOrder } from './saveShopOrder.ts'
import { tellShopFailure } from './tellShopFailure.ts'
import { isOurs } from './wire.ts'

const HOUR_MS = 3_600_000

/** Looks for what the webhooks of the last hours should have told, so that an order whose event was lost is here within the quarter of an hour. */
export const reconcileShopOrders = (ctx: Ctx) => reconcile(ctx, 2 * HOUR_MS)

/** The same for a week, once a day: also when Officina itself was away for longer. */
export const reconcileShopWeek = (ctx: Ctx) => reconcile(ctx, 7 * 24 * HOUR_MS)

/** Takes every order of ours over as it is now; one that cannot be is logged and keeps none of the others back. */
async function reconcile(ctx: Ctx, spanMs: number): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - spanMs)
  let after: string | null = null
  do {
    const page = await ctx.storefront.orders(ctx, { since, after })
    for (const payload of page.nodes.filter(isOurs))
      await saveShopOrder(ctx, payload).catch((error) => {
        ctx.log.error({ err: error }, 'an order of the shop could not be taken over')
        return tellShopFailure(ctx, 'orders', error)
      })
    after = page.endCursor
  } while (after)
}
