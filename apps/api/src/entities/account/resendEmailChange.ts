import { type AccountCtx, inTransaction } from '../../context.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { ownAccount } from './ownAccount.ts'
import { getPendingEmail } from './pendingEmail.ts'
import { sendEmailLink } from './requestEmailChange.ts'

/** Sends the new address a fresh link. */
export async function resendEmailChange(ctx: AccountCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await ownAccount(tx)
    await sendEmailLink(tx, tx.actor.role, account, await pendingAddress(tx))
    await audit(tx, {
      action: `${tx.actor.role}.email_change_resent`,
      objectType: 'account',
      objectId: account.id,
    })
  })
}

/** The address whose link is open; 409 NOTHING_PENDING without one. */
export async function pendingAddress(ctx: AccountCtx): Promise<string> {
  const pending = await getPendingEmail(ctx, ctx.actor.accountId)
  if (pending) return pending.email
  throw conflict('NOTHING_PENDING', {
    en: 'No change of the email address is open. Ask for it again.',
    ja: '手続き中のメールアドレス変更はありません。もう一度お手続きください。',
  })
}
