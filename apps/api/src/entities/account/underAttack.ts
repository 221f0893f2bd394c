import { dayMs as day } from '@officina/shared/dates/days'
import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, eq, gt } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { account as entity, hasAddress } from './entity.ts'
import { accountUnderAttackMail } from './mails.ts'

/** Tells the owner of an account that somebody guesses its password, at most once in 24 hours; nobody when there is none. */
export async function warnOwner(job: Ctx, data: unknown): Promise<void> {
  const { role, email } = data as { role: Guard; email: string }
  await inTransaction(job, async (ctx) => {
    const [account] = await entity.lockWhere(ctx, hasAddress(role, email))
    if (!account) return
    const now = ctx.clock.now()
    const mail = accountUnderAttackMail({ at: now, timeZone: ctx.config.timeZone })
    const [recent] = await ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.accountId, account.id),
          eq(mails.template, mail.template),
          gt(mails.createdAt, new Date(now.getTime() - day)),
        ),
      )
      .limit(1)
    if (recent) return
    const { id, locale } = account
    await sendMail(ctx, mail, { to: account.email, locale, accountId: id })
  })
}
