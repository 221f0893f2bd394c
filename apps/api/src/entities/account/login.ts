import type { Ctx, Guard } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { type DomainError, forbidden, invalid } from '../errors.ts'
import { mayStillDownload } from '../practice/access.ts'
import { isoOf } from '../wire.ts'
import { assertSecondFactor } from './secondFactor.ts'

type Found = Pick<typeof accounts.$inferSelect, 'id' | 'passwordHash' | 'totpSecret'>

/** The account of an address, in any case; undefined when there is none. */
export async function findAccount(
  ctx: Ctx,
  guard: Guard,
  email: string,
): Promise<Found | undefined> {
  const [account] = await ctx.db
    .select({
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      totpSecret: accounts.totpSecret,
    })
    .from(accounts)
    .where(and(eq(accounts.role, guard), sql`lower(${accounts.email}) = ${email.toLowerCase()}`))
  return account
}

/**
 * Checks the password, and the code where there is a second factor. Unknown address and wrong password are the same answer
 * (INVALID_CREDENTIALS on `email`); a closed account, and one with a second factor, say so only after the
 * right password (SECOND_FACTOR_NEEDED, WRONG_CODE on `code`).
 */
export async function logIn(
  ctx: Ctx,
  guard: Guard,
  account: Found | undefined,
  { password, code }: { password: string; code?: string },
): Promise<{ accountId: string }> {
  const matches = await ctx.passwords.verify(account?.passwordHash, password)
  const failed = () =>
    audit(ctx, {
      action: `${guard}.login_failed`,
      objectType: 'account',
      objectId: account?.id ?? null,
    })
  if (!account || !matches) {
    await failed()
    throw invalid('email', 'INVALID_CREDENTIALS', {
      en: 'These credentials do not match our records.',
      ja: 'メールアドレスまたはパスワードが正しくありません。',
    })
  }
  await assertMaySignIn(ctx, guard, account.id)
  await assertSecondFactor(ctx, account, code).catch(async (error) => {
    if (code) await failed()
    throw error
  })
  await audit(ctx, {
    action: `${guard}.login`,
    objectType: 'account',
    objectId: account.id,
    by: { role: guard, accountId: account.id },
  })
  return { accountId: account.id }
}

const refusals: Record<string, () => DomainError> = {
  closed: () =>
    forbidden('ACCOUNT_CLOSED', {
      en: 'This account was closed. Contact support if this is a mistake.',
      ja: 'このアカウントは閉鎖されています。お心当たりがない場合はサポートまでご連絡ください。',
    }),
  lapsed: () =>
    forbidden('ACCOUNT_CLOSED', {
      en: 'This application has expired. Apply again.',
      ja: '申請の有効期限が切れました。もう一度お申し込みください。',
    }),
  archived: () =>
    forbidden('ACCOUNT_ARCHIVED', {
      en: 'Your clinic has archived this account. Contact your clinic.',
      ja: 'このアカウントはクリニックによりアーカイブされています。クリニックにお問い合わせください。',
    }),
  suspended: () =>
    forbidden('ACCOUNT_SUSPENDED', {
      en: 'This account is suspended. Contact support.',
      ja: 'このアカウントは停止中です。サポートまでご連絡ください。',
    }),
  disabled: () =>
    forbidden('ACCOUNT_DISABLED', {
      en: 'This account was disabled. Contact an owner.',
      ja: 'このアカウントは無効です。オーナーにお問い合わせください。',
    }),
}

async function assertMaySignIn(ctx: Ctx, guard: Guard, accountId: string): Promise<void> {
  const table = { doctor: sql`doctors`, patient: sql`patients`, admin: sql`admins` }[guard]
  const closed = guard === 'doctor' ? sql`closed_at` : sql`null::timestamptz`
  const result = await ctx.db.execute<{ status: string; closed_at: string | null }>(
    sql`select status, ${isoOf<string | null>(closed)} as closed_at from ${table} where account_id = ${accountId}`,
  )
  const status = result.rows[0]?.status
  // A suspended doctor keeps read access, so only the other roles are refused.
  if (status === 'suspended' && guard === 'doctor') return
  const closedAt = result.rows[0]?.closed_at
  if (status === 'closed' && closedAt && mayStillDownload(ctx, new Date(closedAt))) return
  const refusal = status ? refusals[status] : refusals.disabled
  if (refusal) throw refusal()
}
