import { isCalendarDay } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { formatDate, parseMoney } from '@officina/shared/format'
import { plainCode } from '@officina/shared/plainCode'
import type { AdminActor, AdminCtx, Ctx, TxCtx } from '../../context.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { type CsvFile, importCsv } from '../csvImport.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { formatMoney } from '../money.ts'
import { paidInTheFuture } from '../notYet.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { accountOf, hasBank, maskedBank } from './bank.ts'
import { noOpenDispute } from './dispute.ts'
import { fourEyes, type Settlement, settlement, settlementMachine } from './entity.ts'
import { statementFailed, statementPaid } from './mails.ts'
import { holdUntil } from './ownBank.ts'

type Tx = TxCtx<AdminActor>

/** The transfer has been handed to the bank. Refused while the account is new or missing, or a dispute is open. */
export const startPaying = settlement.command(
  'pay',
  { needs: [noOpenDispute, noVoidRequest] },
  async (tx: Tx, row, _input: Seen | undefined) => {
    const doctor = await doctorEntity.get(tx, row.doctorId)
    const rules = await getShopSettings(tx)
    const account = { bankSnapshotMasked: maskedBank(doctor), bankAccount: accountOf(doctor) }
    const moved = await row.move('paying', account)
    if (doctor.freezePayouts || !hasBank(doctor)) throw notPayable()
    const until = holdUntil(tx, doctor.bankChangedAt, rules)
    if (until) throw bankOnHold(tx, until)
    return moved
  },
)

function noVoidRequest(_tx: unknown, { voidRequestedAt }: Settlement): void {
  if (voidRequestedAt)
    throw conflict('VOID_REQUESTED', {
      en: 'An owner asked to void this statement. Confirm or withdraw the request first.',
      ja: '無効化が申請されています。先に承認または取り下げを行ってください。',
    })
}

type Transfer = Seen & { paid_on: string; reference: string }

/** The money has arrived: the pay-out entry takes the statement to zero. `paid_on` is a calendar date. */
export const markPaid = settlement.command(
  'paid',
  {},
  async (tx: Tx, row, { paid_on: paidOn, reference }: Transfer) => {
    const paidAt = startOfDay(paidOn, tx.config.timeZone)
    if (paidAt > tx.clock.now()) throw paidInTheFuture()
    if (paidOn <= row.periodEnd) throw tooEarly()
    const paid = await row.move(
      'paid',
      {
        paidAt,
        paidBy: tx.actor.id,
        paymentRef: reference,
        failedReason: null,
        bankAccount: null,
      },
      { after: { paid_on: paidOn, payment_ref: reference } },
    )
    await post(tx, paid, 'payout', -paid.net, reference, paidAt)
    const name = paid.withholdingName ?? reference
    if (paid.withholding > 0) await post(tx, paid, 'withholding', -paid.withholding, name, paidAt)
    const mail = statementPaid(tx.config, { ...paid, paidOn, reference })
    const doctor = await doctorEntity.get(tx, paid.doctorId)
    await mailDoctorOnce(tx, doctor, mail, `${paid.id}:${paid.revision}`)
    return paid
  },
)

/** The transfer failed, also days after it was reported paid: the amount is owed again. */
export const markFailed = settlement.command(
  'failed',
  {},
  async (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    const values = { failedReason: reason, paidAt: null, paidBy: null, bankAccount: null }
    const failed = await row.move('failed', values, { reason })
    if (row.status === 'paid') {
      await post(tx, failed, 'payout_failed', failed.net, reason)
      if (failed.withholding > 0) await post(tx, failed, 'withholding', failed.withholding, reason)
    }
    const mail = statementFailed(tx.config, { ...failed, reason })
    const doctor = await doctorEntity.get(tx, failed.doctorId)
    await mailDoctorOnce(tx, doctor, mail, `${failed.id}:${failed.revision}`)
    return failed
  },
)

