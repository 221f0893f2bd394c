import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { ledgerEntries, settlementEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { invalid, invalidTransition } from '../errors.ts'
import {
  assertFourEyes,
  assertOwner,
  lockSettlement,
  moveSettlement,
  type Settlement,
} from './load.ts'
import { refreshTotals } from './open.ts'

/** Takes a closed statement back; the monthly job leaves it alone from now on. Owner only. */
export function reopenSettlement(ctx: AdminCtx, id: string, reason: string): Promise<Settlement> {
  assertOwner(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    const values = { closedAt: null, closedBy: null, reopenedAt: tx.clock.now() }
    return moveSettlement(tx, settlement, 'open', values, { action: 'reopen', reason })
  })
}

/** Ends a statement that must not be paid; its entries go onto the next one. A second owner has to do it. */
export function voidSettlement(ctx: AdminCtx, id: string, reason: string): Promise<Settlement> {
  assertOwner(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    assertFourEyes(tx, settlement)
    const ended = await moveSettlement(tx, settlement, 'void', {}, { action: 'void', reason })
    await tx.db.delete(settlementEntries).where(eq(settlementEntries.settlementId, id))
    return ended
  })
}

/** Adds up an open statement again with what has become eligible since. */
export function recalculateSettlement(ctx: AdminCtx, id: string): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    assertOpen(settlement)
    return refreshTotals(tx, settlement)
  })
}

/** A correction in either direction or a bonus, in minor units. Only an open statement takes it. */
export function adjustSettlement(
  ctx: AdminCtx,
  id: string,
  { amount, type, reason }: components['schemas']['SettlementAdjustment'],
): Promise<Settlement> {
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
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    assertOpen(settlement)
    const now = tx.clock.now()
    const entryId = newId()
    await tx.db.insert(ledgerEntries).values({
      id: entryId,
      doctorId: settlement.doctorId,
      type: type ?? 'adjustment',
      base: 0,
      rateBp: 0,
      amount,
      currency: settlement.currency,
      occurredAt: now,
      eligibleAt: now,
      reason,
      createdBy: tx.actor.id,
      createdAt: now,
      dedupeKey: `adjustment:${entryId}`,
    })
    await tx.db.insert(settlementEntries).values({
      entryId,
      settlementId: settlement.id,
      doctorId: settlement.doctorId,
      eligibleAt: now,
      rule: 'at_once',
      createdAt: now,
    })
    const action = type === 'bonus' ? 'bonus' : 'adjust'
    return refreshTotals(tx, settlement, { action, reason })
  })
}

function assertOpen(settlement: Settlement): void {
  if (settlement.status !== 'open')
    throw invalidTransition('settlement', settlement.status, 'recalculated', ['open'])
}
