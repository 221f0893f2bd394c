import type { components } from '@officina/openapi/schema'
import { type AccountCtx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'
import { confirmedAccount } from './ownAccount.ts'
import { endSessionsOf } from './sessions.ts'
import { hashNewPassword } from './setPassword.ts'
import { revokeOthersOf } from './tokens.ts'

/**
 * Sets a new password, ends every session but `keepHash` and kills the open links (a change of address
 * that somebody else began goes with them). Refusals are 422 at the field.
 */
export async function changePassword(
  ctx: AccountCtx,
  input: components['schemas']['PasswordChangeRequest'],
  keepHash: string,
): Promise<void> {
  const { role } = ctx.actor
  const { id, email, locale } = await confirmedAccount(ctx, input.current_password)
  const { password, password_confirmation: confirmation } = input
  if (password === input.current_password)
    throw invalid('password', 'PASSWORD_REFUSED', {
      en: 'This is your present password. Choose another one.',
      ja: '現在と同じパスワードです。別のものにしてください。',
    })
  const passwordHash = await hashNewPassword(ctx, { guard: role, email }, password, confirmation)
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await tx.db
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
      .where(eq(accounts.id, id))
    await endSessionsOf(tx, id, keepHash)
    await revokeOthersOf(tx, id)
    await audit(tx, { action: `${role}.password_changed`, objectType: 'account', objectId: id })
    const mail = passwordChangedMail({ at: now, timeZone: tx.config.timeZone })
    await sendMail(tx, mail, { to: email, locale, accountId: id })
  })
}
