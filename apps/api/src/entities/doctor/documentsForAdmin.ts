import type { components } from '@officina/openapi/schema'
import { hourMs } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { and, desc, eq, gt, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { file as entity } from '../file/entity.ts'
import { wireOf } from '../read/wireOf.ts'
import { doctor } from './entity.ts'

/** Licence documents of a doctor, newest first; removed ones are listed without their content. */
export async function listDocuments(
  ctx: AdminCtx,
  doctorId: string,
): Promise<components['schemas']['AdminDocument'][]> {
  await doctor.get(ctx, doctorId)
  const rows = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerType, 'doctor'), eq(files.ownerId, doctorId)))
    .orderBy(desc(files.createdAt), desc(files.id))
  return rows.map((file) => wireOf('AdminDocument', file))
}

/** The bytes of one document; each view is logged, once an hour. */
export async function readDocument(ctx: AdminCtx, doctorId: string, documentId: string) {
  return inTransaction(ctx, async (ctx) => {
    // a page may ask for it several times at once: one after the other
    const [file] = await entity.lockWhere(
      ctx,
      and(eq(files.id, documentId), eq(files.ownerType, 'doctor'), eq(files.ownerId, doctorId)),
    )
    if (!file || file.deletedAt) throw notFound()
    if (!(await hasReadLately(ctx, doctorId, documentId)))
      await audit(ctx, {
        action,
        objectId: doctorId,
        doctorId,
        after: { document_id: documentId },
      })
    return { file, content: await ctx.files.get(file.key) }
  })
}

const action = 'doctor.read_document'

/** Whether this administrator's look at the document was written down within the hour. */
async function hasReadLately(ctx: AdminCtx, doctorId: string, documentId: string) {
  const since = new Date(ctx.clock.now().getTime() - hourMs)
  const rows = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'doctor'),
        eq(auditLog.objectId, doctorId),
        gt(auditLog.at, since),
        eq(auditLog.actorId, ctx.actor.accountId),
        eq(auditLog.action, action),
        sql`${auditLog.after}->>'document_id' = ${documentId}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
