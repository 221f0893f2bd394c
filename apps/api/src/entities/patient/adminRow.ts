import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { tabCondition } from '../order/tabs.ts'
import { isoOf, maskedEmail, personName } from '../wire.ts'

/** What a row of `patients` says beyond its columns, in lists and on its page. Needs `doctors` and `ordered`. */
export const patientFigures = {
  name: personName(patients.lastName, patients.firstName),
  doctor_name: personName(doctors.lastName, doctors.firstName),
  email_masked: maskedEmail(patients.email),
  invitation_state: sql`(select i.status from invitations i where i.patient_id = ${patients.id} order by i.created_at desc, i.id desc limit 1)`,
  invited_at: isoOf(
    sql`(select max(i.sent_at) from invitations i where i.patient_id = ${patients.id})`,
  ),
  orders_count: sql`ordered.n`,
  lifetime_sales: sql`ordered.sales`,
  open_problems: (ctx: AdminCtx) =>
    sql`(select count(*)::int from ${orders} where ${orders.patientId} = ${patients.id} and ${tabCondition(ctx, 'needs_attention')})`,
}

/** Orders of a patient and what was kept of their totals. */
export const orderedJoin = sql`cross join lateral (
  select count(*)::int as n, coalesce(sum(o.total - o.refunded), 0)::float8 as sales from orders o
  where o.patient_id = ${patients.id} and o.cancelled_at is null) ordered`
