import type { components } from '@officina/openapi/schema'
import { type AccountCtx, type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts, tokens } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, desc, eq, gt, ne, notInArray, type SQLWrapper, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { auditAccount } from '../audit.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { emailChangeMail, emailChangeNoticeMail, emailChangeTakenMail } from './mails.ts'
import { maskEmail } from './maskEmail.ts'
import { confirmedAccount, ownAccount } from './ownAccount.ts'
import { issueToken, isUnused, revokeTokens } from './tokens.ts'

type Account = typeof accounts.$inferSelect

/**
 * Sends the link that confirms a new address (24 h) to it, and a notice to the present one, which
 * stays in force until then. An address that is somebody else's gets a mail without a link: the caller
 * cannot tell the difference.
 */
export async function requestEmailChange(
  ctx: Ctx,
  role: Guard,
  accountId: string,
  email: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account) throw notFound()
    await sendEmailLink(tx, role, account, email)
    await sendMail(tx, emailChangeNoticeMail({ email: maskEmail(email) }), {
      to: account.email,
      locale: account.locale,
      accountId,
    })
    await auditAccount(tx, { role, accountId }, 'email_change_requested')
  })
}

/** The mail to the new address alone. The link sent before stops working. */
async function sendEmailLink(
  ctx: Ctx,
  role: Guard,
  account: Account,
  email: string,
): Promise<void> {
  const holder = await holderOf(ctx, role, account.id, email)
  // also for an address in use, so that the change looks pending as any other; its link goes nowhere
  const token = await issueToken(ctx, { kind: 'email_change', role, email, accountId: account.id })
  const target = { to: email, locale: account.locale }
  if (holder) {
    const mail = emailChangeTakenMail({ isAtClinic: 'patientId' in holder })
    await sendMail(ctx, mail, { ...target, ...holder })
    return
  }
  const path = role === 'doctor' ? '/api/doctor/email/verify' : '/api/email/verify'
  const url = `${ctx.config.publicUrl}${path}/${token.id}/${token.secret}`
  await sendMail(ctx, emailChangeMail({ url }), { ...target, accountId: account.id })
}

/** Whose the address is already: another account's of the role, or another patient's of the same doctor. */
async function holderOf(ctx: Ctx, role: Guard, accountId: string, email: string) {
  const isIt = (column: SQLWrapper) => sql`lower(${column}) = ${email.toLowerCase()}`
  const [account] = await ctx.db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, role), ne(accounts.id, accountId), isIt(accounts.email)))
  if (account || role !== 'patient') return account
  const [record] = await ctx.db
    .select({ patientId: patients.id })
    .from(patients)
    .where(
      and(
        sql`${patients.doctorId} = (select me.doctor_id from patients me where me.account_id = ${accountId})`,
        sql`${patients.accountId} is distinct from ${accountId}`,
        notInArray(patients.status, ['declined', 'anonymised', 'link_requested']),
        isIt(patients.email),
      ),
    )
  return record
}

/** Begins a change of the own address; asks for the password because the address is the key to it. */
export async function changeEmail(
  ctx: AccountCtx,
  input: { email: string; current_password: string },
  limit: () => Promise<void>,
): Promise<void> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (account.email.toLowerCase() === input.email.toLowerCase())
    throw invalid('email', 'EMAIL_UNCHANGED', {
      en: 'This is already your email address. Enter a different one.',
      ja: '現在と同じメールアドレスです。別のメールアドレスを入力してください。',
    })
  await limit()
  await requestEmailChange(ctx, ctx.actor.role, account.id, input.email)
}

/** Sends the new address a fresh link. */
export async function resendEmailChange(ctx: AccountCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await ownAccount(tx)
    await sendEmailLink(tx, tx.actor.role, account, await pendingAddress(tx))
    await auditAccount(tx, tx.actor, 'email_change_resent')
  })
}

/** The address whose link is open; 409 NOTHING_PENDING without one. */
export async function pendingAddress(ctx: AccountCtx): Promise<string> {
  const pending = await getPendingEmail(ctx, ctx.actor.accountId)
  if (pending) return pending.email
  throw conflict('NOTHING_PENDING', {
    en: 'There is no pending change of your email address. Start the change again.',
    ja: '手続き中のメールアドレス変更はありません。もう一度お手続きください。',
  })
}

/** Keeps the present address; the link that was sent dies. Without one nothing happens. */
export async function cancelEmailChange(ctx: AccountCtx): Promise<void> {
  const { role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const pending = await getPendingEmail(tx, accountId)
    if (!pending) return
    await revokeTokens(tx, { kind: 'email_change', role, email: pending.email, accountId })
    await auditAccount(tx, tx.actor, 'email_change_cancelled')
  })
}

/** The new address that waits for its link, or null. */
export async function getPendingEmail(
  ctx: Ctx,
  accountId: string,
): Promise<components['schemas']['PendingEmail'] | null> {
  const [token] = await ctx.db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.kind, 'email_change'),
        eq(tokens.accountId, accountId),
        isUnused,
        gt(tokens.expiresAt, ctx.clock.now()),
      ),
    )
    .orderBy(desc(tokens.id))
    .limit(1)
  if (!token) return null
  return {
    email: token.email,
    requested_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt.toISOString(),
  }
}
