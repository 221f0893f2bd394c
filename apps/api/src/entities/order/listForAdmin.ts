import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { defineColumns } from '../read/columns.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'
import { orderMatches } from './matches.ts'
import { flagCondition, flagsNow, tabCondition } from './tabs.ts'

const columns = {
  patient_number: patients.number,
  patient_name: personName(patients.lastName, patients.firstName),
  doctor_name: personName(doctors.lastName, doctors.firstName),
}

/** Orders of all practices, newest first unless sorted otherwise. */
export const orderList = defineList('adminListOrders', {
  table: orders,
  // names are for the page's rows alone: a search may find most orders, and sorts them without
  pageJoins: () => sql`inner join ${doctors} on ${doctors.id} = ${orders.doctorId}
    inner join ${patients} on ${patients.id} = ${orders.patientId}`,
  columns: { ...columns, flags: flagsNow },
  filters: {
    tab: (tab, ctx) => tabCondition(ctx, tab),
    flag: (flags, ctx) => (flags.length === 0 ? sql`true` : flagCondition(ctx, flags)),
    product_id: (id) =>
      sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${id})`,
    q: orderMatches,
  },
  order: ['placed_at', 'DESC'],
  nullsLast: ['unshipped_since'],
})

/** The same fields for a statement that is kept; the flags of a moment are not among them. */
export const orderColumns = defineColumns('Order', orders, columns, ['flags'])
