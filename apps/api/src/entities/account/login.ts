import type { Ctx, Guard } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { sql } from '../../db/sql.ts'
import { auditAccount } from '../audit.ts'
import { type DomainError, forbidden, invalid } from '../errors.ts'
import { mayStillDownload } from '../practiceAccess.ts'
import { isoOf } from '../wire.ts'
import { hasAddress } from './entity.ts'
import { type Factor, hasFactor, useFactor } from './factors.ts'
import { isTrusted } from './trustedDevices.ts'
import { usePasskey } from './webauthn.ts'

type Found = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'passwordHash' | 'totpSecret'>

/** The account of an address, in any case; undefined when there is none. */
export async function findAccount(
  ctx: Ctx,
  guard: Guard,
  email: string,
): Promise<Found | undefined> {
  const [account] = await ctx.db
    .select({
      id: accounts.id,
      role: accounts.role,
      passwordHash: accounts.passwordHash,
      totpSecret: accounts.totpSecret,
    })
    .from(accounts)
    .where(hasAddress(guard, email))
  return account
}

/** Of the browser that signs in: its session, and its cookie where it is trusted. */
type FromBrowser = { sessionHash: string | undefined; trusted: string | undefined }

/**
 * Checks the password, and the second factor where there is one and this browser is not trusted. Unknown address and
 * wrong password are the same answer (INVALID_CREDENTIALS on `email`); a closed account, and one with a second factor,
 * say so only after the right password (SECOND_FACTOR_NEEDED, WRONG_CODE on `code`). `hasShown`: a second factor was shown.
 */
export async function logIn(
  ctx: Ctx,
  account: Found | undefined,
  { password, guard, ...factor }: { guard: Guard; password: string } & Factor,
  browser: FromBrowser,
): Promise<{ accountId: string; hasShown: boolean }> {
  const matches = await ctx.passwords.verify(account?.passwordHash, password)
  if (!account || !matches) {
    await noteFailed(ctx, guard, account?.id)
    throw invalid('email', 'INVALID_CREDENTIALS', {
      en: 'These credentials do not match our records.',
      ja: 'メールアドレスまたはパスワードが正しくありません。',
    })
  }
  await assertMaySignIn(ctx, guard, account.id)
  const isAsked =
    (await hasFactor(ctx, account)) && !(await isTrusted(ctx, account.id, browser.trusted))
  if (isAsked)
    await useFactor(ctx, account, factor, browser.sessionHash).catch(async (error) => {
      if (factor.code || factor.passkey) await noteFailed(ctx, guard, account.id)
      throw error
    })
  await noteLogin(ctx, guard, account.id)
  return { accountId: account.id, hasShown: isAsked }
}

/**
 * Signs in by a passkey alone, which has recognised the person: two factors in one. What is wrong with it is not told
 * (PASSKEY_REFUSED on `response`).
 */
export async function logInByPasskey(
  ctx: Ctx,
  guard: Guard,
  answer: NonNullable<Factor['passkey']>,
  sessionHash: string | undefined,
): Promise<{ accountId: string }> {
  const used = await usePasskey(ctx, { guard, answer, sessionHash })
  if (!used?.isVerified) {
    await noteFailed(ctx, guard, used?.accountId)
    throw invalid('response', 'PASSKEY_REFUSED', {
      en: 'This passkey was not accepted. Sign in with your password.',
      ja: 'このパスキーではログインできませんでした。パスワードでログインしてください。',
    })
  }
  await assertMaySignIn(ctx, guard, used.accountId)
  await noteLogin(ctx, guard, used.accountId)
  return { accountId: used.accountId }
}

const noteFailed = (ctx: Ctx, role: Guard, accountId: string | null = null) =>
  auditAccount(ctx, { role, accountId }, 'login_failed')

const noteLogin = (ctx: Ctx, role: Guard, accountId: string) =>
  auditAccount(ctx, { role, accountId }, 'login', { by: { role, accountId } })

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
  email_submitted: () =>
    forbidden('ACCOUNT_CLOSED', {
      en: 'Your earlier application has expired. To finish the new one, open the link in the email that we sent you.',
      ja: '以前の申請は期限が切れています。お送りしたメールのリンクを開いて、新しい申請を完了してください。',
    }),
  archived: () =>
    forbidden('ACCOUNT_ARCHIVED', {
      en: 'Your clinic has archived this account. Contact your clinic. To join another clinic, open the link in its invitation email.',
      ja: 'このアカウントはクリニックによりアーカイブされています。クリニックにお問い合わせください。別のクリニックに登録する場合は、届いた招待メールのリンクを開いてください。',
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
