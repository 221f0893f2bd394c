import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { DoctorCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries, settlements } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { and, asc, eq, gte, inArray, sql } from '../../db/sql.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { hasOwnRate, nextRate, ownRateBp, waives } from '../doctor/rates.ts'
import { tierOf } from '../doctor/tiers.ts'
import { balanceOf, eligibleAt, isFree } from '../ledger/balance.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { hasBank } from './bank.ts'
import { carryReason, minimumWaived } from './closeOne.ts'
import { dueBy } from './collect.ts'
import { hasOpenDispute } from './dispute.ts'
import { linesWhere } from './lines.ts'
import { holdUntil } from './ownBank.ts'
import { type Period, payDate, payDateOf, periodOf } from './period.ts'
import { statementList } from './statements.ts'
import { withhold } from './withhold.ts'

/** What the doctor has earned, and when it is paid next. */
export async function getEarnings(
  ctx: DoctorCtx,
): Promise<components['schemas']['DoctorEarnings']> {
  const rules = await getShopSettings(ctx)
  const doctor = await doctorEntity.get(ctx, ctx.actor.id)
  const [last] = await statementList.rows(ctx, { range: [0, 0] })
  return {
    currency: ctx.config.currency,
    ...(await balanceOf(ctx, ctx.actor.id)),
    ready_after_days: rules['commission.days_after_delivery'],
    rate_bp: await ownRateBp(ctx),
    next_rate: await nextRate(ctx, ctx.actor.id),
    tier: await tierOf(ctx, ctx.actor.id),
    own_rate: await hasOwnRate(ctx, ctx.actor.id),
    zero_commission: waives(ctx, doctor),
    ...(await nextPayout(ctx, doctor, rules)),
    minimum: rules['settlement.minimum'],
    bank_missing: !hasBank(doctor),
    payouts_frozen: doctor.freezePayouts,
    bank_hold_until: holdUntil(ctx, doctor.bankChangedAt, rules)?.toISOString() ?? null,
    last_statement: last ?? null,
  }
}

type Next = Pick<
  components['schemas']['DoctorEarnings'],
  | 'next_pay_on'
  | 'next_amount'
  | 'next_waits_for'
  | 'next_status'
  | 'next_lacking'
  | 'next_ready_on'
  | 'next_minimum_waived'
>

const nothing: Next = {
  next_pay_on: null,
  next_amount: null,
  next_waits_for: null,
  next_status: null,
  next_lacking: null,
  next_ready_on: null,
  next_minimum_waived: false,
}

/** The next payout: the statement that is closed, else what closing the open ones and the present month will do. */
async function nextPayout(
  ctx: DoctorCtx,
  doctor: typeof doctors.$inferSelect,
  rules: ShopSettings,
): Promise<Next> {
  const { timeZone } = ctx.config
  const waiting = await ctx.db
    .select()
    .from(settlements)
    .where(and(eq(settlements.doctorId, doctor.id), inArray(settlements.status, unpaid)))
    .orderBy(asc(settlements.periodStart))
  const blocked = doctor.freezePayouts ? 'frozen' : hasBank(doctor) ? null : 'no_bank_details'
  const closed = waiting.find((s) => s.status !== 'open')
  if (closed && blocked) return { ...nothing, next_waits_for: blocked }
  const hold = holdUntil(ctx, doctor.bankChangedAt, rules)
  const payable = (on: string | null, amount: number, waived: boolean): Next => {
    const from = hold && dateIn(hold, timeZone)
    const next_pay_on = on && from && from > on ? from : on
    return { ...nothing, next_pay_on, next_amount: amount, next_minimum_waived: waived }
  }
  if (closed) {
    const next = {
      ...payable(closed.payOn, closed.net, closed.minimumWaived !== null),
      next_status: closed.status as Next['next_status'],
    }
    return (await hasOpenDispute(ctx, closed)) ? { ...next, next_waits_for: 'dispute' } : next
  }

  const now = dateIn(ctx.clock.now(), timeZone)
  const period = periodOf(now.slice(0, 7), timeZone)
  const months = [
    ...waiting.map((s) => ({
      gross: s.net + s.withholding,
      periodEnd: s.periodEnd,
      payOn: payDateOf(s, rules['settlement.pay_day'], now),
    })),
    {
      gross: await sumDue(ctx, period, rules),
      periodEnd: period.end,
      payOn: payDate(period, rules['settlement.pay_day']),
    },
  ]
  let due = 0
  let total = 0
  let reason: Next['next_waits_for'] = null
  for (const { gross, periodEnd, payOn } of months) {
    due += gross
    total = withhold(rules, doctor, due).net
    reason = carryReason({ net: total, periodEnd }, doctor, rules)
    if (!reason)
      return payable(payOn, total, minimumWaived({ net: total, periodEnd }, doctor, rules) !== null)
  }
  const readyAt = reason === 'nothing_due' ? await firstReady(ctx, period, rules) : null
  return {
    ...nothing,
    next_waits_for: reason,
    next_lacking: reason === 'below_minimum' ? rules['settlement.minimum'] - total : null,
    next_ready_on: readyAt && dateIn(new Date(readyAt), timeZone),
  }
}

