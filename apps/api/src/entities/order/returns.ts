import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { files } from '../../db/schema/doctor.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { products } from '../../db/schema/product.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq, inArray, type Placeholder, type SQL, sql } from '../../db/sql.ts'
import type { Texts } from '../errors.ts'
import { photosOf, readPhotos } from '../file/photos.ts'
import { slice } from '../ledger/amounts.ts'
import { returnAddressOf } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'
import type { Order, OrderLine } from './load.ts'

export type Return = typeof returns.$inferSelect
export type ReturnView = components['schemas']['OrderReturn']
type ReturnFacts = {
  order: Pick<Order, 'chargebackLostAt'> | undefined
  lines: OrderLine[]
  /** All of the order. */
  returns: Return[]
  refunds: (typeof refunds.$inferSelect)[]
  photos: (typeof files.$inferSelect)[]
  /** Where goods of approved returns are sent. */
  returnAddress: string
}

/** Returns of an order and their pictures, as values of a statement that is given the order's id. */
export const returnParts = (orderId: SQL | Placeholder) => ({
  returns: rowsOf(
    returns,
    sql`where ${returns.orderId} = ${orderId} order by ${returns.createdAt}`,
  ),
  photos: rowsOf(
    files,
    sql`join ${returns} on ${returns.id} = ${files.ownerId}
      where ${files.ownerType} = 'return' and ${returns.orderId} = ${orderId}
      order by ${files.createdAt}, ${files.id}`,
  ),
})

/** A return as everybody sees it who may see its order. */
export const viewOf = (
  row: Return,
  { photos, returnAddress, ...facts }: ReturnFacts,
): ReturnView => ({
  ...wireOf('OrderReturn', row),
  photos: photosOf(row.id, photos),
  refund_amount: refundAmount(row, facts),
  send_to: (row.status === 'approved' && returnAddress) || null,
})

/** The same, with what it needs read by the caller's `db`. */
export async function readView(ctx: Ctx, row: Return): Promise<ReturnView> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, row.orderId))
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, row.orderId))
  const given = await ctx.db.select().from(refunds).where(eq(refunds.orderId, row.orderId))
  const all = await returnsOf(ctx, row.orderId)
  const photos = await readPhotos(ctx, 'return', row.id)
  const returnAddress = returnAddressOf(await getShopSettings(ctx))
  return viewOf(row, { order, lines, returns: all, refunds: given, photos, returnAddress })
}

export const returnsOf = (ctx: Ctx, orderId: string): Promise<Return[]> =>
  ctx.db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(returns.createdAt)

/** Units by line of those of the returns that are in one of these states. */
export function unitsIn(all: Return[], statuses: Return['status'][]): Map<string, number> {
  const units = new Map<string, number>()
  const parts = all.filter(({ status }) => statuses.includes(status)).flatMap(({ lines }) => lines)
  for (const { order_line_id: id, quantity } of parts)
    units.set(id, (units.get(id) ?? 0) + quantity)
  return units
}

/**
 * What the returned units' share of their lines is, less what was given back already. Of several returns of a line
 * each is worth the next units after those that are settled, so together they come to the units' price exactly.
 */
export function partsOf(row: Return, lines: OrderLine[], all: Return[]) {
  const waiting = unitsIn(all, ['received'])
  return row.lines.flatMap(({ order_line_id: orderLineId, quantity }) => {
    const line = lines.find((each) => each.id === orderLineId)
    if (!line) return []
    const before = line.qtyReturned - (waiting.get(orderLineId) ?? 0)
    const share = slice(line.lineTotal, before, quantity, line.qtyOrdered)
    const amount = Math.max(0, Math.min(share, line.lineTotal - line.refunded))
    return [{ orderLineId, amount }]
  })
}

type Worth = Pick<ReturnFacts, 'order' | 'lines' | 'returns' | 'refunds'>

function refundAmount(row: Return, { order, lines, returns, refunds }: Worth) {
  if (row.status === 'declined' || row.status === 'rejected') return null
  if (row.status === 'refunded')
    return refunds.find((refund) => refund.id === row.refundId)?.amount ?? null
  // the bank has given it back
  if (order?.chargebackLostAt) return null
  return partsOf(row, lines, returns).reduce((total, part) => total + part.amount, 0)
}

type ReturnRefusal =
  | 'not_delivered'
  | 'asked'
  | 'returned'
  | 'refunded'
  | 'heat_sensitive'
  | 'too_late'
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
  if (['refunded', 'returned'].includes(line.lineStatus) && quantity <= 0) return refuse('returned')
  if (line.lineStatus === 'refunded') return refuse('refunded')
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
  const isCool = new Set(cool.map(({ id }) => id))
  return returnableIn(
    ctx,
    lines.map((line) => ({ ...line, heatSensitive: isCool.has(line.productId) })),
  )
}

/** The same for lines that say whether they must be kept cool. */
export async function returnableIn(
  ctx: Ctx,
  lines: readonly (OrderLine & { heatSensitive: boolean })[],
): Promise<Map<string, Returnable>> {
  const days = (await getShopSettings(ctx))['returns.days']
  const now = ctx.clock.now()
  return new Map(
    lines.map((line) => [
      line.id,
      returnable(line, { isHeatSensitive: line.heatSensitive, days, now }),
    ]),
  )
}

export const refusalTexts: Record<ReturnRefusal, Texts> = {
  not_delivered: {
    en: 'Only delivered products can be returned.',
    ja: '返品できるのはお届け済みの商品だけです。',
  },
  asked: {
    en: 'A return of this product has already been requested.',
    ja: 'この商品の返品はすでに受け付けています。',
  },
  returned: { en: 'This product has already been returned.', ja: 'この商品はすでに返品済みです。' },
  refunded: { en: 'This product has already been refunded.', ja: 'この商品はすでに返金済みです。' },
  heat_sensitive: {
    en: 'Products that must be kept cool cannot be returned.',
    ja: '温度管理が必要な商品は返品できません。',
  },
  too_late: { en: 'The return window has closed.', ja: '返品の受付期間を過ぎています。' },
}
