import type { SignedInCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { invalid, notFound } from '../errors.ts'

export type Account = typeof accounts.$inferSelect

/** The account of the signed-in person. */
export async function ownAccount(ctx: SignedInCtx): Promise<Account> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, ctx.actor.accountId))
  if (!account) throw notFound()
  return account
}

/** The same for what a borrowed browser must not do: 422 at `current_password` unless it is right. */
export async function confirmedAccount(ctx: SignedInCtx, password: string): Promise<Account> {
  const account = await ownAccount(ctx)
  if (await ctx.passwords.verify(account.passwordHash, password)) return account
  throw invalid('current_password', 'WRONG_PASSWORD', {
    en: 'The current password is incorrect.',
    ja: '現在のパスワードが正しくありません。',
  })
}
