import type { operations } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { countOf, orderOf, reads, windowOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { orderColumns } from '../order/forDoctor.ts'
import { getPatientOfDoctor } from './entity.ts'

type Query = NonNullable<operations['doctorListPatientOrders']['parameters']['query']>
type Filter = NonNullable<Query['filter']>

/** Orders of a patient of mine, newest first. Commission is null until something has shipped. */
export const listPatientOrders = (ctx: DoctorCtx, patientId: string, query: Query) =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const { offset, limit } = windowOf(query)
    const where = whereOf(tx, patientId, query.filter ?? {})
    const rows = await tx.db
      .select(orderColumns)
      .from(orders)
      .where(where)
      .orderBy(...orderOf(query, sortable, ['placed_at', 'DESC'], orders.id))
      .limit(limit)
      .offset(offset)
    const { total, estimated } = await countOf(tx, sql`${orders} where ${where}`)
    await audit(tx, {
      action: 'patient.read_orders',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    return { rows, total, estimated, offset }
  })

const sortable = { placed_at: orders.placedAt, total: orders.total }

function whereOf(ctx: DoctorCtx, patientId: string, filter: Filter): SQL | undefined {
  const zone = ctx.config.timeZone
  return and(
    eq(orders.doctorId, ctx.actor.id),
    eq(orders.patientId, patientId),
    filter.id ? inArray(orders.id, filter.id) : undefined,
    filter.q
      ? sql`(${numberHolds(orders.number, filter.q)} or exists (
          select 1 from order_lines l where l.order_id = ${orders.id} and ${reads(sql`l.snapshot->>'title'`, filter.q)}))`
      : undefined,
    filter.order_state ? inArray(orders.orderState, filter.order_state) : undefined,
    filter.fulfilment_state ? inArray(orders.fulfilmentState, filter.fulfilment_state) : undefined,
    filter.source ? inArray(orders.source, filter.source) : undefined,
    filter.placed_at_gte
      ? sql`${orders.placedAt} >= (${filter.placed_at_gte}::timestamp at time zone ${zone})`
      : undefined,
    filter.placed_at_lte
      ? sql`${orders.placedAt} < ((${filter.placed_at_lte}::date + 1)::timestamp at time zone ${zone})`
      : undefined,
  )
}
