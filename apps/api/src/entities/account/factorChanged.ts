import type { Ctx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { forgetTrustedDevices } from './trustedDevices.ts'

/** After a second factor was added or taken away: no browser is trusted any more, and every process forgets who this was. */
export async function factorChanged(ctx: Ctx, accountId: string): Promise<void> {
  await forgetTrustedDevices(ctx, accountId)
  await ctx.db.execute(sql`select pg_notify('officina_sessions', ${accountId})`)
}
