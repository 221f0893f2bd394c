import { addDays } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx } from '../../context.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { and, eq, not, type SQL, sql } from '../../db/sql.ts'
import { eligibleAt, isTakenIn, isUndisputed, isUntroubled, ruleOf } from '../ledger/balance.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import type { Settlement } from './entity.ts'
import type { Period } from './period.ts'

/**
 * Doctors (or the one asked for) without a statement of the period who have entries that were eligible before its end
 * and are on no statement.
 */
export async function doctorsDue(ctx: Ctx, period: Period, only?: string): Promise<string[]> {
  const rules = await getShopSettings(ctx)
  const hasStatement = sql`exists (select 1 from ${settlements} where ${settlements.doctorId} = ${ledgerEntries.doctorId} and ${settlements.periodStart} = ${period.start}::date and ${settlements.status} <> 'void')`
  const rows = await ctx.db
    .selectDistinct({ id: ledgerEntries.doctorId })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(
      and(
        dueBy(period, rules),
        not(hasStatement),
        only ? eq(ledgerEntries.doctorId, only) : undefined,
      ),
    )
    .orderBy(ledgerEntries.doctorId)
  return rows.map((row) => row.id)
}

/** When the oldest entry became eligible that was due by the end of the period and is on no statement. */
export async function oldestDue(ctx: Ctx, period: Period): Promise<Date | undefined> {
  const rules = await getShopSettings(ctx)
  const [row] = await ctx.db
    .select({ at: sql<string | null>`min(${eligibleAt(rules)})` })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(dueBy(period, rules))
  return row?.at ? new Date(row.at) : undefined
}

/**
 * Puts everything that is eligible by the end of the settlement's period on it, and takes off what was collected before
 * and waits again since.
 */
export async function collectEntries(ctx: Ctx, settlement: Settlement): Promise<void> {
  await takeOffWaiting(ctx, settlement)
  const rules = await getShopSettings(ctx)
  const now = ctx.clock.now().toISOString()
  const over = startOfDay(addDays(settlement.periodEnd, 1), ctx.config.timeZone)
  const due = dueBy({ start: settlement.periodStart, over }, rules)
  await ctx.db.execute(sql`
    insert into ${settlementEntries} (entry_id, settlement_id, doctor_id, eligible_at, rule, created_at)
    select ${ledgerEntries.id}, ${settlement.id}::uuid, ${ledgerEntries.doctorId}, ${eligibleAt(rules)}, ${ruleOf(rules)}, ${now}::timestamptz
    from ${ledgerEntries} left join ${shipments} on ${shipments.id} = ${ledgerEntries.shipmentId}
    where ${ledgerEntries.doctorId} = ${settlement.doctorId} and ${due}
    on conflict do nothing`)
}

/**
 * A chargeback, a return or a problem of the parcel has come in between; a later statement takes it. A line that the
 * doctor disputes stays until it is answered.
 */
const takeOffWaiting = (ctx: Ctx, { id }: Settlement) =>
  ctx.db.execute(sql`
    delete from ${settlementEntries} where ${settlementEntries.settlementId} = ${id}::uuid and ${settlementEntries.entryId} in (
      select ${ledgerEntries.id} from ${ledgerEntries}
      join settlement_entries mine on mine.entry_id = ${ledgerEntries.id} and mine.settlement_id = ${id}::uuid
      left join ${shipments} on ${shipments.id} = ${ledgerEntries.shipmentId}
      where ${ledgerEntries.type} in ('commission', 'reversal') and not (${isUntroubled} and ${isUndisputed})
        and not exists (select 1 from settlement_disputes asked where asked.settlement_id = ${id}::uuid
          and asked.entry_id = ${ledgerEntries.id} and asked.status = 'open'))`)

/**
 * Condition on `ledger_entries` left-joined with `shipments`: on no statement yet, and eligible by the end of
 * the period.
 */
export const dueBy = ({ start, over }: Pick<Period, 'start' | 'over'>, rules: ShopSettings): SQL =>
  sql`${isTakenIn(start)} and ${eligibleAt(rules)} < ${over.toISOString()}::timestamptz`

type Totals = Pick<
  Settlement,
  'orderCount' | 'grossBase' | 'commission' | 'adjustments' | 'carriedIn' | 'net'
>

/** What the entries of a settlement add up to before tax is withheld; what was paid or carried on is not part of it. */
export async function totalsOf(ctx: Ctx, settlementId: string): Promise<Totals> {
  const { type, amount, base, orderId, dedupeKey } = ledgerEntries
  const ofGoods = sql`${type} in ('commission', 'reversal')`
  const [row] = await ctx.db
    .select({
      orderCount: sql<number>`count(distinct ${orderId}) filter (where ${ofGoods})::int`,
      grossBase: sql<number>`coalesce(sum(${base}) filter (where ${ofGoods}), 0)::float8`,
      commission: sql<number>`coalesce(sum(${amount}) filter (where ${ofGoods}), 0)::float8`,
      adjustments: sql<number>`coalesce(sum(${amount}) filter (where ${type} in ('adjustment', 'bonus')), 0)::float8`,
      carriedIn: sql<number>`coalesce(sum(${amount}) filter (where ${dedupeKey} like 'carry-in:%'), 0)::float8`,
    })
    .from(settlementEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementEntries.entryId))
    .where(eq(settlementEntries.settlementId, settlementId))
  const t = row ?? { orderCount: 0, grossBase: 0, commission: 0, adjustments: 0, carriedIn: 0 }
  return { ...t, net: t.commission + t.adjustments + t.carriedIn }
}
