import type { components } from '@officina/openapi/schema'
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { countOf, type ListQuery, like, orderOf, windowOf } from '../list.ts'
import { isoOf, personName } from '../wire.ts'
import { type OrderTab, tabCondition } from './tabs.ts'

type Row = components['schemas']['Order']
type Filter = {
  id?: string[]
  q?: string
  tab?: OrderTab
  payment_state?: Row['payment_state'][]
  fulfilment_state?: Row['fulfilment_state'][]
  order_state?: Row['order_state'][]
  payment_method?: Row['payment_method'][]
  method?: string
  doctor_id?: string
  patient_id?: string
  product_id?: string
  placed_at_gte?: string
  placed_at_lte?: string
}

/** Orders of all practices, newest first unless sorted otherwise. */
export async function listOrders(ctx: AdminCtx, query: ListQuery<Filter>) {
  const where = and(...conditions(ctx, query.filter ?? {}))
  const { offset, limit } = windowOf(query)
  const page = ctx.db
    .select(columns)
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(where)
    .orderBy(...orderOf(query, sortable, ['placed_at', 'DESC'], orders.id))
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    page,
    countOf(ctx, sql`${orders} where ${where ?? sql`true`}`),
  ])
  return { rows: rows as Row[], offset, ...counted }
}

/** An order as the wire shows it; needs `doctors` and `patients` joined. */
export const columns = {
  id: orders.id,
  number: orders.number,
  placed_at: isoOf(orders.placedAt),
  patient_id: orders.patientId,
  patient_number: patients.number,
  patient_name: personName(patients.lastName, patients.firstName),
  doctor_id: orders.doctorId,
  doctor_name: personName(doctors.lastName, doctors.firstName),
  item_count: orders.itemCount,
  source: orders.source,
  currency: orders.currency,
  subtotal: orders.subtotal,
  discount: orders.discount,
  shipping: orders.shipping,
  tax: orders.tax,
  total: orders.total,
  refunded: orders.refunded,
  order_state: orders.orderState,
  payment_state: orders.paymentState,
  fulfilment_state: orders.fulfilmentState,
  payment_method: orders.paymentMethod,
  method: orders.method,
  ship_region: orders.shipRegion,
  flags: orders.flags,
  hold_reason: orders.holdReason,
  cancel_until: isoOf(orders.cancelUntil),
  released_at: isoOf<string | null>(orders.releasedAt),
  shop_order_id: orders.shopOrderId,
  revision: orders.revision,
  updated_at: isoOf(orders.updatedAt),
}

const sortable = {
  placed_at: orders.placedAt,
  number: orders.number,
  total: orders.total,
  updated_at: orders.updatedAt,
}

function conditions(ctx: AdminCtx, filter: Filter): (SQL | undefined)[] {
  const given = <T>(value: T | undefined, make: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : make(value)
  return [
    given(filter.id, (id) => inArray(orders.id, id)),
    given(filter.tab, (tab) => tabCondition(ctx, tab)),
    given(filter.payment_state, (states) => inArray(orders.paymentState, states)),
    given(filter.fulfilment_state, (states) => inArray(orders.fulfilmentState, states)),
    given(filter.order_state, (states) => inArray(orders.orderState, states)),
    given(filter.payment_method, (methods) => inArray(orders.paymentMethod, methods)),
    given(filter.method, (method) => eq(orders.method, method)),
    given(filter.doctor_id, (id) => eq(orders.doctorId, id)),
    given(filter.patient_id, (id) => eq(orders.patientId, id)),
    given(filter.product_id, hasProduct),
    given(filter.placed_at_gte, (at) => gte(orders.placedAt, new Date(at))),
    given(filter.placed_at_lte, (at) => lte(orders.placedAt, new Date(at))),
    given(filter.q, matchesText),
  ]
}

const hasProduct = (id: string) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${id})`

/** Order numbers hold digits, so words can only be a patient's. Each half is found by its own index. */
function matchesText(q: string): SQL {
  const ofPatients = sql`select o.id from orders o join ${patients} on ${patients.id} = o.patient_id where ${searchText} ilike ${like(q)}`
  const byNumber = sql`select o.id from orders o where o.number ilike ${like(q)}`
  return /\d/.test(q)
    ? sql`${orders.id} in (${byNumber} union ${ofPatients})`
    : sql`${orders.id} in (${ofPatients})`
}

/** The expression of the index patients_search; it must stay the same text. */
const searchText = sql`(${patients.lastName} || ' ' || ${patients.firstName} || ' ' || coalesce(${patients.kana}, '') || ' ' || coalesce(${patients.email}, '') || ' ' || coalesce(${patients.phone}, '') || ' ' || ${patients.number})`
