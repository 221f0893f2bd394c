import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { statementFailed } from '../../mail/templates/statementFailed.ts'
import { statementPaid } from '../../mail/templates/statementPaid.ts'
import { holdUntil } from '../earnings/bank.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { hasBank, maskedBank } from './bank.ts'
import { assertNoOpenDispute } from './dispute.ts'
import { lockSettlement, moveSettlement, type Settlement } from './load.ts'
import { mailDoctor } from './mailDoctor.ts'
import { startOfDay } from './period.ts'

/** The transfer has been handed to the bank. Refused while the account is new (7 days) or missing, or an objection waits. */
export function startPaying(ctx: AdminCtx, id: string): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    await assertNoOpenDispute(tx, id)
    const doctor = await doctorOf(tx, settlement)
    const rules = await getShopSettings(tx)
    const moved = await moveSettlement(
      tx,
      settlement,
      'paying',
      { bankSnapshotMasked: maskedBank(doctor) },
      { action: 'pay' },
    )
    if (doctor.freezePayouts || !hasBank(doctor)) throw notPayable()
    const until = holdUntil(tx, doctor.bankChangedAt, rules)
    if (until) throw bankOnHold(until)
    return moved
  })
}

/** The money has arrived: the pay-out entry takes the statement to zero. `paidOn` is a calendar date. */
export function markPaid(
  ctx: AdminCtx,
  id: string,
  { paidOn, reference }: { paidOn: string; reference: string },
): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    const paidAt = startOfDay(paidOn, tx.config.timeZone)
    if (paidAt > tx.clock.now())
      throw invalid('paid_on', 'IN_THE_FUTURE', {
        en: 'The date lies in the future.',
        ja: '未来の日付は指定できません。',
      })
    if (paidOn <= settlement.periodEnd)
      throw invalid('paid_on', 'TOO_EARLY', {
        en: 'The date lies before the end of the statement’s month.',
        ja: '対象月の末日より後の日付を指定してください。',
      })
    const paid = await moveSettlement(
      tx,
      settlement,
      'paid',
      { paidAt, paidBy: tx.actor.id, paymentRef: reference, failedReason: null },
      { action: 'paid', facts: { paid_on: paidOn, payment_ref: reference } },
    )
    await post(tx, paid, 'payout', -paid.net, reference)
    await mailDoctor(
      tx,
      await doctorOf(tx, paid),
      statementPaid(tx.config, { ...paid, paidOn, reference }),
      `${paid.id}:${paid.revision}`,
    )
    return paid
  })
}

/** The transfer failed, also days after it was reported paid: the amount is owed again. */
export function markFailed(ctx: AdminCtx, id: string, reason: string): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    const failed = await moveSettlement(
      tx,
      settlement,
      'failed',
      { failedReason: reason, paidAt: null, paidBy: null },
      { action: 'failed', reason },
    )
    if (settlement.status === 'paid') await post(tx, failed, 'payout_failed', failed.net, reason)
    await mailDoctor(
      tx,
      await doctorOf(tx, failed),
      statementFailed(tx.config, { ...failed, reason }),
      `${failed.id}:${failed.revision}`,
    )
    return failed
  })
}

async function post(
  ctx: AdminCtx,
  settlement: Settlement,
  type: 'payout' | 'payout_failed',
  amount: number,
  reason: string,
): Promise<void> {
  const now = ctx.clock.now()
  const entryId = newId()
  await ctx.db.insert(ledgerEntries).values({
    id: entryId,
    doctorId: settlement.doctorId,
    type,
    base: 0,
    rateBp: 0,
    amount,
    currency: settlement.currency,
    occurredAt: now,
    eligibleAt: now,
    reason,
    createdBy: ctx.actor.id,
    createdAt: now,
    dedupeKey: `${type}:${settlement.id}:${settlement.revision}`,
  })
  await ctx.db.insert(settlementEntries).values({
    entryId,
    settlementId: settlement.id,
    doctorId: settlement.doctorId,
    eligibleAt: now,
    rule: 'at_once',
    createdAt: now,
  })
}

async function doctorOf(ctx: Ctx, settlement: Settlement) {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, settlement.doctorId))
  if (!doctor) throw notFound()
  return doctor
}

const notPayable = () =>
  conflict('NOT_PAYABLE', {
    en: 'The doctor has no bank details, or pay-outs are frozen.',
    ja: '振込先が未登録、またはお支払いが停止されています。',
  })

const bankOnHold = (until: Date) =>
  conflict(
    'BANK_ON_HOLD',
    {
      en: 'The bank details were changed in the last 7 days. Wait before you pay.',
      ja: '振込先が7日以内に変更されています。期間が過ぎてからお支払いください。',
    },
    { until: until.toISOString() },
  )
