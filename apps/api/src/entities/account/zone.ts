import { isTimeZone } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'

/** The time zone in which the patient's days begin: their own setting, else their device's, else the shop's. */
export async function zoneOfPatient(ctx: PatientCtx): Promise<string> {
  const { accountId } = ctx.actor
  if (!accountId) return ctx.config.timeZone
  const { timeZone: device } = ctx.origin
  const [account] = await ctx.db
    .select({ zone: accounts.timezone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.zone ?? (device && isTimeZone(device) ? device : ctx.config.timeZone)
}
