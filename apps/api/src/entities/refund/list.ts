import type { AdminCtx } from '../../context.ts'
import { orders, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { everyWord } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'

/** As `isChargedBack` tells it. */
const chargedBack = sql`(${refunds.state} = 'failed' and ${orders.chargebackLostAt} is not null)`

export const refundStatus = sql<string>`case when ${refunds.state} = 'done' then 'paid_out' when ${chargedBack} then 'charged_back'
  when ${refunds.state} = 'failed' or ${refunds.paymentId} is null then 'to_pay_out' else 'on_its_way' end`

/** Refunds of all orders; those that a shop has given back are none of ours, and of a lowered invoice none is paid. */
export const refundList = defineList('adminListRefunds', {
  table: refunds,
  joins: sql`inner join ${orders} on ${orders.id} = ${refunds.orderId}
    inner join ${patients} on ${patients.id} = ${orders.patientId}`,
  where: sql`${refunds.state} <> 'credited'`,
  columns: {
    order_number: orders.number,
    patient_name: personName(patients.lastName, patients.firstName),
    method: orders.paymentMethod,
    can_retry: sql<boolean>`(${refunds.state} = 'failed' and ${refunds.paymentId} is not null
      and ${orders.chargebackLostAt} is null)`,
    status: refundStatus,
  },
  filters: {
    q: (q) =>
      sql`(${numberHolds(sql`${orders.number}`, q)} or ${everyWord(sql`${patients.searchText}`, q)})`,
    status: (wanted) => sql`${refundStatus} = any(${sql.param(wanted)}::text[])`,
  },
  joinedFilters: ['q', 'status'],
  order: ['created_at', 'ASC'],
})

export const getRefund = (ctx: AdminCtx, id: string) => refundList.one(ctx, id)
