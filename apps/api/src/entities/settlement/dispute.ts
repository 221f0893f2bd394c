import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import type { AdminActor, Ctx, DoctorActor, TxCtx } from '../../context.ts'
import { ledgerEntries, settlementDisputes, settlementEntries } from '../../db/schema/settlement.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { type Settlement, settlement } from './entity.ts'
import { disputeAnsweredMail, disputeOpenedMail, disputeWithdrawnMail } from './mails.ts'

const disputable: readonly string[] = [
  'closed',
  'approved',
  'paying',
  'paid',
  'failed',
  'carried_over',
]

type Dispute = components['schemas']['StatementDisputeRequest']

/** A doctor objects to a line of a closed statement, within the days after closing; again only once that is withdrawn. */
export const openDispute = settlement.command(
  'dispute',
  {},
  async (tx: TxCtx<DoctorActor>, row, { line_id: lineId, message }: Dispute) => {
    const until = await disputeUntil(tx, row)
    if (!until || tx.clock.now() >= until) throw windowOver(await disputeDays(tx))
    const isLine = and(
      eq(settlementEntries.settlementId, row.id),
      eq(settlementEntries.entryId, lineId),
    )
    const [line] = await tx.db.select().from(settlementEntries).where(isLine)
    if (!line) throw invalid('line_id', 'UNKNOWN_LINE', unknownLine)
    await tx.db
      .delete(settlementDisputes)
      .where(
        and(
          eq(settlementDisputes.settlementId, row.id),
          eq(settlementDisputes.entryId, lineId),
          eq(settlementDisputes.status, 'withdrawn'),
        ),
      )
    const id = newId()
    const [added] = await tx.db
      .insert(settlementDisputes)
      .values({
        id,
        doctorId: tx.actor.id,
        settlementId: row.id,
        entryId: lineId,
        message,
        status: 'open',
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw alreadyDisputed()
    await row.log({ after: { line_id: lineId }, reason: message })
    const mail = disputeOpenedMail(tx.config, { ...row, message })
    await mailAdminsWith(tx, 'settlement.adjust', mail, {
      doctorId: tx.actor.id,
      dedupeKey: `dispute-opened:${id}`,
    })
  },
)

/** A doctor takes back a dispute that nobody has answered; the statement can be paid again. */
export const withdrawDispute = settlement.command(
  'dispute_withdrawn',
  {},
  async (tx: TxCtx<DoctorActor>, row, { dispute_id: disputeId }: { dispute_id: string }) => {
    const dispute = await openOne(tx, row, disputeId)
    await tx.db.update(settlementDisputes).set({ status: 'withdrawn' }).where(isOf(row, disputeId))
    await row.log({ after: { line_id: dispute.entryId } })
    await mailAdminsWith(tx, 'settlement.adjust', disputeWithdrawnMail(tx.config, row), {
      doctorId: tx.actor.id,
      dedupeKey: `dispute-withdrawn:${disputeId}`,
    })
  },
)

/** Until when lines of a statement can be disputed; undefined when they cannot. */
export async function disputeUntil(
  ctx: Ctx,
  { status, closedAt }: { status: string; closedAt: Date | null },
): Promise<Date | undefined> {
  if (!closedAt || !disputable.includes(status)) return undefined
  return new Date(closedAt.getTime() + (await disputeDays(ctx)) * dayMs)
}

const disputeDays = async (ctx: Ctx): Promise<number> =>
  (await getShopSettings(ctx))['settlement.dispute_days']

type DisputeAnswer = components['schemas']['SettlementDisputeAnswer']

/** Answers a dispute; the doctor gets the answer by email, and an amount on the next statement. */
export const answerDispute = settlement.command(
  'dispute_accepted',
  {},
  async (tx: TxCtx<AdminActor>, row, given: DisputeAnswer) => {
    const { dispute_id: disputeId, outcome, answer, amount } = given
    const dispute = await openOne(tx, row, disputeId)
    if (amount && outcome === 'declined')
      throw invalid('amount', 'NO_AMOUNT', {
        en: 'Only an accepted dispute can have an amount.',
        ja: '金額を入力できるのは異議を認める場合だけです。',
      })
    await tx.db
      .update(settlementDisputes)
      .set({ status: outcome, answer, answeredBy: tx.actor.id, answeredAt: tx.clock.now() })
      .where(isOf(row, disputeId))
    if (amount) await credit(tx, row, { disputeId, amount, answer })
    const after = { line_id: dispute.entryId }
    await row.log({ action: `dispute_${outcome}`, after, reason: answer })
    const doctor = await doctorEntity.get(tx, row.doctorId)
    const mail = disputeAnsweredMail(tx.config, {
      ...row,
      message: dispute.message,
      outcome,
      answer,
      amount: amount ?? null,
    })
    await mailDoctorOnce(tx, doctor, mail, disputeId)
  },
)

const isOf = ({ id, doctorId }: Settlement, disputeId: string) =>
  and(
    eq(settlementDisputes.id, disputeId),
    eq(settlementDisputes.settlementId, id),
    eq(settlementDisputes.doctorId, doctorId),
  )

/** A dispute of the statement that is neither answered nor withdrawn. */
async function openOne(ctx: TxCtx, row: Settlement, disputeId: string) {
  const [dispute] = await ctx.db.select().from(settlementDisputes).where(isOf(row, disputeId))
  if (!dispute) throw notFound()
  if (dispute.status !== 'open') throw notOpen(dispute.status)
  return dispute
}

/** An open dispute keeps a statement from being paid, and its line (or any of `entries`) where it can be answered. */
export async function noOpenDispute(
  ctx: Ctx,
  settlement: Settlement,
  entries?: string[],
): Promise<void> {
  if (await hasOpenDispute(ctx, settlement, entries))
    throw conflict('DISPUTE_OPEN', {
      en: 'The doctor disputes a line. Answer the dispute first.',
      ja: '医師から異議があります。先に回答してください。',
    })
}

export async function hasOpenDispute(
  ctx: Ctx,
  { id, doctorId }: Pick<Settlement, 'id' | 'doctorId'>,
  entries?: string[],
): Promise<boolean> {
  const open = and(
    eq(settlementDisputes.doctorId, doctorId),
    eq(settlementDisputes.settlementId, id),
    eq(settlementDisputes.status, 'open'),
    entries && inArray(settlementDisputes.entryId, entries),
  )
  const found = await ctx.db
    .select({ id: settlementDisputes.id })
    .from(settlementDisputes)
    .where(open)
  return found.length > 0
}

async function credit(
  ctx: TxCtx<AdminActor>,
  { doctorId, currency, number }: Settlement,
  { disputeId, amount, answer }: { disputeId: string; amount: number; answer: string },
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.insert(ledgerEntries).values({
    id: newId(),
    doctorId,
    type: 'adjustment',
    base: 0,
    rateBp: 0,
    amount,
    currency,
    occurredAt: now,
    eligibleAt: now,
    reason: `${number}: ${answer}`,
    createdBy: ctx.actor.id,
    createdAt: now,
    dedupeKey: `dispute:${disputeId}`,
  })
}

const unknownLine = {
  en: 'This line is not part of the statement.',
  ja: 'この明細行は精算書にありません。',
}
const windowOver = (days: number) =>
  conflict('DISPUTE_WINDOW_OVER', {
    en: `Lines can be disputed for ${days === 1 ? '1 day' : `${days} days`} after the statement closes. Contact us about later corrections.`,
    ja: `異議を申し立てられるのは、締め日から${days}日以内です。期間後の訂正はお問い合わせください。`,
  })
const alreadyDisputed = () =>
  conflict('ALREADY_DISPUTED', {
    en: 'You have already disputed this line.',
    ja: 'この明細行にはすでに異議を申し立てています。',
  })
const notOpen = (from: string) =>
  conflict(
    'INVALID_TRANSITION',
    {
      en: 'This dispute has already been answered or withdrawn. Reload the page.',
      ja: 'この異議は、すでに回答済みか取り下げ済みです。ページを再読み込みしてください。',
    },
    { allowed: [], from },
  )
