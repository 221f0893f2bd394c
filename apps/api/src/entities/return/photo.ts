import type { AdminCtx, PatientCtx } from '../../context.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import { notFound } from '../errors.ts'
import { type FileContent, readFile } from '../file/store.ts'

/** A picture of the patient's own return; 404 else. */
export async function getReturnPhotoOfPatient(
  ctx: PatientCtx,
  id: string,
  photoId: string,
): Promise<FileContent> {
  const [mine] = await ctx.db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.patientId, ctx.actor.id)))
  if (!mine) throw notFound()
  return readFile(ctx, { ownerType: 'return', ownerId: id }, photoId)
}

/** A picture of any return; looking at it is in the audit log. */
export async function getReturnPhoto(
  ctx: AdminCtx,
  id: string,
  photoId: string,
): Promise<FileContent> {
  const [back] = await ctx.db.select().from(returns).where(eq(returns.id, id))
  if (!back) throw notFound()
  const photo = await readFile(ctx, { ownerType: 'return', ownerId: id }, photoId)
  await auditOf(ctx, 'order.read_return_photo', back.orderId, back)
  return photo
}
