import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { files } from '../../db/schema/doctor.ts'
import { orderLines, refunds } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq, type Placeholder, type SQL, sql } from '../../db/sql.ts'
import { photosOf } from '../file/photos.ts'
import { slice } from '../ledger/amounts.ts'
import type { OrderLine } from './load.ts'

export type Return = typeof returns.$inferSelect
export type ReturnView = components['schemas']['OrderReturn']
type ReturnFacts = {
  lines: OrderLine[]
  refunds: (typeof refunds.$inferSelect)[]
  photos: (typeof files.$inferSelect)[]
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
export const viewOf = (row: Return, { lines, refunds, photos }: ReturnFacts): ReturnView => ({
  id: row.id,
  order_id: row.orderId,
  status: row.status,
  reason_code: row.reasonCode,
  reason_text: row.reasonText,
  decision_reason: row.decisionReason,
  lines: row.lines,
  photos: photosOf(row.id, photos),
  refund_amount: refundAmount(row, lines, refunds),
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  received_at: row.receivedAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
  revision: row.revision,
})

/** The same, with what it needs read by the caller's `db`. */
export async function readView(ctx: Ctx, row: Return): Promise<ReturnView> {
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, row.orderId))
  const given = await ctx.db.select().from(refunds).where(eq(refunds.orderId, row.orderId))
  const photos = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerType, 'return'), eq(files.ownerId, row.id)))
    .orderBy(files.createdAt, files.id)
  return viewOf(row, { lines, refunds: given, photos })
}

/** What the returned units' share of their lines is, less what was given back already. */
export function partsOf(row: Return, lines: OrderLine[]) {
  const isHere = row.status === 'received' || row.status === 'refunded'
  return row.lines.flatMap(({ order_line_id: orderLineId, quantity }) => {
    const line = lines.find((each) => each.id === orderLineId)
    if (!line) return []
    const before = isHere ? line.qtyReturned - quantity : line.qtyReturned
    const share = slice(line.lineTotal, before, quantity, line.qtyOrdered)
    const amount = Math.max(0, Math.min(share, line.lineTotal - line.refunded))
    return [{ orderLineId, variantId: line.variantId, units: quantity, amount }]
  })
}

function refundAmount(row: Return, lines: OrderLine[], given: ReturnFacts['refunds']) {
  if (row.status === 'declined' || row.status === 'rejected') return null
  if (row.status === 'refunded')
    return given.find((refund) => refund.id === row.refundId)?.amount ?? null
  return partsOf(row, lines).reduce((total, part) => total + part.amount, 0)
}
