import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, desc, eq, ne, sql } from '../../db/sql.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { ownRateBp } from '../doctor/rates.ts'
import { orderColumns } from '../order/forDoctor.ts'
import { downloadUntil } from '../practiceAccess.ts'
import { renewalsOf } from './renewals.ts'
import { type Period, statsOf } from './stats.ts'
import { tasksOf } from './tasks.ts'

type Top = components['schemas']['DoctorTop']
type Doctor = typeof doctors.$inferSelect

/** Application status for everybody; the practice for doctors who are or were approved. */
export async function doctorTop(ctx: DoctorCtx, period: Period): Promise<Top> {
  const doctor = await doctorEntity.get(ctx, ctx.actor.id)
  const isPractising = doctor.status === 'approved' || doctor.status === 'suspended'
  return {
    application: {
      status: doctor.status as Top['application']['status'],
      applied_at: doctor.appliedAt?.toISOString() ?? null,
      approved_at: doctor.approvedAt?.toISOString() ?? null,
      suspended_at: doctor.suspendedAt?.toISOString() ?? null,
      closed_at: doctor.closedAt?.toISOString() ?? null,
      download_until: doctor.closedAt && downloadUntil(ctx, doctor.closedAt),
      reason_code: doctor.statusReasonCode,
      reason: doctor.statusReasonText,
    },
    practice: isPractising ? await practiceOf(ctx, doctor, period) : null,
  }
}

async function practiceOf(
  ctx: DoctorCtx,
  doctor: Doctor,
  period: Period,
): Promise<Top['practice']> {
  const [rateBp, stats, tasks, orders, renewals, checklist] = await Promise.all([
    ownRateBp(ctx),
    statsOf(ctx, period),
    tasksOf(ctx),
    recentOrders(ctx),
    renewalsOf(ctx),
    checklistOf(ctx, doctor),
  ])
  return {
    period,
    currency: ctx.config.currency,
    rate_bp: rateBp,
    stats,
    needs_you: tasks.rows,
    needs_you_total: tasks.total,
    recent_orders: orders,
    renewals,
    checklist,
  }
}

async function checklistOf(ctx: DoctorCtx, doctor: Doctor) {
  const [done] = (
    await ctx.db.execute<{ catalogs: boolean; patient: boolean; recipe: boolean }>(sql`
      select
        exists (select 1 from doctor_catalogs where doctor_id = ${doctor.id})
          or exists (select 1 from catalogs where owner_doctor_id = ${doctor.id}) as catalogs,
        exists (select 1 from patients where doctor_id = ${doctor.id} and status not in ('link_requested', 'declined')) as patient,
        exists (select 1 from recipes where doctor_id = ${doctor.id} and kind = 'patient' and issued_at is not null) as recipe`)
  ).rows
  return {
    profile: Boolean(doctor.phone && doctor.clinicName && doctor.clinicLine1),
    catalogs: done?.catalogs ?? false,
    patient: done?.patient ?? false,
    recipe: done?.recipe ?? false,
  }
}

const {
  first_items,
  item_count,
  line_count,
  placed_by_role,
  source,
  subtotal,
  discount,
  ...columns
} = orderColumns

/** The last ten orders of the doctor's patients; of one who has left nothing is shown, as on the order's own page. */
export const recentOrders = (
  ctx: DoctorCtx,
): Promise<components['schemas']['DoctorRecentOrder'][]> =>
  ctx.db
    .select({
      ...columns,
      patient: sql<
        components['schemas']['PatientRef']
      >`jsonb_build_object('id', patients.id, 'last_name', patients.last_name, 'first_name', patients.first_name)`,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(
      and(
        eq(orders.doctorId, ctx.actor.id),
        eq(patients.doctorId, ctx.actor.id),
        ne(patients.status, 'anonymised'),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(10)
