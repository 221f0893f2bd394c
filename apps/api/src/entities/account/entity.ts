import type { Ctx, Guard } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'

/** What somebody signs in with; what happens to it is logged under the role. */
export const account = defineEntity({ lock: 'account', table: accounts })

/** Whose a mail address is: one account of each role may have it. */
export const hasAddress = (role: Guard, email: string) =>
  and(eq(accounts.role, role), sql`lower(${accounts.email}) = ${email.toLowerCase()}`)

export const hasAccount = async (ctx: Ctx, role: Guard, email: string): Promise<boolean> =>
  (await ctx.db.$count(accounts, hasAddress(role, email))) > 0
