import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { products } from '../../db/schema/product.ts'
import { and, inArray } from '../../db/sql.ts'
import type { Texts } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import type { OrderLine } from './load.ts'

export type ReturnRefusal = 'not_delivered' | 'asked' | 'returned' | 'heat_sensitive' | 'too_late'
/** What may be sent back of a line, until when, or why nothing. */
export type Returnable = { quantity: number; until: Date | null; refusal: ReturnRefusal | null }
type LineFacts = Pick<
  OrderLine,
  'lineStatus' | 'deliveredAt' | 'qtyShipped' | 'qtyReturned' | 'lineTotal' | 'refunded'
>

/** The rule itself, without a database: delivered in the last `days`, not to be kept cool, not asked before. */
function returnable(
  line: LineFacts,
  { isHeatSensitive, days, now }: { isHeatSensitive: boolean; days: number; now: Date },
): Returnable {
  const until = line.deliveredAt ? new Date(line.deliveredAt.getTime() + days * dayMs) : null
  const refuse = (refusal: ReturnRefusal): Returnable => ({ quantity: 0, until, refusal })
  const quantity = line.qtyShipped - line.qtyReturned
  if (line.lineStatus === 'return_requested') return refuse('asked')
  if (line.lineStatus === 'refunded' || (line.lineStatus === 'returned' && quantity <= 0))
    return refuse('returned')
  if (!until || !['delivered', 'returned'].includes(line.lineStatus)) return refuse('not_delivered')
  if (isHeatSensitive) return refuse('heat_sensitive')
  if (now > until) return refuse('too_late')
  return { quantity, until, refusal: null }
}

/** What may be sent back of each line of an order, by the line's id. */
export async function returnableOf(
  ctx: Ctx,
  lines: readonly OrderLine[],
): Promise<Map<string, Returnable>> {
  const ids = lines.map((line) => line.productId)
  const cool = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), products.heatSensitive))
  const days = (await getShopSettings(ctx))['returns.days']
  const now = ctx.clock.now()
  const isCool = (line: OrderLine) => cool.some(({ id }) => id === line.productId)
  return new Map(
    lines.map((line) => [line.id, returnable(line, { isHeatSensitive: isCool(line), days, now })]),
  )
}

export const refusalTexts: Record<ReturnRefusal, Texts> = {
  not_delivered: {
    en: 'Only what was delivered can be returned.',
    ja: '返品できるのはお届け済みの商品だけです。',
  },
  asked: {
    en: 'A return of this product has been asked for already.',
    ja: 'この商品の返品はすでに受け付けています。',
  },
  returned: { en: 'This product was returned already.', ja: 'この商品はすでに返品済みです。' },
  heat_sensitive: {
    en: 'Goods that have to be kept cool cannot be returned.',
    ja: '温度管理が必要な商品は返品できません。',
  },
  too_late: { en: 'The time for returns is over.', ja: '返品の受付期間を過ぎています。' },
}
