import { dateIn } from '@officina/shared/dates/days'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { mail } from '../../mail/content.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'

type ShopWork = 'products' | 'orders'

/** Mails everybody who looks after products that the store could not be read: once a day for each kind of work. */
export async function notifyShopFailure(ctx: Ctx, work: ShopWork, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const mail = shopFailureMail(ctx.config, { work, reason })
  const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
  await mailAdminsWith(ctx, 'product.manage', mail, { dedupeKey: `shop-failure:${work}:${day}` })
}

/** The same work; when it fails, administrators are notified before the failure is rethrown. */
export const toldWhenItFails =
  (work: ShopWork, run: (ctx: Ctx) => Promise<void>) =>
  (ctx: Ctx): Promise<void> =>
    run(ctx).catch(async (error) => {
      await notifyShopFailure(ctx, work, error)
      throw error
    })

/** To operations: products or orders of the store could not be imported. */
export function shopFailureMail(
  config: Config,
  data: {
    work: 'products' | 'orders'
    reason: string
  },
) {
  const page = data.work === 'orders' ? 'orders' : 'logistics/stock'
  const url = `${config.publicUrl}/admins/${page}`
  const { en, ja } = words[data.work]
  return mail('admin_shop_failure', {
    subject: [`Shop sync failed: ${en}`, `ショップとの連携に失敗しました：${ja}`],
    heading: ['Shop sync failed', 'ショップとの連携に失敗しました'],
    text: [
      [
        `We could not import ${en} from the shop. We keep trying, and send this email at most once a day.`,
        'If it keeps failing, check the shop’s settings and status page.',
      ],
      [
        `${ja}の取り込みに失敗しました。自動で再試行します。このメールの送信は1日1回までです。`,
        '解消しない場合は、ショップの設定と稼働状況をご確認ください。',
      ],
    ],
    facts: [[['Reason', '原因'], data.reason]],
    button: [['Open console', '管理画面を開く'], url],
  })
}

const words = {
  products: { en: 'products', ja: '商品' },
  orders: { en: 'orders', ja: '注文' },
}
