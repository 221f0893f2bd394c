import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { and, desc, eq, lt, ne } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import { nameIn } from '../names.ts'
import { companyOfToday } from '../platform/company.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { hasBank, maskedBank } from './bank.ts'
import { type LockedSettlement, type Settlement, settlement } from './entity.ts'
import { negativeLongMail, statementClosed } from './mails.ts'
import { refreshTotals } from './open.ts'
import { negativeBefore, payDateOf } from './period.ts'

type Row = components['schemas']['SettlementClosing']['rows'][number]
type Doctor = typeof doctors.$inferSelect

/** Closes one open statement; what cannot be paid now moves on to the next one. */
export async function closeOne(ctx: TxCtx, settlementId: string): Promise<Row> {
  const before = await settlement.lock(ctx, settlementId)
  const open = await refreshTotals(ctx, before)
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, open.doctorId))
  if (!doctor) throw new Error(`settlement ${open.number} has no doctor`)
  const rules = await getShopSettings(ctx)
  const reason = carryReason(open, doctor, rules)
  const waived = reason === null ? minimumWaived(open, doctor, rules) : null
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const closed = await open.move(
    'closed',
    {
      closedAt: ctx.clock.now(),
      closedBy: ctx.actor.role === 'admin' ? ctx.actor.id : null,
      bankSnapshotMasked: hasBank(doctor) ? maskedBank(doctor) : null,
      companySnapshot: await companyOfToday(ctx),
      minimumWaived: waived,
      payOn: payDateOf(open, rules['settlement.pay_day'], today),
      negativeSince: await negativeSince(ctx, open),
      // what is not paid out now is taxed when it is
      ...(reason
        ? { withholding: 0, withholdingName: null, net: open.net + open.withholding }
        : {}),
    },
    { action: 'close' },
  )
  if (reason) await carryOver(ctx, closed, reason)
  await notifyOfNegative(ctx, closed, doctor)
  await mailDoctorOnce(
    ctx,
    doctor,
    statementClosed(
      ctx.config,
      { ...closed, disputeDays: rules['settlement.dispute_days'] },
      reason,
    ),
    `closed:${closed.id}:${closed.revision}`,
  )
  return {
    settlement_id: closed.id,
    number: closed.number,
    doctor_id: doctor.id,
    doctor_number: doctor.number,
    doctor_name: nameIn(doctor, ctx.origin.locale),
    order_count: closed.orderCount,
    gross_base: closed.grossBase,
    commission: closed.commission,
    adjustments: closed.adjustments,
    carried_in: closed.carriedIn,
    net: closed.net,
    net_before: before.net,
    outcome: reason ? 'carried_over' : 'closed',
    reason,
    minimum_waived: waived,
  }
}

/** Why a statement is not paid now; null when it is. */
export function carryReason(
  { net, periodEnd }: Pick<Settlement, 'net' | 'periodEnd'>,
  doctor: Doctor,
  rules: ShopSettings,
): NonNullable<Row['reason']> | null {
  if (net <= 0) return 'nothing_due'
  if (doctor.freezePayouts) return 'frozen'
  if (!hasBank(doctor)) return 'no_bank_details'
  const isBelow = net < rules['settlement.minimum']
  return isBelow && !minimumWaived({ net, periodEnd }, doctor, rules) ? 'below_minimum' : null
}

/** Why an amount below the minimum is paid: once a year, and when a doctor leaves, any amount is. */
export function minimumWaived(
  { net, periodEnd }: Pick<Settlement, 'net' | 'periodEnd'>,
  doctor: Doctor,
  rules: ShopSettings,
): Settlement['minimumWaived'] {
  if (net >= rules['settlement.minimum']) return null
  if (doctor.status === 'closed') return 'account_closed'
  return periodEnd.slice(5, 7) === '12' ? 'year_end' : null
}

/** Since when the doctor's statements are below zero, this one included. */
async function negativeSince(ctx: TxCtx, open: Settlement): Promise<string | null> {
  if (open.net >= 0) return null
  const [before] = await ctx.db
    .select({ since: settlements.negativeSince })
    .from(settlements)
    .where(
      and(
        eq(settlements.doctorId, open.doctorId),
        lt(settlements.periodStart, open.periodStart),
        ne(settlements.status, 'void'),
      ),
    )
    .orderBy(desc(settlements.periodStart))
    .limit(1)
  return before?.since ?? open.periodEnd
}

/** To finance, once for each time a balance stays below zero for more than six months. */
async function notifyOfNegative(ctx: TxCtx, closed: Settlement, doctor: Doctor): Promise<void> {
  const { negativeSince: since } = closed
  if (!since || since >= negativeBefore(ctx)) return
  await mailAdminsWith(
    ctx,
    'settlement.adjust',
    negativeLongMail(ctx.config, { ...closed, since }),
    {
      doctorId: doctor.id,
      dedupeKey: `negative:${doctor.id}:${since}`,
    },
  )
}

/** Two entries that cancel out: one ends this statement at zero, the other begins the next one. */
async function carryOver(ctx: TxCtx, closed: LockedSettlement, reason: NonNullable<Row['reason']>) {
  const now = ctx.clock.now()
  const eligibleAt = startOfDay(addDays(closed.periodEnd, 1), ctx.config.timeZone)
  if (closed.net !== 0) {
    const shared = {
      doctorId: closed.doctorId,
      type: 'carry_over' as const,
      base: 0,
      rateBp: 0,
      currency: closed.currency,
      occurredAt: now,
      eligibleAt,
      reason: closed.number,
      createdAt: now,
    }
    const outId = newId()
    await ctx.db.insert(ledgerEntries).values([
      { ...shared, id: outId, amount: -closed.net, dedupeKey: `carry-out:${closed.id}` },
      { ...shared, id: newId(), amount: closed.net, dedupeKey: `carry-in:${closed.id}` },
    ])
    await ctx.db.insert(settlementEntries).values({
      entryId: outId,
      settlementId: closed.id,
      doctorId: closed.doctorId,
      eligibleAt,
      rule: 'at_once',
      createdAt: now,
    })
  }
  await closed.move(
    'carried_over',
    { carriedOut: closed.net, carryReason: reason },
    { action: 'carry_over', as: 'system' },
  )
}
