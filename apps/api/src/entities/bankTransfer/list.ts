import type { AdminCtx } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { ilike, or, sql } from '../../db/sql.ts'
import { everyWord, like } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { due, isDue, isPart, toReturn } from '../order/received.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'

const match = sql<string>`case when ${bankTransfers.orderId} is null then 'none'
  when ${bankTransfers.status} = 'recorded' then
    case when ${bankTransfers.surplus} > 0 then 'over' when ${isDue} then 'under' else 'exact' end
  when not ${isDue} then 'not_due'
  when ${bankTransfers.amount} < ${due} then 'under'
  when ${bankTransfers.amount} > ${due} then 'over'
  when ${bankTransfers.foundBy} = 'name' then 'likely' else 'exact' end`
const stage = sql<string>`case when ${toReturn} > 0 then 'to_return'
  when ${isPart} then 'part'
  when ${bankTransfers.status} <> 'open' then ${bankTransfers.status}
  when ${match} in ('exact', 'over') and ${bankTransfers.foundBy} <> 'name' then 'to_record'
  else 'to_check' end`

export const bankTransferList = defineList('adminListBankTransfers', {
  table: bankTransfers,
  joins: sql`left join ${orders} on ${orders.id} = ${bankTransfers.orderId}
    left join ${patients} on ${patients.id} = ${orders.patientId}`,
  columns: {
    order_number: orders.number,
    patient_name: sql`case when ${patients.id} is not null then ${personName(patients.lastName, patients.firstName)} end`,
    due: sql`case when ${isDue} and ${bankTransfers.status} = 'open' then ${due} end`,
    match,
    difference: sql`case when ${bankTransfers.status} = 'recorded' then nullif(${bankTransfers.surplus}, 0)
      when ${isDue} and ${bankTransfers.status} = 'open' then nullif(${bankTransfers.amount} - ${due}, 0) end`,
    stage,
    to_return: sql`nullif(${toReturn}, 0)::float8`,
  },
  filters: {
    q: (q) =>
      or(
        ilike(bankTransfers.payer, like(q)),
        ilike(bankTransfers.text, like(q)),
        numberHolds(sql`${orders.number}`, q),
        everyWord(sql`${patients.searchText}`, q),
      ) ?? sql`true`,
    stage: (wanted) => sql`${stage} = any(${sql.param(wanted)}::text[])`,
    match: (wanted) => sql`${match} = any(${sql.param(wanted)}::text[])`,
  },
  joinedFilters: ['q', 'stage', 'match'],
  order: ['booked_on', 'DESC'],
})

export const getBankTransfer = (ctx: AdminCtx, id: string) => bankTransferList.one(ctx, id)
