import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import type { orderLines } from '../../db/schema/order.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import type { shipments } from '../../db/schema/shipment.ts'
import { newId } from '../../ids.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { commissionBase, slice } from './amounts.ts'

type ShippedLine = { line: typeof orderLines.$inferSelect; quantity: number }

/**
 * Writes the commission of units that ship, one entry a line. `line.qtyShipped` is the count
 * before this shipment. Pending for the days after shipping that the settings name, which a carrier may tell later; a
 * repeated call adds nothing.
 */
export async function postCommission(
  ctx: Ctx,
  shipment: Pick<typeof shipments.$inferSelect, 'id' | 'orderId' | 'shippedAt'>,
  lines: ShippedLine[],
): Promise<void> {
  const now = ctx.clock.now()
  const rules = await getShopSettings(ctx)
  const left = shipment.shippedAt ?? now
  const eligibleAt = new Date(left.getTime() + rules['commission.days_after_shipping'] * dayMs)
  const entries = lines.map(({ line, quantity }) => {
    const base = slice(commissionBase(line), line.qtyShipped, quantity, line.qtyOrdered)
    return {
      id: newId(),
      doctorId: line.doctorId,
      orderId: shipment.orderId,
      orderLineId: line.id,
      shipmentId: shipment.id,
      type: 'commission' as const,
      base,
      rateBp: line.commissionRateBp,
      amount: percentOf(base, line.commissionRateBp),
      currency: ctx.config.currency,
      occurredAt: now,
      eligibleAt,
      createdAt: now,
      dedupeKey: `commission:${shipment.id}:${line.id}`,
    }
  })
  const earning = entries.filter((entry) => entry.base > 0)
  if (earning.length > 0) await ctx.db.insert(ledgerEntries).values(earning).onConflictDoNothing()
}
