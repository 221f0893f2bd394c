import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { revokeToken } from '../account/tokens.ts'
import { invitation as entity } from '../patient/entity.ts'
import { getOpenedInvitation } from './open.ts'

/** Declines the invitation that this browser has opened; 410 for a dead link. */
export async function declineOpenedInvitation(
  ctx: Ctx,
  tokenId: string | undefined,
): Promise<void> {
  const { invitation } = await getOpenedInvitation(ctx, tokenId)
  await inTransaction(ctx, (tx) => declineInvitation(tx, invitation.id))
}

/** Ends an invitation. The doctor cannot tell whether the link or an account elsewhere has answered. */
export async function declineInvitation(tx: TxCtx, id: string): Promise<void> {
  const sent = await entity.lock(tx, id)
  const seen = { openedAt: sent.openedAt ?? tx.clock.now() }
  const opened =
    sent.status === 'pending'
      ? await sent.move('opened', seen, { as: 'visitor', isLoggedElsewhere: true })
      : sent
  await opened.move('declined', {}, { as: 'visitor', action: 'decline' })
  if (sent.tokenId) await revokeToken(tx, sent.tokenId)
}
