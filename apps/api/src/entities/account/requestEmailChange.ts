import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import {
  emailChangeMail,
  emailChangeNoticeMail,
  emailChangeTakenMail,
} from '../../mail/templates/emailChange.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { maskEmail } from './maskEmail.ts'
import { issueToken } from './tokens.ts'

type Account = typeof accounts.$inferSelect

/**
 * Sends the link that confirms a new address (24 h) to it, and a notice to the present one, which
 * stays in force until then. An address of another account gets a mail without a link: the caller
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
    await audit(tx, {
      action: `${role}.email_change_requested`,
      objectType: 'account',
      objectId: accountId,
    })
  })
}

/** The mail to the new address alone. The link sent before stops working. */
export async function sendEmailLink(
  ctx: Ctx,
  role: Guard,
  account: Account,
  email: string,
): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, role),
        ne(accounts.id, account.id),
        sql`lower(${accounts.email}) = ${email.toLowerCase()}`,
      ),
    )
  // also for an address in use, so that the change looks pending as any other; its link goes nowhere
  const token = await issueToken(ctx, { kind: 'email_change', role, email, accountId: account.id })
  const target = { to: email, locale: account.locale }
  if (taken) return sendMail(ctx, emailChangeTakenMail(), { ...target, accountId: taken.id })
  const path = role === 'doctor' ? '/api/doctor/email/verify' : '/api/email/verify'
  const url = `${ctx.config.publicUrl}${path}/${token.id}/${token.secret}`
  await sendMail(ctx, emailChangeMail({ url }), { ...target, accountId: account.id })
}