/** A payout counts on the day of the bank, which may be days before somebody has noted it. */
async function post(
  ctx: Tx,
  statement: Settlement,
  type: 'payout' | 'payout_failed' | 'withholding',
  amount: number,
  reason: string,
  occurredAt = ctx.clock.now(),
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
    occurredAt,
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

const tooEarly = () =>
  invalid('paid_on', 'TOO_EARLY', {
    en: 'The date must be after the end of the statement’s month.',
    ja: '対象月の末日より後の日付を指定してください。',
  })

const notPayable = () =>
  conflict('NOT_PAYABLE', {
    en: 'The doctor has no bank details, or payouts are on hold.',
    ja: '振込先が未登録、または振込が保留されています。',
  })

const bankOnHold = ({ config }: Ctx, until: Date) =>
  conflict(
    'BANK_ON_HOLD',
    {
      en: `The bank details changed recently. You can pay from ${formatDate(until, 'en', config.timeZone)}.`,
      ja: `振込先が最近変更されました。${formatDate(until, 'ja', config.timeZone)}以降に支払ってください。`,
    },
    { until: until.toISOString() },
  )

/**
 * Releases a closed statement for payment, or a failed one for another try. Not by the person who closed it, nor
 * while a dispute is open.
 */
export const approveSettlement = settlement.command(
  'approve',
  { needs: [fourEyes, noOpenDispute, isToBeApproved] },
  (tx: TxCtx<AdminActor>, row, _input: Seen | undefined) =>
    row.move('approved', {
      approvedAt: tx.clock.now(),
      approvedBy: tx.actor.id,
      failedReason: null,
    }),
)

/** Who looks at an old page hears that it is approved already, rather than that it has changed. */
function isToBeApproved(_tx: unknown, { status }: Settlement): void {
  assertTransition(settlementMachine, status, 'approved', 'admin')
}

const columns = {
  statement: {
    names: ['statement', 'statement number', 'number', '精算書番号', '明細番号'],
    required: true,
  },
  paid_on: { names: ['paid on', 'date', 'pay date', '支払日', '支払予定日'], required: true },
  reference: { names: ['reference', 'payment reference', '照会番号'], required: true },
  amount: { names: ['amount', '金額'], required: false },
}

/** Marks the statements that a bank's list names as paid. An amount that differs from the net is refused. */
export const importPaid = (ctx: AdminCtx, file: CsvFile) =>
  importCsv(ctx, file, columns, async (tx, row) => {
    const [found] = await tx.db
      .select()
      .from(settlements)
      .where(eq(settlements.number, plainCode(row.statement)))
    if (!found) throw unknown()
    const paidOn = plainCode(row.paid_on)
    if (!isCalendarDay(paidOn)) throw noDate()
    if (row.reference === '' || row.reference.length > 100) throw noReference()
    const netIn = (locale: string) => formatMoney(found.net, found.currency, locale)
    const net = { en: netIn('en'), ja: netIn('ja') }
    if (row.amount !== '' && parseMoney(row.amount, found.currency) !== found.net)
      throw wrongAmount(net)
    await markPaid(tx, found.id, { paid_on: paidOn, reference: row.reference })
    return net
  })

const unknown = () =>
  invalid('statement', 'UNKNOWN_STATEMENT', {
    en: 'There is no statement with this number.',
    ja: 'この番号の精算書はありません。',
  })
const noDate = () =>
  invalid('paid_on', 'NOT_A_DATE', {
    en: 'Enter the date as 2026-11-20.',
    ja: '日付は 2026-11-20 の形式で入力してください。',
  })
const noReference = () =>
  invalid('reference', 'REFERENCE_MISSING', {
    en: 'Enter 1 to 100 characters.',
    ja: '1〜100文字で入力してください。',
  })
const wrongAmount = ({ en, ja }: { en: string; ja: string }) =>
  invalid('amount', 'WRONG_AMOUNT', {
    en: `The statement’s net amount is ${en}.`,
    ja: `精算書の支払額は${ja}です。`,
  })
