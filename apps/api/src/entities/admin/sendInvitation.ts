import type { Ctx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { adminInvitationMail } from '../../mail/templates/adminInvitation.ts'
import { issueToken } from '../account/tokens.ts'
import { notFound } from '../errors.ts'

/** Sends an invited administrator the link (24 h) that sets up the account; the one before dies. Call it in a transaction. */
export async function sendAdminInvitation(ctx: Ctx, accountId: string): Promise<{ url: string }> {
  const [row] = await ctx.db
    .select({ account: accounts, admin: admins })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(eq(accounts.id, accountId))
  if (row?.admin.status !== 'invited') throw notFound()
  const { account, admin } = row
  const token = await issueToken(ctx, {
    kind: 'registration',
    role: 'admin',
    email: account.email,
    accountId,
  })
  const url = `${ctx.config.publicUrl}/admins/sign-up?token=${token.secret}`
  await sendMail(ctx, adminInvitationMail({ url, role: admin.adminRole }), {
    to: account.email,
    locale: account.locale,
    accountId,
  })
  return { url }
}
