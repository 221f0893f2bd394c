import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Seen } from '../entity.ts'
import { invalid, invalidTransition } from '../errors.ts'
import { fourEyes, owner, type Settlement, settlement } from './entity.ts'
import { refreshTotals } from './open.ts'

type Tx = TxCtx<AdminActor>

/** Takes a closed statement back; the monthly job leaves it alone from now on. Owner only. */
export const reopenSettlement = settlement.command(
  'reopen',
  { may: owner },
  (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    const values = { closedAt: null, closedBy: null, reopenedAt: tx.clock.now() }
    return row.move('open', values, { reason })
  },
)

/** Ends a statement that must not be paid; its entries go onto the next one. A second owner has to do it. */
export const voidSettlement = settlement.command(
  'void',
  { may: owner, needs: [fourEyes] },
  async (tx: Tx, row, { reason }: Seen & { reason: string }) => {
    const ended = await row.move('void', {}, { reason })
    await tx.db.delete(settlementEntries).where(eq(settlementEntries.settlementId, row.id))
    return ended
  },
)

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
      en: 'The amount must not be zero.',
      ja: '金額は0以外で入力してください。',
    })
  if (type === 'bonus' && amount < 0)
    throw invalid('amount', 'VALIDATION_FAILED', {
      en: 'A bonus is never negative. Enter a correction instead.',
      ja: 'ボーナスに負の金額は入力できません。訂正として入力してください。',
    })
}

/** Only an open statement is added up again. */
export function isOpen(_tx: unknown, { status }: Settlement): void {
  if (status !== 'open') throw invalidTransition('settlement', status, 'recalculated', ['open'])
}
