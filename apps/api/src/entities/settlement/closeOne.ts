import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { formatName } from '@officina/shared/format'
import type { TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { hasBank, maskedBank } from './bank.ts'
import { type LockedSettlement, type Settlement, settlement } from './entity.ts'
import { statementClosed } from './mails.ts'
import { refreshTotals } from './open.ts'

type Row = components['schemas']['SettlementClosing']['rows'][number]
type Doctor = typeof doctors.$inferSelect

/** Closes one open statement; what cannot be paid now moves on to the next one. */
export async function closeOne(ctx: TxCtx, settlementId: string): Promise<Row> {
  const before = await settlement.lock(ctx, settlementId)
  const open = await refreshTotals(ctx, before)
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, open.doctorId))
  if (!doctor) throw new Error(`settlement ${open.number} has no doctor`)
  const reason = carryReason(open, doctor, await getShopSettings(ctx))
  const closed = await open.move(
    'closed',
    {
      closedAt: ctx.clock.now(),
      closedBy: ctx.actor.role === 'admin' ? ctx.actor.id : null,
      bankSnapshotMasked: hasBank(doctor) ? maskedBank(doctor) : null,
    },
    { action: 'close' },
  )
  if (reason) await carryOver(ctx, closed, reason)
  await mailDoctorOnce(
    ctx,
    doctor,
    statementClosed(ctx.config, closed, reason),
    `closed:${closed.id}:${closed.revision}`,
  )
  return {
    settlement_id: closed.id,
    number: closed.number,
    doctor_id: doctor.id,
    doctor_number: doctor.number,
    doctor_name: formatName(
      { last_name: doctor.lastName, first_name: doctor.firstName },
      ctx.origin.locale,
    ),
    order_count: closed.orderCount,
    gross_base: closed.grossBase,
    commission: closed.commission,
    adjustments: closed.adjustments,
    carried_in: closed.carriedIn,
    net: closed.net,
    net_before: before.net,
    outcome: reason ? 'carried_over' : 'closed',
    reason,
  }
}

/** Why a statement is not paid now; null when it is. Once a year, and when a doctor leaves, any amount is paid. */
export function carryReason(
  { net, periodEnd }: Pick<Settlement, 'net' | 'periodEnd'>,
  doctor: Doctor,
  rules: ShopSettings,
): NonNullable<Row['reason']> | null {
  const isForced = periodEnd.slice(5, 7) === '12' || doctor.status === 'closed'
  if (net <= 0) return 'nothing_due'
  if (doctor.freezePayouts) return 'frozen'
  if (!hasBank(doctor)) return 'no_bank_details'
  return net < rules['settlement.minimum'] && !isForced ? 'below_minimum' : null
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
