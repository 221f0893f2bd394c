import { addDays } from '../../clock.ts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import {
  ledgerEntries,
  settlementDeferrals,
  settlementEntries,
} from '../../db/schema/settlement.ts'
import { and, eq, inArray, or } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, invalidTransition, notFound, revisionConflict } from '../errors.ts'
import { lockSettlement, type Settlement } from './load.ts'
import { refreshTotals } from './open.ts'

/** Puts a line of an open statement, with what reverses it, off to the next period. */
export function excludeSettlementLine(
  ctx: AdminCtx,
  id: string,
  { lineId, reason, revision }: { lineId: string; reason: string; revision: number },
): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    if (settlement.status !== 'open')
      throw invalidTransition('settlement', settlement.status, 'recalculated', ['open'])
    if (settlement.revision !== revision) throw revisionConflict(null, settlement.updatedAt)
    const [line] = await tx.db
      .select({ entry: ledgerEntries })
      .from(settlementEntries)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementEntries.entryId))
      .where(and(eq(settlementEntries.settlementId, id), eq(settlementEntries.entryId, lineId)))
    if (!line) throw notFound()
    if (!['commission', 'reversal', 'adjustment', 'bonus'].includes(line.entry.type)) throw fixed()
    const put = {
      settlementId: id,
      notBefore: addDays(settlement.periodEnd, 1),
      reason,
      createdBy: tx.actor.id,
      createdAt: tx.clock.now(),
    }
    await tx.db
      .insert(settlementDeferrals)
      .values({ entryId: lineId, doctorId: settlement.doctorId, ...put })
      .onConflictDoUpdate({ target: settlementDeferrals.entryId, set: put })
    const moved = tx.db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(or(eq(ledgerEntries.id, lineId), eq(ledgerEntries.reversesId, lineId)))
    await tx.db
      .delete(settlementEntries)
      .where(and(eq(settlementEntries.settlementId, id), inArray(settlementEntries.entryId, moved)))
    await audit(tx, {
      action: 'settlement.exclude_line',
      objectType: 'settlement',
      objectId: id,
      doctorId: settlement.doctorId,
      after: { line_id: lineId, amount: line.entry.amount, not_before: put.notBefore },
      reason,
    })
    return refreshTotals(tx, settlement)
  })
}

const fixed = () =>
  conflict('LINE_FIXED', {
    en: 'A carried amount or a pay-out cannot be moved.',
    ja: '繰越額と支払いの行は移動できません。',
  })