const unpaid = ['open', 'closed', 'approved', 'paying', 'failed'] as const

async function sumDue(ctx: DoctorCtx, period: Period, rules: ShopSettings): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(and(eq(ledgerEntries.doctorId, ctx.actor.id), dueBy(period, rules)))
  return row?.sum ?? 0
}

/** When the first commission becomes ready that is not so by the end of the period. */
async function firstReady(ctx: DoctorCtx, period: Period, rules: ShopSettings) {
  const [row] = await ctx.db
    .select({
      at: sql<
        string | null
      >`min(${eligibleAt(rules)}) filter (where ${eligibleAt(rules)} >= ${period.over.toISOString()}::timestamptz)`,
    })
    .from(ledgerEntries)
    .leftJoin(shipments, eq(shipments.id, ledgerEntries.shipmentId))
    .where(
      and(eq(ledgerEntries.doctorId, ctx.actor.id), eq(ledgerEntries.type, 'commission'), isFree),
    )
  return row?.at ?? null
}

/** What was earned in each of the last twelve months of the business, oldest first. */
export async function getEarningsMonths(
  ctx: DoctorCtx,
): Promise<components['schemas']['DoctorEarningsMonths']> {
  const { timeZone, currency } = ctx.config
  const newest = monthStart(dateIn(ctx.clock.now(), timeZone))
  const months = Array.from({ length: 12 }, (_, index) => addMonths(newest, index - 11))
  const month = sql<string>`to_char(${ledgerEntries.occurredAt} at time zone ${timeZone}::text, 'YYYY-MM')`
  const rows = await ctx.db
    .select({ month, amount: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.doctorId, ctx.actor.id),
        inArray(ledgerEntries.type, ['commission', 'reversal', 'adjustment', 'bonus']),
        gte(ledgerEntries.occurredAt, startOfDay(months[0] ?? newest, timeZone)),
      ),
    )
    .groupBy(sql`1`)
  const amounts = new Map(rows.map((row) => [row.month, row.amount]))
  return {
    currency,
    months: months.map((start) => {
      const name = start.slice(0, 7)
      return { month: name, amount: amounts.get(name) ?? 0 }
    }),
  }
}

type Preview = components['schemas']['DoctorNextStatement']

/** The statement of the present month as it would be if nothing more happened. */
export async function getNextStatement(ctx: DoctorCtx): Promise<Preview> {
  const rules = await getShopSettings(ctx)
  const { timeZone, currency } = ctx.config
  const period = periodOf(dateIn(ctx.clock.now(), timeZone).slice(0, 7), timeZone)
  const lines = await linesWhere(
    ctx,
    and(eq(ledgerEntries.doctorId, ctx.actor.id), dueBy(period, rules)),
  )
  return {
    period_start: period.start,
    period_end: period.end,
    pay_on: payDate(period, rules['settlement.pay_day']),
    currency,
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
  }
}
