import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts'
import { audit } from '../audit.ts'
import { maskEmail } from './maskEmail.ts'
import { endSessionsOf } from './sessions.ts'
import { hashNewPassword } from './setPassword.ts'
import { consumeToken, getLiveToken, revokeOthersOf } from './tokens.ts'

export type ResetInput = {
  id: string
  token: string
  password: string
  password_confirmation: string
}

/** Whether a reset link still works, without using it up. 410 else. */
export async function checkReset(
  ctx: Ctx,
  role: Guard,
  { id, token }: Pick<ResetInput, 'id' | 'token'>,
): Promise<{ email: string }> {
  const live = await getLiveToken(ctx, { kind: 'reset', role, secret: token, id })
  return { email: maskEmail(live.email) }
}

/** Sets the password, ends every session of the account and kills its other links. No sign-in follows. */
export async function resetPassword(
  ctx: Ctx,
  role: Guard,
  input: ResetInput,
): Promise<{ email: string }> {
  const live = await getLiveToken(ctx, { kind: 'reset', role, secret: input.token, id: input.id })
  const passwordHash = await hashNewPassword(
    ctx,
    { guard: role, email: live.email },
    input.password,
    input.password_confirmation,
  )
  return inTransaction(ctx, async (tx) => {
    const { accountId } = await consumeToken(tx, live.id)
    const now = tx.clock.now()
    const [account] = await tx.db
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: now, emailVerifiedAt: now, updatedAt: now })
      .where(eq(accounts.id, accountId ?? ''))
      .returning()
    if (!account) throw new Error('a reset link without an account')
    await endSessionsOf(tx, account.id)
    await revokeOthersOf(tx, account.id, live.id)
    await audit(tx, {
      action: `${role}.password_reset`,
      objectType: 'account',
      objectId: account.id,
      by: { role, accountId: account.id },
    })
    await sendMail(tx, passwordChangedMail({ at: now, timeZone: tx.config.timeZone }), {
      to: account.email,
      locale: account.locale,
      accountId: account.id,
    })
    return { email: account.email }
  })
}
