import { addDays } from '@officina/shared/dates/days'
import { afterOrder, nextPeriod, type PauseReason, type StopReason } from '@officina/shared/repeats'
import type { TxCtx } from '../../context.ts'
import { repeatPeriods } from '../../db/schema/repeat.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict } from '../errors.ts'
import type { Outcome } from './decide.ts'
import type { LockedRepeat, RepeatRow } from './entity.ts'
import { daysBetweenOrders, planOf, type RepeatFacts } from './facts.ts'
import { notifyPaused, notifyStopped, notifyWaits } from './notify.ts'

type Held = RepeatFacts<LockedRepeat>
type PeriodState = (typeof repeatPeriods.$inferInsert)['state']

/** Nothing waits any more. */
export const settled = { waitsFor: null, retryOn: null, tries: 0 } as const

/**
 * Writes down what became of the present period. There is one row for each, so a period is ordered once, whoever tries:
 * only one whose card was declined is written again. 409 REPEAT_DONE else.
 */
export async function closePeriod(
  tx: TxCtx,
  repeat: RepeatRow,
  state: PeriodState,
  orderId: string | null = null,
): Promise<void> {
  const at = tx.clock.now()
  const rows = await tx.db
    .insert(repeatPeriods)
    .values({
      id: newId(),
      repeatId: repeat.id,
      doctorId: repeat.doctorId,
      patientId: repeat.patientId,
      period: repeat.period,
      dueOn: repeat.nextOn,
      state,
      orderId,
      at,
    })
    .onConflictDoUpdate({
      target: [repeatPeriods.repeatId, repeatPeriods.period, repeatPeriods.doctorId],
      set: { state, at, ...(orderId && { orderId }) },
      setWhere: eq(repeatPeriods.state, 'declined'),
    })
    .returning({ id: repeatPeriods.id })
  if (rows.length === 0) throw periodIsDone()
}

/** The plan once the present period is over without an order: the next one, in the same rhythm. */
export const afterPeriod = ({ repeat, line }: RepeatFacts, today: string) => ({
  ...settled,
  ...nextPeriod(planOf(repeat), daysBetweenOrders(line, repeat), today),
})

/** The same once it was ordered, by the day on which it was. */
export const afterOrdered = ({ repeat, line }: RepeatFacts, on: string) => ({
  ...settled,
  ...afterOrder(planOf(repeat), daysBetweenOrders(line, repeat), on),
})

/** Does what the rules say of an order that is not placed today, and tells the patient. */
export function settle(tx: TxCtx, facts: Held, outcome: Outcome, today: string): Promise<void> {
  if (outcome.kind === 'stop') return stopRepeat(tx, facts, outcome.reason)
  if (outcome.kind === 'pause') return pauseRepeat(tx, facts, outcome.reason)
  return outcome.kind === 'wait' ? waitForStock(tx, facts, today) : moveDay(facts, outcome.to)
}

/** Ends a repeat that the patient has not stopped themselves. */
export async function stopRepeat(tx: TxCtx, facts: Held, reason: StopReason): Promise<void> {
  const { repeat } = facts
  const ended = { ...settled, reason, endedAt: tx.clock.now(), offeredLineId: null }
  const stopped = await repeat.move('stopped', ended, { action: 'stop', reason, as: 'system' })
  await notifyStopped(tx, { ...facts, repeat: stopped }, reason)
}

export async function pauseRepeat(
  tx: TxCtx,
  facts: Held,
  reason: PauseReason,
  more: { offeredLineId?: string } = {},
): Promise<void> {
  const values = { waitsFor: null, retryOn: null, reason, ...more }
  const done = { action: 'paused' as const, reason, as: 'system' as const }
  const paused = await facts.repeat.move('paused', values, done)
  await notifyPaused(tx, { ...facts, repeat: paused }, reason)
}

/** Asked again every day; the patient hears of it once. */
async function waitForStock(tx: TxCtx, facts: Held, today: string): Promise<void> {
  const { repeat } = facts
  const isNew = repeat.waitsFor !== 'stock'
  const values = { waitsFor: 'stock' as const, retryOn: addDays(today, 1) }
  const waiting = await repeat.save(values, isNew ? { action: 'waits' } : null)
  if (isNew) await notifyWaits(tx, { ...facts, repeat: waiting })
}

/** It is announced again: the patient ordered some in between, or nobody was told in time. */
const moveDay = async ({ repeat }: Held, to: string): Promise<void> => {
  const after = { next_on: to }
  await repeat.save({ ...settled, nextOn: to, announcedOn: null }, { action: 'delay', after })
}

const periodIsDone = () =>
  conflict('REPEAT_DONE', {
    en: 'This order has been placed already. Reload the page.',
    ja: 'この回の注文はすでに行われています。ページを再読み込みしてください。',
  })
