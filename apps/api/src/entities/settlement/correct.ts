import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import type { AdminActor, TxCtx } from '../../context.ts'
import {
  ledgerEntries,
  settlementDeferrals,
  settlementEntries,
} from '../../db/schema/settlement.ts'
import { and, eq, inArray, or } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import type { Seen } from '../entity.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { noOpenDispute } from './dispute.ts'
import { owner, type Settlement, settlement, settlementMachine } from './entity.ts'
import { statementVoided } from './mails.ts'
import { openSuccessor, refreshTotals } from './open.ts'

type Tx = TxCtx<AdminActor>

/** Takes a closed statement back; the monthly job leaves it alone from now on. Owner only. */
export const reopenSettlement = settlement.command(
  'reopen',
  { may: owner },
  (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    const reopenedAt = tx.clock.now()
    return row.move('open', { ...notAsked, ...notClosed, reopenedAt }, { reason })
  },
)

/** Asks for a statement to be voided; nothing happens until another owner confirms it. 409 DISPUTE_OPEN. */
export const requestVoid = settlement.command(
  'void_request',
  { may: owner, needs: [noOpenDispute] },
  async (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    assertTransition(settlementMachine, row.status, 'void', 'admin')
    if (row.voidRequestedAt) throw alreadyAsked()
    const values = { voidRequestedBy: tx.actor.id, voidRequestedAt: tx.clock.now() }
    return row.save({ ...values, voidReason: reason }, { reason })
  },
)

/** Takes the request back; either of the two may. */
export const withdrawVoid = settlement.command(
  'void_withdraw',
  { may: owner, needs: [isAsked] },
  (_tx: Tx, row, _input: Seen) => row.save(notAsked, {}),
)

/**
 * Ends a statement that must not be paid. Its entries go onto a new one of the month, which stays open until a person
 * closes it, or else onto the next. The doctor gets one email. 409 DISPUTE_OPEN.
 */
export const confirmVoid = settlement.command(
  'void',
  { may: owner, needs: [isAsked, byAnother, noOpenDispute] },
  async (tx: Tx, row, _input: Seen) => {
    const ended = await row.move('void', notAsked, { reason: row.voidReason ?? '' })
    await tx.db.delete(settlementEntries).where(eq(settlementEntries.settlementId, row.id))
    const successor = await openSuccessor(tx, ended)
    const doctor = await doctorEntity.get(tx, row.doctorId)
    const mail = statementVoided(tx.config, ended, successor?.number ?? null)
    await mailDoctorOnce(tx, doctor, mail, ended.id)
    return ended
  },
)

/** What only closing decides. */
const notClosed = {
  closedAt: null,
  closedBy: null,
  bankSnapshotMasked: null,
  minimumWaived: null,
  negativeSince: null,
}

const notAsked = { voidRequestedBy: null, voidRequestedAt: null, voidReason: null }

function isAsked(_tx: unknown, { voidRequestedAt }: Settlement): void {
  if (!voidRequestedAt)
    throw conflict('INVALID_TRANSITION', {
      en: 'There is no request to void this statement.',
      ja: 'この精算書の無効化は申請されていません。',
    })
}

function byAnother(tx: Tx, { voidRequestedBy }: Settlement): void {
  if (voidRequestedBy === tx.actor.id)
    throw forbidden('FOUR_EYES', {
      en: 'You made this request, so another owner must confirm it.',
      ja: 'ご自身の申請です。ほかのオーナーが承認する必要があります。',
    })
}

const alreadyAsked = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This has already been requested. Another owner must confirm it.',
    ja: 'すでに申請されています。ほかのオーナーの承認が必要です。',
  })

/** Adds up an open statement again with what has become eligible since. */
export const recalculateSettlement = settlement.command(
  'collect',
  { needs: [isOpen] },
  (tx: Tx, row, _input: Seen | undefined) => refreshTotals(tx, row),
)

type Adjustment = components['schemas']['SettlementAdjustment'] & Seen

