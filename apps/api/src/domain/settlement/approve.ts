import { type AdminCtx, inTransaction } from '../../context.ts'
import { assertNoOpenDispute } from './dispute.ts'
import { assertFourEyes, lockSettlement, moveSettlement, type Settlement } from './load.ts'

/** Releases a closed statement for payment, or a failed one for another try. Not by the person who closed it, nor while an objection waits for an answer. */
export function approveSettlement(ctx: AdminCtx, id: string): Promise<Settlement> {
  return inTransaction(ctx, async (tx) => {
    const settlement = await lockSettlement(tx, id)
    assertFourEyes(tx, settlement)
    await assertNoOpenDispute(tx, id)
    const values = { approvedAt: tx.clock.now(), approvedBy: tx.actor.id, failedReason: null }
    return moveSettlement(tx, settlement, 'approved', values, { action: 'approve' })
  })
}
