import { type SQL, sql } from 'drizzle-orm'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { everyWord, like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'
import { flagCondition, tabCondition } from './tabs.ts'

/** Orders of all practices, newest first unless sorted otherwise. */
export const orderList = defineList('adminListOrders', {
  table: orders,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${orders.doctorId}
    inner join ${patients} on ${patients.id} = ${orders.patientId}`,
  columns: {
    patient_number: patients.number,
    patient_name: personName(patients.lastName, patients.firstName),
    doctor_name: personName(doctors.lastName, doctors.firstName),
  },
  filters: {
    tab: (tab, ctx) => tabCondition(ctx, tab),
    flag: (flags, ctx) => (flags.length === 0 ? sql`true` : flagCondition(ctx, flags)),
    product_id: (id) =>
      sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${id})`,
    q: matchesText,
  },
  order: ['placed_at', 'DESC'],
})

/** Order numbers hold digits, so words can only be a patient's. Each half is found by its own index. */
function matchesText(q: string): SQL {
  const ofPatients = sql`select o.id from orders o join ${patients} on ${patients.id} = o.patient_id where ${everyWord(patients.searchText, q)}`
  const byNumber = sql`select o.id from orders o where o.number ilike ${like(q)}`
  return /\d/.test(q)
    ? sql`${orders.id} in (${byNumber} union ${ofPatients})`
    : sql`${orders.id} in (${ofPatients})`
}
