import type { AccountCtx } from '../../context.ts'
import { invalid } from '../errors.ts'
import { confirmedAccount } from './ownAccount.ts'
import { requestEmailChange } from './requestEmailChange.ts'

/** Begins a change of the own address; asks for the password because the address is the key to it. */
export async function changeEmail(
  ctx: AccountCtx,
  input: { email: string; current_password: string },
): Promise<void> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (account.email.toLowerCase() === input.email.toLowerCase())
    throw invalid('email', 'EMAIL_UNCHANGED', {
      en: 'This is your present address.',
      ja: '現在と同じメールアドレスです。',
    })
  await requestEmailChange(ctx, ctx.actor.role, account.id, input.email)
}
