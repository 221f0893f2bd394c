import type { components, operations } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { countOf, orderOf, reads, windowOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { isoOf } from '../wire.ts'
import { getPatientOfDoctor } from './get.ts'

type Query = NonNullable<operations['doctorListPatientOrders']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Order = components['schemas']['DoctorPatientOrder']

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

/** The recipes whose lines an order bought. */
export const orderRecipes = sql<Order['recipes']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', r.id, 'number', r.number))
  from order_lines l join recipes r on r.id = l.recipe_id and r.doctor_id = orders.doctor_id
  where l.order_id = orders.id), '[]'::jsonb)`

/** Read model of an order row for its doctor. */
export const orderColumns = {
  id: orders.id,
  number: orders.number,
  placed_at: isoOf(orders.placedAt),
  placed_by_role: orders.placedByRole,
  source: orders.source,
  recipes: orderRecipes,
  tracking_url: sql<string | null>`(
    select s.tracking_url from shipments s
    where s.order_id = orders.id and s.tracking_url is not null and s.status <> 'cancelled'
    order by s.created_at desc limit 1)`,
  item_count: orders.itemCount,
  first_items: sql<string[]>`coalesce((
    select jsonb_agg(l.title) from (
      select l.snapshot->>'title' as title from order_lines l where l.order_id = orders.id order by l.position limit 2) l), '[]'::jsonb)`,
  subtotal: orders.subtotal,
  discount: orders.discount,
  total: orders.total,
  currency: orders.currency,
  commission: sql<Order['commission']>`(
    select sum(e.amount)::float8 from ledger_entries e
    where e.doctor_id = orders.doctor_id and e.order_id = orders.id and e.type in ('commission', 'reversal'))`,
  order_state: orders.orderState,
  payment_state: orders.paymentState,
  fulfilment_state: orders.fulfilmentState,
}

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
