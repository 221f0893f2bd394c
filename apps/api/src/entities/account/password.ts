import type { components } from '@officina/openapi/schema'
import { type Ctx, type Guard, inTransaction, type SignedInCtx, type TxCtx } from '../../context.ts'
import { accounts, passkeys } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { auditAccount } from '../audit.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { assertNotBreached } from './breached.ts'
import { hasAddress } from './entity.ts'
import { passwordChangedMail, resetPasswordMail } from './mails.ts'
import { maskEmail } from './maskEmail.ts'
import { type Account, confirmedAccount } from './ownAccount.ts'
import { passwordProblem } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { consumeToken, getLiveToken, issueToken, revokeOthersOf } from './tokens.ts'
import { forgetTrustedDevices } from './trustedDevices.ts'
import { type Asked, askedBy, asVisitor } from './visitor.ts'

/**
 * Sets a new password, ends every session but `keepHash` and kills the open links (a change of address
 * that somebody else began goes with them). Refusals are 422 at the field.
 */
export async function changePassword(
  ctx: SignedInCtx,
  input: components['schemas']['PasswordChangeRequest'],
  keepHash: string,
): Promise<void> {
  const { role } = ctx.actor
  const { id, email, locale } = await confirmedAccount(ctx, input.current_password)
  const { password, password_confirmation: confirmation } = input
  if (password === input.current_password)
    throw invalid('password', 'PASSWORD_REFUSED', {
      en: 'This is your current password. Choose a different one.',
      ja: '現在と同じパスワードです。別のパスワードを入力してください。',
    })
  const passwordHash = await hashNewPassword(ctx, { guard: role, email }, password, confirmation)
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await tx.db
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
      .where(eq(accounts.id, id))
    await endSessionsOf(tx, id, keepHash)
    await forgetTrustedDevices(tx, id)
    await revokeOthersOf(tx, id)
    await auditAccount(tx, { role, accountId: id }, 'password_changed')
    await notifyChanged(tx, { id, email, locale })
  })
}

async function notifyChanged(
  ctx: Ctx,
  { id, email, locale }: Pick<Account, 'id' | 'email' | 'locale'>,
): Promise<void> {
  const mail = passwordChangedMail({
    at: ctx.clock.now(),
    timeZone: ctx.config.timeZone,
    passkeys: await ctx.db.$count(passkeys, eq(passkeys.accountId, id)),
  })
  await sendMail(ctx, mail, { to: email, locale, accountId: id })
}

/**
 * Checks a new password against the rules of the role and its confirmation, then hashes it.
 * Refusals are 422 at `password` or `password_confirmation`.
 */
export async function hashNewPassword(
  ctx: Ctx,
  { guard, email }: { guard: Guard; email: string },
  password: string,
  confirmation: string | undefined,
): Promise<string> {
  await assertNewPassword(ctx, guard, email, { password, confirmation })
  return ctx.passwords.hash(password)
}

/** 422 at `password` and `password_confirmation` by the rules of the role, which count when a password is set. */
export async function assertNewPassword(
  ctx: Ctx,
  guard: Guard,
  email: string,
  { password, confirmation }: { password: string; confirmation: string | undefined },
): Promise<void> {
  const problems: Record<string, Texts> = {}
  const weak = passwordProblem(password, ctx.security().shortestPassword[guard], email)
  if (weak) problems.password = weak
  if (confirmation !== undefined && confirmation !== password)
    problems.password_confirmation = {
      en: 'The passwords do not match.',
      ja: 'パスワードが一致しません。',
    }
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'PASSWORD_REFUSED')
  await assertNotBreached(ctx, password)
}

type ResetJob = { role: Guard; email: string; asked: Asked }

/** Takes the request; whether the address is known is found out by the job, so the answer cannot tell. */
export async function requestReset(ctx: Ctx, role: Guard, email: string): Promise<void> {
  await ctx.jobs.enqueue(ctx, 'account.reset', { role, email, asked: askedBy(ctx) })
}

/** Sends the link if there is an account with a password. A new link kills the one before. */
export async function sendResetLink(job: Ctx, data: unknown): Promise<void> {
  const { role, email, asked } = data as ResetJob
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const [account] = await ctx.db.select().from(accounts).where(hasAddress(role, email))
    if (!account?.passwordHash) return
    await mailResetLink(ctx, account)
    await auditAccount(ctx, { role, accountId: account.id }, 'reset_requested')
  })
}

/** Mails the link that sets a new password (60 min) to an account; the one before dies. Call it in a transaction. */
export async function mailResetLink(
  ctx: Ctx,
  account: typeof accounts.$inferSelect,
): Promise<void> {
  const { id, role, email, locale } = account
  const token = await issueToken(ctx, { kind: 'reset', role, email, accountId: id })
  const area = { doctor: 'doctors', patient: 'user', admin: 'admins' }[role]
  const url = `${ctx.config.publicUrl}/${area}/reset-password/new-password?id=${token.id}&token=${token.secret}`
  await sendMail(ctx, resetPasswordMail({ url }), { to: email, locale, accountId: id })
}

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
    return setPasswordByLink(tx, accountId ?? '', passwordHash)
  })
}

/** The same once a link that was mailed is used up: it has proved the address. */
export async function setPasswordByLink(
  tx: TxCtx,
  accountId: string,
  passwordHash: string,
): Promise<Account> {
  const now = tx.clock.now()
  const [account] = await tx.db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now, emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, accountId))
    .returning()
  if (!account) throw new Error('a link without an account')
  await endSessionsOf(tx, accountId)
  await forgetTrustedDevices(tx, accountId)
  await revokeOthersOf(tx, accountId)
  const by = { role: account.role, accountId }
  await auditAccount(tx, by, 'password_reset', { by })
  await notifyChanged(tx, account)
  return account
}
