import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { resetPasswordMail } from '../../mail/templates/resetPassword.ts'
import { audit } from '../audit.ts'
import { issueToken } from './tokens.ts'
import { type Asked, askedBy, asVisitor } from './visitor.ts'

type ResetJob = { role: Guard; email: string; asked: Asked }

/** Takes the request; whether the address is known is found out by the job, so the answer cannot tell. */
export async function requestReset(ctx: Ctx, role: Guard, email: string): Promise<void> {
  await ctx.jobs.enqueue(ctx, 'account.reset', { role, email, asked: askedBy(ctx) })
}

/** Sends the link if there is an account with a password. A new link kills the one before. */
export async function sendResetLink(job: Ctx, data: unknown): Promise<void> {
  const { role, email, asked } = data as ResetJob
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const [account] = await ctx.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.role, role), sql`lower(${accounts.email}) = ${email.toLowerCase()}`))
    if (!account?.passwordHash) return
    await mailResetLink(ctx, account)
    await audit(ctx, {
      action: `${role}.reset_requested`,
      objectType: 'account',
      objectId: account.id,
    })
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
