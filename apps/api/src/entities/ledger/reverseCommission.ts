import type { Ctx } from '../../context.ts'
import { orderLines, refunds } from '../../db/schema/order.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { cumulative } from './amounts.ts'

/** Without a reason of its own, what the last refund of the line said. */
type Cause = { refundId: string | null; reason: string | null }

/**
 * Brings the commission of an order line down to what its refunds leave of it; those that the platform bears
 * leave all of it. The newest commission is
 * reversed first; a line refunded in full ends at exactly zero. A commission that is not in a closed
 * statement is reversed in the same statement, any other in the next one.
 */
export async function reverseCommission(
  ctx: Ctx,
  orderLineId: string,
  cause: Cause,
): Promise<void> {
  const [line] = await ctx.db.select().from(orderLines).where(eq(orderLines.id, orderLineId))
  const commissions = await loadCommissions(ctx, orderLineId)
  const base = sum(commissions.map((c) => c.base))
  if (!line || base === 0) return
  const shippedValue = cumulative(line.lineTotal, line.qtyShipped, line.qtyOrdered)
  const { refunded, lastReason } = await refundedOfShipped(ctx, line.orderId, orderLineId)
  const target = refunded >= shippedValue ? base : cumulative(base, refunded, shippedValue)
  let due = target - sum(commissions.map((c) => c.reversedBase))
  const now = ctx.clock.now()
  for (const commission of commissions) {
    const taken = Math.min(due, commission.base - commission.reversedBase)
    if (taken <= 0) continue
    due -= taken
    const reversedBase = commission.reversedBase + taken
    const reversed = cumulative(commission.amount, reversedBase, commission.base)
    await ctx.db.insert(ledgerEntries).values({
      id: newId(),
      doctorId: line.doctorId,
      orderId: line.orderId,
      orderLineId,
      refundId: cause.refundId,
      reversesId: commission.id,
      type: 'reversal',
      base: -taken,
      rateBp: commission.rateBp,
      amount: commission.reversedAmount - reversed,
      currency: ctx.config.currency,
      occurredAt: now,
      reason: cause.reason ?? lastReason,
      createdAt: now,
      dedupeKey: `reversal:${commission.id}:${reversedBase}`,
      // Without a shipment of its own it is due at once.
      ...(commission.locked
        ? { eligibleAt: now }
        : { eligibleAt: commission.eligibleAt, shipmentId: commission.shipmentId }),
    })
  }
}

async function loadCommissions(ctx: Ctx, orderLineId: string) {
  const rows = await ctx.db
    .select({ entry: ledgerEntries, status: settlements.status })
    .from(ledgerEntries)
    .leftJoin(settlementEntries, eq(settlementEntries.entryId, ledgerEntries.id))
    .leftJoin(settlements, eq(settlements.id, settlementEntries.settlementId))
    .where(eq(ledgerEntries.orderLineId, orderLineId))
    .orderBy(sql`${ledgerEntries.occurredAt} desc, ${ledgerEntries.id} desc`)
  const reversals = rows.filter(({ entry }) => entry.type === 'reversal').map((row) => row.entry)
  return rows
    .filter(({ entry }) => entry.type === 'commission')
    .map(({ entry, status }) => {
      const mine = reversals.filter((reversal) => reversal.reversesId === entry.id)
      return {
        ...entry,
        locked: status !== null && status !== 'open',
        reversedBase: -sum(mine.map((reversal) => reversal.base)),
        reversedAmount: -sum(mine.map((reversal) => reversal.amount)),
      }
    })
}

async function refundedOfShipped(ctx: Ctx, orderId: string, orderLineId: string) {
  const rows = await ctx.db
    .select({ lines: refunds.lines, reason: refunds.reason })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.bearer, 'doctor')))
    .orderBy(refunds.createdAt)
  const parts = rows.flatMap(({ lines, reason }) =>
    lines.filter((l) => l.order_line_id === orderLineId).map((part) => ({ ...part, reason })),
  )
  return {
    refunded: sum(parts.map((part) => part.shipped_amount ?? 0)),
    lastReason: parts.at(-1)?.reason ?? null,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