/** A correction in either direction or a bonus, in minor units. Only an open statement takes it. */
export const adjustSettlement = settlement.command(
  'adjust',
  { may: (_tx: Tx, { amount, type }: Adjustment) => assertAmount(amount, type), needs: [isOpen] },
  async (tx: Tx, row, { amount, type, reason }: Adjustment) => {
    const now = tx.clock.now()
    const entryId = newId()
    await tx.db.insert(ledgerEntries).values({
      id: entryId,
      doctorId: row.doctorId,
      type: type ?? 'adjustment',
      base: 0,
      rateBp: 0,
      amount,
      currency: row.currency,
      occurredAt: now,
      eligibleAt: now,
      reason,
      createdBy: tx.actor.id,
      createdAt: now,
      dedupeKey: `adjustment:${entryId}`,
    })
    await tx.db.insert(settlementEntries).values({
      entryId,
      settlementId: row.id,
      doctorId: row.doctorId,
      eligibleAt: now,
      rule: 'at_once',
      createdAt: now,
    })
    const action = type === 'bonus' ? 'bonus' : 'adjust'
    return refreshTotals(tx, row, { action, reason })
  },
)

function assertAmount(amount: number, type: Adjustment['type']): void {
  if (amount === 0)
    throw invalid('amount', 'VALIDATION_FAILED', {
      en: 'Enter an amount other than zero.',
      ja: '金額は0以外で入力してください。',
    })
  if (type === 'bonus' && amount < 0)
    throw invalid('amount', 'VALIDATION_FAILED', {
      en: 'A bonus cannot be negative. Enter a correction instead.',
      ja: 'ボーナスに負の金額は入力できません。訂正として入力してください。',
    })
}

/** Only the lines of an open statement change. */
function isOpen(_tx: unknown, { status }: Settlement): void {
  if (status !== 'open')
    throw conflict('PERIOD_LOCKED', {
      en: 'This month is closed. Reopen the statement, or adjust the next one.',
      ja: 'この月は締め済みです。締めを取り消すか、次回の精算書で調整してください。',
    })
}

type Exclusion = components['schemas']['SettlementExclusion']

/** Puts a line of an open statement, with what reverses it, off to the next period. 409 DISPUTE_OPEN. */
export const excludeSettlementLine = settlement.command(
  'exclude_line',
  { needs: [isOpen] },
  async (tx: Tx, row, { line_id: lineId, reason }: Exclusion) => {
    const mine = eq(settlementEntries.settlementId, row.id)
    const [line] = await tx.db
      .select({ entry: ledgerEntries })
      .from(settlementEntries)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementEntries.entryId))
      .where(and(mine, eq(settlementEntries.entryId, lineId)))
    if (!line) throw notFound()
    if (!['commission', 'reversal', 'adjustment', 'bonus'].includes(line.entry.type)) throw fixed()
    const moved = await tx.db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(or(eq(ledgerEntries.id, lineId), eq(ledgerEntries.reversesId, lineId)))
    const ids = moved.map(({ id }) => id)
    await noOpenDispute(tx, row, ids)
    const put = {
      settlementId: row.id,
      notBefore: addDays(row.periodEnd, 1),
      reason,
      createdBy: tx.actor.id,
      createdAt: tx.clock.now(),
    }
    await tx.db
      .insert(settlementDeferrals)
      .values({ entryId: lineId, doctorId: row.doctorId, ...put })
      .onConflictDoUpdate({
        target: [settlementDeferrals.entryId, settlementDeferrals.doctorId],
        set: put,
      })
    await tx.db.delete(settlementEntries).where(and(mine, inArray(settlementEntries.entryId, ids)))
    const after = { line_id: lineId, amount: line.entry.amount, not_before: put.notBefore }
    await row.log({ after, reason })
    return refreshTotals(tx, row)
  },
)

const fixed = () =>
  conflict('LINE_FIXED', {
    en: 'Carried-over amounts and payouts cannot be moved.',
    ja: '繰越額と支払いの行は移動できません。',
  })
