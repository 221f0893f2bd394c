import { type Ctx, inTransaction } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq } from '../../db/sql.ts'
import { hasAddress } from '../account/entity.ts'
import { type Asked, askedBy, asVisitor } from '../account/visitor.ts'
import { sendAdminInvitation } from './mails.ts'

/** Asks for a new link. Only an address that an administrator has invited gets one; the answer cannot tell. */
export async function requestAdminRegistration(ctx: Ctx, email: string): Promise<void> {
  await ctx.jobs.enqueue(ctx, 'account.registerAdmin', { email, asked: askedBy(ctx) })
}

export async function resendAdminInvitation(job: Ctx, data: unknown): Promise<void> {
  const { email, asked } = data as { email: string; asked: Asked }
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const [invited] = await ctx.db
      .select({ accountId: accounts.id })
      .from(accounts)
      .innerJoin(admins, eq(admins.accountId, accounts.id))
      .where(and(hasAddress('admin', email), eq(admins.status, 'invited')))
    if (invited) await sendAdminInvitation(ctx, invited.accountId)
  })
}
