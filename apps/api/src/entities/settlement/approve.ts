import type { AdminActor, TxCtx } from '../../context.ts'
import type { Seen } from '../entity.ts'
import { noOpenDispute } from './dispute.ts'
import { fourEyes, settlement } from './entity.ts'

/**
 * Releases a closed statement for payment, or a failed one for another try. Not by the person who closed it, nor
 * while an objection waits for an answer.
 */
export const approveSettlement = settlement.command(
  'approve',
  { needs: [fourEyes, noOpenDispute] },
  (tx: TxCtx<AdminActor>, row, _input: Seen | undefined) =>
    row.move('approved', {
      approvedAt: tx.clock.now(),
      approvedBy: tx.actor.id,
      failedReason: null,
    }),
)
