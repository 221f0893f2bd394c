import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { type FactorChange, factorChangedMail } from './mails.ts'
import { forgetTrustedDevices } from './trustedDevices.ts'

/**
 * After a second factor was added or taken away: no browser is trusted any more, every process forgets who this was,
 * and the person is told.
 */
export async function factorChanged(
  ctx: Ctx,
  accountId: string,
  change: FactorChange,
): Promise<void> {
  await forgetTrustedDevices(ctx, accountId)
  await ctx.db.execute(sql`select pg_notify('officina_sessions', ${accountId})`)
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const mail = factorChangedMail({ change, at: ctx.clock.now(), timeZone: ctx.config.timeZone })
  await sendMail(ctx, mail, { to: account.email, locale: account.locale, accountId })
}
