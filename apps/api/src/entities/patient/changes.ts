import type { Ctx } from '../../context.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { and, desc, eq, lte, sql } from '../../db/sql.ts'
import { looks } from '../auditActions.ts'
import { actorNames } from '../recordNames.ts'

/** Who changed a patient last, and when. What comes after its `updated_at` (a note, a download) has changed nothing. */
export async function lastChange(
  ctx: Ctx,
  patient: { id: string; updatedAt: Date },
): Promise<{ by: string | null; at: Date }> {
  const [row] = await ctx.db
    .select({ actorId: auditLog.actorId, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'patient'),
        eq(auditLog.objectId, patient.id),
        sql`${auditLog.action} !~ ${looks.source}`,
        lte(auditLog.at, patient.updatedAt),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  const names = await actorNames(ctx, [row?.actorId])
  return { by: names.get(row?.actorId ?? '') ?? null, at: row?.at ?? patient.updatedAt }
}
