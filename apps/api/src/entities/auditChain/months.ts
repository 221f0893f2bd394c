import type { Ctx } from '../../context.ts'
import { sql } from '../../db/sql.ts'

/** Makes the partitions of the audit log for this month and the next two; what is of no month stays in the rest. */
export async function makeAuditMonths(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select make_audit_months()`)
}
