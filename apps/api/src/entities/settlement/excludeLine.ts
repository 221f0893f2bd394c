import { addDays } from '@officina/shared/dates/days'
import type { AdminActor, TxCtx } from '../../context.ts'
import {
  ledgerEntries,
  settlementDeferrals,
  settlementEntries,
} from '../../db/schema/settlement.ts'
import { and, eq, inArray, or } from '../../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { isOpen } from './correct.ts'
import { settlement } from './entity.ts'
import { refreshTotals } from './open.ts'

/** Puts a line of an open statement, with what reverses it, off to the next period. */
export const excludeSettlementLine = settlement.command(
  'exclude_line',
  { needs: [isOpen] },
  async (
    tx: TxCtx<AdminActor>,
    row,
    { lineId, reason }: { lineId: string; reason: string; revision: number },
  ) => {
    const mine = eq(settlementEntries.settlementId, row.id)
    const [line] = await tx.db
      .select({ entry: ledgerEntries })
      .from(settlementEntries)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementEntries.entryId))
      .where(and(mine, eq(settlementEntries.entryId, lineId)))
    if (!line) throw notFound()
    if (!['commission', 'reversal', 'adjustment', 'bonus'].includes(line.entry.type)) throw fixed()
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
      .onConflictDoUpdate({ target: settlementDeferrals.entryId, set: put })
    const moved = tx.db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(or(eq(ledgerEntries.id, lineId), eq(ledgerEntries.reversesId, lineId)))
    await tx.db
      .delete(settlementEntries)
      .where(and(mine, inArray(settlementEntries.entryId, moved)))
    const after = { line_id: lineId, amount: line.entry.amount, not_before: put.notBefore }
    await row.log({ after, reason })
    return refreshTotals(tx, row)
  },
)

const fixed = () =>
  conflict('LINE_FIXED', {
    en: 'A carried amount or a pay-out cannot be moved.',
    ja: '繰越額と支払いの行は移動できません。',
  })
