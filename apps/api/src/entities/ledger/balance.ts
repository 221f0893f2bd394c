import { dateIn } from '@officina/shared/dates/days'
import { monthStart } from '@officina/shared/dates/months'
import type { Ctx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import {
  ledgerEntries,
  settlementDeferrals,
  settlementEntries,
} from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'

type Balance = {
  /** Everything earned and not yet paid, in minor units. */
  unpaid: number
  /** Of it: posted, but not ready for a statement yet. */
  pending: number
  /** Of it: ready for the next statement. */
  eligible: number
  /** Of it: on statements that are not paid yet. */
  on_statements: number
}

/** A doctor's balance: the sum of the ledger, and where it stands. */
export async function balanceOf(ctx: Ctx, doctorId: string): Promise<Balance> {
  const rules = await getShopSettings(ctx)
  const [row] = await ctx.db
    .select({
      unpaid: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8`,
      eligible: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isReady(ctx, rules)}), 0)::float8`,
      free: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isUnsettled}), 0)::float8`,
    })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(eq(ledgerEntries.doctorId, doctorId))
  const { unpaid, eligible, free: open } = row ?? { unpaid: 0, eligible: 0, free: 0 }
  return { unpaid, pending: open - eligible, eligible, on_statements: unpaid - open }
}

/**
 * When an entry may be paid out: the date written at shipping, or earlier when the parcel was delivered.
 * Needs `ledger_entries` left-joined with `shipments`.
 */
export const eligibleAt = (rules: ShopSettings): SQL<string> =>
  sql<string>`least(${ledgerEntries.eligibleAt}, ${shipments.deliveredAt} + make_interval(days => ${rules['commission.days_after_delivery']}))`

/** Which rule decided: 14 days after delivery, 21 days after shipping, or no waiting time. */
export const ruleOf = (rules: ShopSettings): SQL<'delivered' | 'shipped' | 'at_once'> =>
  sql`case when ${ledgerEntries.shipmentId} is null then 'at_once'
       when ${shipments.deliveredAt} + make_interval(days => ${rules['commission.days_after_delivery']}) <= ${ledgerEntries.eligibleAt} then 'delivered'
       else 'shipped' end`

/** Entries that belong on a statement and are on none yet. */
export const isUnsettled: SQL = sql`${ledgerEntries.type} in ('commission', 'reversal', 'adjustment', 'bonus', 'carry_over')
  and not exists (select 1 from ${settlementEntries} where ${settlementEntries.entryId} = ${ledgerEntries.id})`

const comesBack: SQL = sql`select (line->>'order_line_id')::uuid from ${returns}, jsonb_array_elements(${returns.lines}) line
  where ${returns.status} in ('requested', 'approved', 'received')`

/** A parcel with an open problem waits, and so does what is sent back. */
export const isUntroubled: SQL = sql`(${shipments.status} is null or ${shipments.status} <> 'exception')
  and (${ledgerEntries.orderLineId} is null or ${ledgerEntries.orderLineId} not in (${comesBack}))`

/**
 * A card network's dispute takes the money back from the shop: nobody earns on the order until it is won. One that was
 * lost has taken back what was earned, and nothing waits any more.
 */
export const isUndisputed: SQL = sql`not exists (select 1 from ${orders} where ${orders.id} = ${ledgerEntries.orderId}
  and ${orders.flags} <> '{}' and 'chargeback' = any(${orders.flags})
  and (${orders.chargebackLostAt} is null or 0 <> (select sum(earned.amount) from ledger_entries earned
    where earned.order_line_id = ${ledgerEntries.orderLineId})))`

/** Those that a statement may take now or later. */
export const isFree: SQL = sql`${isUnsettled} and ${isUntroubled} and ${isUndisputed}`

/** Neither the entry nor the one it reverses was put off to a later period. */
const isDueIn = (periodStart: string) =>
  sql`not exists (select 1 from ${settlementDeferrals} where ${settlementDeferrals.entryId} in (${ledgerEntries.id}, ${ledgerEntries.reversesId}) and ${settlementDeferrals.notBefore} > ${periodStart}::date)`

/** Those that a statement of the period takes as soon as they are eligible; `periodStart` as YYYY-MM-DD. */
export const isTakenIn = (periodStart: string): SQL => sql`${isFree} and ${isDueIn(periodStart)}`

/** Those that are ready for the statement of the present month. */
export function isReady({ clock, config }: Ctx, rules: ShopSettings): SQL {
  const now = clock.now()
  const month = monthStart(dateIn(now, config.timeZone))
  return sql`${isTakenIn(month)} and ${eligibleAt(rules)} <= ${now.toISOString()}::timestamptz`
}
