import { type AccountCtx, inTransaction } from '../../context.ts'
import { audit } from '../audit.ts'
import { getPendingEmail } from './pendingEmail.ts'
import { revokeTokens } from './tokens.ts'

/** Keeps the present address; the link that was sent dies. Without one nothing happens. */
export async function cancelEmailChange(ctx: AccountCtx): Promise<void> {
  const { role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const pending = await getPendingEmail(tx, accountId)
    if (!pending) return
    await revokeTokens(tx, { kind: 'email_change', role, email: pending.email, accountId })
    await audit(tx, {
      action: `${role}.email_change_cancelled`,
      objectType: 'account',
      objectId: accountId,
    })
  })
}
