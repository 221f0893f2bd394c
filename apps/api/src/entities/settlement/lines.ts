import type { components } from '@officina/openapi/schema'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import type { Ctx, Locale } from '../../context.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { ledgerEntries, settlementDisputes, settlementEntries } from '../../db/schema/settlement.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { and, asc, eq, type SQL, sql } from '../../db/sql.ts'
import { dateText } from '../../mail/words.ts'
import { eligibleAt, ruleOf } from '../ledger/balance.ts'
import { ofChargeback } from '../ledger/reverseCommission.ts'
import { formatMoney } from '../money.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'

type SettlementLine = components['schemas']['SettlementLine']
type Row = Awaited<ReturnType<typeof load>>[number]

const part = 500

/** The lines of a statement, oldest first, each with the rule that put it there. */
export const settlementLines = (ctx: Ctx, settlementId: string): Promise<SettlementLine[]> =>
  linesWhere(ctx, eq(settlementEntries.settlementId, settlementId))

/**
 * Entries of a doctor's ledger as the lines they are on a statement, or will be: `where` speaks of `ledger_entries` with
 * the statement and the parcel they belong to. A part at a time, for a statement may be long.
 */
export async function linesWhere(ctx: Ctx, where: SQL | undefined): Promise<SettlementLine[]> {
  const rules = await getShopSettings(ctx)
  const found = await ctx.db
    .select({ id: ledgerEntries.id, doctorId: ledgerEntries.doctorId })
    .from(ledgerEntries)
    .leftJoin(settlementEntries, eq(settlementEntries.entryId, ledgerEntries.id))
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(where)
    .orderBy(asc(ledgerEntries.occurredAt), asc(ledgerEntries.id))
  const ids = found.map(({ id }) => id)
  const lines: SettlementLine[] = []
  const [one] = found
  if (!one) return lines
  const ofDoctor = eq(ledgerEntries.doctorId, one.doctorId)
  for (let at = 0; at < ids.length; at += part) {
    const rows = await load(ctx, and(ofDoctor, among(ids.slice(at, at + part))), rules)
    lines.push(...(await ctx.turns.map(rows, (row) => lineOf(row, ctx))))
  }
  return lines
}

const among = (ids: string[]): SQL => sql`${ledgerEntries.id} = any(${sql.param(ids)}::uuid[])`

function lineOf(row: Row, ctx: Ctx): SettlementLine {
  return {
    ...wireOf('SettlementLine', row.entry),
    ...wireOf('SettlementLine', row),
    at: row.entry.occurredAt.toISOString(),
    source: row.entry.orderLineId === null ? null : row.recipeId === null ? 'catalog' : 'recipe',
    // a refund takes back an amount, not the units of the parcel
    quantity: row.entry.type === 'commission' ? row.quantity : null,
    eligible_at: new Date(row.eligibleAt).toISOString(),
    rule_text: ruleText(row, ctx),
    dispute: row.dispute && wireOf('SettlementDispute', row.dispute),
  }
}

/** What of a sold line was given back at the platform's own cost, in minor units. */
const platformRefund = sql<number>`(select coalesce(sum((part->>'shipped_amount')::bigint), 0)::float8
  from ${refunds} given cross join jsonb_array_elements(given.lines) part
  where given.order_id = ${ledgerEntries.orderId} and given.bearer = 'platform'
    and part->>'order_line_id' = ${ledgerEntries.orderLineId}::text)`

/** Nothing had been paid: the invoice was lowered. */
const isCredited = sql<boolean>`coalesce((select given.state = 'credited' from ${refunds} given
  where given.id = ${ledgerEntries.refundId}), false)`

/** Units of the sold line in its parcel, from however many lots they were packed. */
const unitsSent = sql<
  number | null
>`(select sum(${shipmentLines.quantity})::int from ${shipmentLines}
  where ${shipmentLines.shipmentId} = ${ledgerEntries.shipmentId}
    and ${shipmentLines.orderLineId} = ${ledgerEntries.orderLineId})`

