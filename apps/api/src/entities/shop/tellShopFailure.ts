import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { shopFailureMail } from '../../mail/templates/shopFailure.ts'
import { listAdminsWith } from '../admin/withPermission.ts'

type ShopWork = 'products' | 'orders'

/** Mails everybody who looks after products that the store could not be read: once a day for each kind of work. */
export async function tellShopFailure(ctx: Ctx, work: ShopWork, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const mail = shopFailureMail({ work, reason, publicUrl: ctx.config.publicUrl })
  const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
  for (const { accountId, email, locale } of await listAdminsWith(ctx, 'product.manage'))
    await sendMail(ctx, mail, {
      to: email,
      locale,
      accountId,
      dedupeKey: `shop-failure:${work}:${day}:${accountId}`,
    })
}

/** The same work; when it fails, administrators are told before the failure goes on its way. */
export const toldWhenItFails =
  (work: ShopWork, run: (ctx: Ctx) => Promise<void>) =>
  (ctx: Ctx): Promise<void> =>
    run(ctx).catch(async (error) => {
      await tellShopFailure(ctx, work, error)
      throw error
    })
