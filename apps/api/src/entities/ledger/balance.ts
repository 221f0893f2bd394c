import type { Ctx } from '../../context.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq, sql } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { eligibleAt, isFree, isUnsettled } from './eligibility.ts'

type Balance = {
  /** Everything earned and not yet paid, in minor units. */
  unpaid: number
  /** Of it: in the return window. */
  pending: number
  /** Of it: ready for the next statement. */
  eligible: number
  /** Of it: on statements that are not paid yet. */
  on_statements: number
}

/** A doctor's balance: the sum of the ledger, and where it stands. */
export async function balanceOf(ctx: Ctx, doctorId: string): Promise<Balance> {
  const rules = await getShopSettings(ctx)
  const now = ctx.clock.now().toISOString()
  const due = sql`${eligibleAt(rules)} <= ${now}::timestamptz`
  const [row] = await ctx.db
    .select({
      unpaid: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8`,
      eligible: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isFree} and ${due}), 0)::float8`,
      free: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isUnsettled}), 0)::float8`,
    })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(eq(ledgerEntries.doctorId, doctorId))
  const { unpaid, eligible, free: open } = row ?? { unpaid: 0, eligible: 0, free: 0 }
  return { unpaid, pending: open - eligible, eligible, on_statements: unpaid - open }
}
