import type { Ctx } from '../context.ts'
import { admins } from '../db/schema/account.ts'
import { auditLog } from '../db/schema/platform.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import { looks } from './auditActions.ts'

/** Name of the administrator who last changed a record, for a conflict; null when it was somebody else. */
export async function lastChangedBy(
  ctx: Ctx,
  objectType: string,
  id: string,
): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: admins.name })
    .from(auditLog)
    .leftJoin(admins, eq(admins.accountId, auditLog.actorId))
    .where(
      and(
        eq(auditLog.objectType, objectType),
        eq(auditLog.objectId, id),
        sql`${auditLog.action} !~ ${looks.source}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last?.name ?? null
}
