import type { AdminActor, TxCtx } from '../../context.ts'
import type { Seen } from '../entity.ts'
import { assertTransition } from '../machine.ts'
import { noOpenDispute } from './dispute.ts'
import { fourEyes, type Settlement, settlement } from './entity.ts'
import { settlementMachine } from './machine.ts'

/**
 * Releases a closed statement for payment, or a failed one for another try. Not by the person who closed it, nor
 * while an objection waits for an answer.
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
