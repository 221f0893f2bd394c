import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
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
    const target = { to: email, locale: account.locale, accountId }
    const [taken] = await tx.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.role, role), sql`lower(${accounts.email}) = ${email.toLowerCase()}`))
    if (taken && taken.id !== accountId) {
      await sendMail(tx, emailChangeTakenMail(), { ...target, accountId: taken.id })
    } else {
      const token = await issueToken(tx, { kind: 'email_change', role, email, accountId })
      const path = role === 'doctor' ? '/api/doctor/email/verify' : '/api/email/verify'
      const url = `${tx.config.publicUrl}${path}/${token.id}/${token.secret}`
      await sendMail(tx, emailChangeMail({ url }), target)
    }
    await sendMail(tx, emailChangeNoticeMail({ email: maskEmail(email) }), {
      ...target,
      to: account.email,
    })
    await audit(tx, {
      action: `${role}.email_change_requested`,
      objectType: 'account',
      objectId: accountId,
    })
  })
}
