import type { components } from '@officina/openapi/schema'
import { dayMs as day } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { and, asc, eq, isNull, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { detailFields, detailsOf } from './fields.ts'
import { reapplyAfterDays } from './machine.ts'

type Schemas = components['schemas']
type Doctor = typeof doctors.$inferSelect

/** The signed-in doctor's own application: what was sent, where it stands, what may be changed now. */
export async function getOwnApplication(ctx: DoctorCtx): Promise<Schemas['DoctorApplication']> {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, ctx.actor.id))
  if (!doctor) throw notFound()
  const reapplyFrom = doctor.status === 'rejected' ? await reapplyDate(ctx, doctor) : null
  const canReapply = reapplyFrom !== null && reapplyFrom <= ctx.clock.now()
  return {
    ...detailsOf(doctor),
    number: doctor.number,
    email: doctor.email,
    status: doctor.status as Schemas['DoctorApplication']['status'],
    status_reason_code: doctor.statusReasonCode,
    status_reason: doctor.statusReasonText,
    applied_at: doctor.appliedAt?.toISOString() ?? null,
    editable_fields: editableFields(doctor, canReapply),
    can_add_documents: ['applied', 'needs_info'].includes(doctor.status) || canReapply,
    can_reapply: canReapply,
    reapply_from: reapplyFrom?.toISOString() ?? null,
    revision: doctor.revision,
    documents: await listDocuments(ctx),
  }
}

export async function listDocuments(ctx: DoctorCtx): Promise<Schemas['DoctorDocument'][]> {
  const rows = await ctx.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerType, 'doctor'),
        eq(files.ownerId, ctx.actor.id),
        eq(files.purpose, 'licence'),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
  return rows.map((file) => ({
    id: file.id,
    filename: file.filename,
    content_type: file.contentType,
    size: file.size,
    created_at: file.createdAt.toISOString(),
  }))
}

/** What the doctor may change now, by wire name; `licence_file` is in the list when documents were asked for. */
export function editableFields(doctor: Doctor, canReapply: boolean): string[] {
  if (doctor.status === 'needs_info') return doctor.reopenedFields
  return canReapply ? [...detailFields, 'licence_file'] : []
}

/** From when a rejected applicant may try again: at once if an administrator said so, else 30 days after. */
export async function reapplyDate(ctx: DoctorCtx, doctor: Doctor): Promise<Date> {
  const rejectedAt = (await enteredAt(ctx, doctor.id, 'rejected')) ?? doctor.updatedAt
  return doctor.mayReapply ? rejectedAt : new Date(rejectedAt.getTime() + reapplyAfterDays * day)
}

/** When the doctor last came into a status, from the audit rows of the transitions. */
export async function enteredAt(
  ctx: DoctorCtx,
  doctorId: string,
  status: string,
): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'doctor'),
        eq(auditLog.objectId, doctorId),
        sql`${auditLog.after}->>'status' = ${status}`,
      ),
    )
    .orderBy(sql`${auditLog.at} desc`)
    .limit(1)
  return row?.at
}
