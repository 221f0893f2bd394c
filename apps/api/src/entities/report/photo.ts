import type { AdminCtx, DoctorCtx, PatientCtx } from '../../context.ts'
import { productReports } from '../../db/schema/return.ts'
import { eq } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import { notFound } from '../errors.ts'
import { type FileContent, readFile } from '../file/store.ts'
import { isClinical } from '../order/reports.ts'

/** A picture of a report, for whoever reads its text: its patient, its doctor and the office; what doctor and office see is audited. */
export async function getReportPhoto(
  ctx: PatientCtx | DoctorCtx | AdminCtx,
  id: string,
  photoId: string,
): Promise<FileContent> {
  const [row] = await ctx.db.select().from(productReports).where(eq(productReports.id, id))
  const { actor } = ctx
  const isTheirs =
    (actor.role === 'admin' &&
      row !== undefined &&
      (!isClinical(row.kind) || actor.permissions.includes('phi.read'))) ||
    (actor.role === 'patient' && row?.patientId === actor.id) ||
    (actor.role === 'doctor' && row?.doctorId === actor.id && isClinical(row.kind))
  if (!row || !isTheirs) throw notFound()
  const photo = await readFile(ctx, { ownerType: 'report', ownerId: id }, photoId)
  if (actor.role !== 'patient') await auditOf(ctx, 'order.report_photo_read', row.orderId, row)
  return photo
}
