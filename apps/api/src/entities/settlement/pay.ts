import { startOfDay } from '@officina/shared/dates/zoned'
import type { AdminActor, Ctx, TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { statementFailed } from '../../mail/templates/statementFailed.ts'
import { statementPaid } from '../../mail/templates/statementPaid.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { hasBank, maskedBank } from './bank.ts'
import { noOpenDispute } from './dispute.ts'
import { type Settlement, settlement } from './entity.ts'
import { mailDoctor } from './mailDoctor.ts'
import { holdUntil } from './ownBank.ts'

type Tx = TxCtx<AdminActor>

/** The transfer has been handed to the bank. Refused while the account is new (7 days) or missing, or an objection waits. */
export const startPaying = settlement.command(
  'pay',
  { needs: [noOpenDispute] },
  async (tx: Tx, row, _input: Seen | undefined) => {
    const doctor = await doctorOf(tx, row)
    const rules = await getShopSettings(tx)
    const moved = await row.move('paying', { bankSnapshotMasked: maskedBank(doctor) })
    if (doctor.freezePayouts || !hasBank(doctor)) throw notPayable()
    const until = holdUntil(tx, doctor.bankChangedAt, rules)
    if (until) throw bankOnHold(until)
    return moved
  },
)

type Transfer = Seen & { paidOn: string; reference: string }

/** The money has arrived: the pay-out entry takes the statement to zero. `paidOn` is a calendar date. */
export const markPaid = settlement.command(
  'paid',
  {},
  async (tx: Tx, row, { paidOn, reference }: Transfer) => {
    const paidAt = startOfDay(paidOn, tx.config.timeZone)
    if (paidAt > tx.clock.now()) throw inTheFuture()
    if (paidOn <= row.periodEnd) throw tooEarly()
    const paid = await row.move(
      'paid',
      { paidAt, paidBy: tx.actor.id, paymentRef: reference, failedReason: null },
      { after: { paid_on: paidOn, payment_ref: reference } },
    )
    await post(tx, paid, 'payout', -paid.net, reference)
    const mail = statementPaid(tx.config, { ...paid, paidOn, reference })
    await mailDoctor(tx, await doctorOf(tx, paid), mail, `${paid.id}:${paid.revision}`)
    return paid
  },
)

/** The transfer failed, also days after it was reported paid: the amount is owed again. */
export const markFailed = settlement.command(
  'failed',
  {},
  async (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    const values = { failedReason: reason, paidAt: null, paidBy: null }
    const failed = await row.move('failed', values, { reason })
    if (row.status === 'paid') await post(tx, failed, 'payout_failed', failed.net, reason)
    const mail = statementFailed(tx.config, { ...failed, reason })
    await mailDoctor(tx, await doctorOf(tx, failed), mail, `${failed.id}:${failed.revision}`)
    return failed
  },
)

async function post(
  ctx: Tx,
  statement: Settlement,
  type: 'payout' | 'payout_failed',
  amount: number,
  reason: string,
): Promise<void> {
  const now = ctx.clock.now()
  const entryId = newId()
  await ctx.db.insert(ledgerEntries).values({
    id: entryId,
    doctorId: statement.doctorId,
    type,
    base: 0,
    rateBp: 0,
    amount,
    currency: statement.currency,
    occurredAt: now,
    eligibleAt: now,
    reason,
    createdBy: ctx.actor.id,
    createdAt: now,
    dedupeKey: `${type}:${statement.id}:${statement.revision}`,
  })
  await ctx.db.insert(settlementEntries).values({
    entryId,
    settlementId: statement.id,
    doctorId: statement.doctorId,
    eligibleAt: now,
    rule: 'at_once',
    createdAt: now,
  })
}

async function doctorOf(ctx: Ctx, { doctorId }: Settlement) {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, doctorId))
  if (!doctor) throw notFound()
  return doctor
}

const inTheFuture = () =>
  invalid('paid_on', 'IN_THE_FUTURE', {
    en: 'The date lies in the future.',
    ja: '未来の日付は指定できません。',
  })

const tooEarly = () =>
  invalid('paid_on', 'TOO_EARLY', {
    en: 'The date lies before the end of the statement’s month.',
    ja: '対象月の末日より後の日付を指定してください。',
  })

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
