import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { ledgerEntries, settlements } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq, sql } from '../../db/sql.ts'
import { isReady, isUnsettled } from '../ledger/balance.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { doctorsDue } from './collect.ts'
import { periodOf, previousPeriod } from './period.ts'

/** Commission that is on no statement yet, and the months that closing would find something in. */
export async function getRunning(ctx: Ctx): Promise<components['schemas']['SettlementRunning']> {
  const rules = await getShopSettings(ctx)
  const { timeZone, currency } = ctx.config
  const now = ctx.clock.now()
  const period = periodOf(dateIn(now, timeZone).slice(0, 7), timeZone)
  const last = previousPeriod(now, timeZone)
  const [sums] = await ctx.db
    .select({
      doctors: sql<number>`count(distinct ${ledgerEntries.doctorId})::int`,
      eligible: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isReady(ctx, rules)}), 0)::float8`,
      all: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8`,
    })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(isUnsettled)
  const { doctors, eligible, all } = sums ?? { doctors: 0, eligible: 0, all: 0 }
  const open = await ctx.db
    .selectDistinct({ start: settlements.periodStart })
    .from(settlements)
    .where(eq(settlements.status, 'open'))
  const closable = new Set(open.map(({ start }) => start.slice(0, 7)))
  if ((await doctorsDue(ctx, last)).length > 0) closable.add(last.name)
  closable.delete(period.name)
  return {
    period: period.name,
    closable_from: addDays(period.end, 1),
    closable: [...closable].sort(),
    currency,
    doctors,
    eligible,
    pending: all - eligible,
  }
}