function load(ctx: Ctx, where: SQL | undefined, rules: ShopSettings) {
  return ctx.db
    .select({
      entry: ledgerEntries,
      dispute: settlementDisputes,
      eligibleAt: sql<string>`coalesce(${settlementEntries.eligibleAt}, ${eligibleAt(rules)})`,
      rule: sql<SettlementLine['rule']>`coalesce(${settlementEntries.rule}, ${ruleOf(rules)})`,
      orderNumber: orders.number,
      patientNumber: patients.number,
      product: sql<string | null>`${orderLines.snapshot}->>'title'`,
      recipeId: orderLines.recipeId,
      quantity: unitsSent,
      shippedAt: shipments.shippedAt,
      deliveredAt: shipments.deliveredAt,
      platformRefund,
      isCredited,
    })
    .from(ledgerEntries)
    .leftJoin(settlementEntries, eq(settlementEntries.entryId, ledgerEntries.id))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(patients, eq(patients.id, orders.patientId))
    .leftJoin(orderLines, eq(orderLines.id, ledgerEntries.orderLineId))
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .leftJoin(
      settlementDisputes,
      sql`${settlementDisputes.settlementId} = ${settlementEntries.settlementId} and ${settlementDisputes.entryId} = ${settlementEntries.entryId}`,
    )
    .where(where)
    .orderBy(asc(ledgerEntries.occurredAt), asc(ledgerEntries.id))
}

const words = {
  delivered: {
    en: (on: string, days: number) => `Delivered ${on} + ${days} days`,
    ja: (on: string, days: number) => `${on}お届け + ${days}日`,
  },
  shipped: {
    en: (on: string, days: number) => `Shipped ${on} + ${days} days`,
    ja: (on: string, days: number) => `${on}発送 + ${days}日`,
  },
  refund: {
    en: (on: string) => `Refunded ${on}, charged to the doctor`,
    ja: (on: string) => `${on}返金（医師負担）`,
  },
  credited: {
    en: (on: string) => `Taken off the invoice ${on}, charged to the doctor`,
    ja: (on: string) => `${on}請求額から減額（医師負担）`,
  },
  chargebackLost: {
    en: (on: string) => `Chargeback lost ${on}`,
    ja: (on: string) => `${on}チャージバック確定`,
  },
  chargebackWon: {
    en: (on: string) => `Chargeback won ${on}`,
    ja: (on: string) => `${on}チャージバック却下`,
  },
  platformRefund: {
    en: (amount: string) => `${amount} was refunded by the platform; the commission is unchanged`,
    ja: (amount: string) => `${amount}は運営負担で返金済みのため、手数料は減額されません`,
  },
  at_once: { en: (on: string) => `Entered ${on}`, ja: (on: string) => `${on}計上` },
}

function ruleText(row: Row, ctx: Ctx): string {
  const { locale } = ctx.origin
  const day = (at: Date) => dateText(dateIn(at, ctx.config.timeZone), locale)
  if (row.entry.type === 'reversal') return reversalText(row)[locale](day(row.entry.occurredAt))
  const rule = dueText(row, day, locale)
  if (row.entry.type !== 'commission' || row.platformRefund === 0) return rule
  const amount = formatMoney(row.platformRefund, row.entry.currency, locale)
  const kept = words.platformRefund[locale](amount)
  return locale === 'ja' ? `${rule}。${kept}` : `${rule}. ${kept}`
}

function reversalText({ entry, isCredited }: Row) {
  if (!entry.dedupeKey.startsWith(ofChargeback)) return isCredited ? words.credited : words.refund
  return entry.amount > 0 ? words.chargebackWon : words.chargebackLost
}

/** With the days that counted then, whatever the settings say by now. */
function dueText(row: Row, day: (at: Date) => string, locale: Locale): string {
  const daysFrom = (at: Date) => Math.round((Date.parse(row.eligibleAt) - at.getTime()) / dayMs)
  if (row.rule === 'delivered' && row.deliveredAt)
    return words.delivered[locale](day(row.deliveredAt), daysFrom(row.deliveredAt))
  if (row.rule === 'shipped' && row.shippedAt)
    return words.shipped[locale](day(row.shippedAt), daysFrom(row.shippedAt))
  return words.at_once[locale](day(row.entry.occurredAt))
}

/** Sub-totals of the goods on a statement, by the name `of` gives a line. */
export function subtotals(
  lines: SettlementLine[],
  of: (line: SettlementLine) => string | null | undefined,
): components['schemas']['SettlementSubtotal'][] {
  const sums = new Map<string, { base: number; amount: number }>()
  for (const line of lines) {
    const name = of(line)
    if (!name) continue
    const sum = sums.get(name) ?? { base: 0, amount: 0 }
    sums.set(name, { base: sum.base + line.base, amount: sum.amount + line.amount })
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
}
