import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'

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

/** Those that a statement may take now or later: a parcel with an open problem waits. */
export const isFree: SQL = sql`${isUnsettled} and (${shipments.status} is null or ${shipments.status} <> 'exception')`
