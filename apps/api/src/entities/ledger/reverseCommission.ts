import type { Ctx } from '../../context.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { cumulative } from './amounts.ts'

/** Without a reason of its own, what the last refund of the line said. */
type Cause = {
  refundId: string | null
  reason: string | null
  /** A chargeback that had been lost is won after all: what was taken back for it is given again. */
  isWon?: boolean
}

/** How the keys of entries begin that a chargeback has written. */
export const ofChargeback = 'chargeback'

/**
 * Brings the commission of an order line down to what its refunds leave of it; those that the platform bears
 * leave all of it, a chargeback that was lost leaves nothing. The newest commission is
 * reversed first; a line refunded in full ends at exactly zero. A commission that is not in a closed
 * statement is reversed in the same statement, any other in the next one.
 */
export async function reverseCommission(
  ctx: Ctx,
  orderLineId: string,
  cause: Cause,
): Promise<void> {
  const [found] = await ctx.db
    .select({ line: orderLines, lostAt: orders.chargebackLostAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, orderLineId))
  const commissions = await loadCommissions(ctx, orderLineId)
  const base = sum(commissions.map((c) => c.base))
  if (!found || base === 0) return
  const { line, lostAt } = found
  const shippedValue = cumulative(line.lineTotal, line.qtyShipped, line.qtyOrdered)
  const { refunded, lastReason } = await refundedOfShipped(ctx, line.orderId, orderLineId)
  const isAll = lostAt !== null || refunded >= shippedValue
  const target = isAll ? base : cumulative(base, refunded, shippedValue)
  const due = target - sum(commissions.map((c) => c.reversedBase))
  const now = ctx.clock.now()
  const isOfChargeback = lostAt !== null || cause.isWon
  const shares = cause.isWon ? givenAgain(commissions, -due) : takenBack(commissions, due)
  for (const [commission, taken] of shares) {
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
      reason: isOfChargeback ? null : (cause.reason ?? lastReason),
      createdAt: now,
      // what was given again may be taken back once more
      dedupeKey: [
        isOfChargeback ? ofChargeback : 'reversal',
        commission.id,
        commission.reversals,
        reversedBase,
      ].join(':'),
      // Without a shipment of its own it is due at once.
      ...(commission.locked
        ? { eligibleAt: now }
        : { eligibleAt: commission.eligibleAt, shipmentId: commission.shipmentId }),
    })
  }
}

type Commission = Awaited<ReturnType<typeof loadCommissions>>[number]

/** How much of `due` is taken back of each commission, the newest first. */
function takenBack(newestFirst: Commission[], due: number): [Commission, number][] {
  let left = due
  return newestFirst.flatMap((commission): [Commission, number][] => {
    const taken = Math.min(left, commission.base - commission.reversedBase)
    if (taken <= 0) return []
    left -= taken
    return [[commission, taken]]
  })
}

/** How much of `due` is given again of each, the oldest first; below zero, as what it takes back. */
function givenAgain(newestFirst: Commission[], due: number): [Commission, number][] {
  let left = due
  return newestFirst.toReversed().flatMap((commission): [Commission, number][] => {
    const back = Math.min(left, commission.reversedBase)
    if (back <= 0) return []
    left -= back
    return [[commission, -back]]
  })
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
        reversals: mine.length,
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
