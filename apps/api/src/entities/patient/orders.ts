import { orders } from '../../db/schema/order.ts'
import { inArray, sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { paysFirst } from '../order/deliveryWindow.ts'
import { orderColumns } from '../order/forDoctor.ts'
import { defineList } from '../read/list.ts'
import { pagesOfPatient } from './ofPatient.ts'

/** How far an order that was not cancelled is. Nothing of it is prepared before it is paid, unless it is on invoice. */
const progress = sql`case
  when ${orders.orderState} = 'cancelled' then null
  when ${orders.fulfilmentState} = 'unfulfilled' and ${paysFirst('orders')} then 'awaiting_payment'
  else ${orders.fulfilmentState} end`

/** Orders of a patient of mine, newest first. Commission is null until something has shipped. */
const orderList = defineList('doctorListPatientOrders', {
  table: orders,
  where: (ctx, patientId: string) =>
    sql`${orders.doctorId} = ${ctx.actor.id} and ${orders.patientId} = ${patientId}`,
  columns: orderColumns,
  filters: {
    fulfilment_state: (states) => inArray(progress, states),
    q: (q) => sql`${numberHolds(orders.number, q)} or exists (
      select 1 from order_lines l where l.order_id = ${orders.id} and ${reads(sql`l.snapshot->>'title'`, q)})`,
  },
  order: ['placed_at', 'DESC'],
})

export const listPatientOrders = pagesOfPatient('patient.read_orders', orderList)
