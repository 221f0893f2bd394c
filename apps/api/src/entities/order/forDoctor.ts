import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { rowOf } from '../../db/rowsOf.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import { notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'
import { eventsPart, orderEvents } from '../timeline.ts'
import { isoOf } from '../wire.ts'
import { mayCancelAsDoctor } from './cancelAsDoctor.ts'
import { entriesOf, lineCommission } from './commission.ts'
import { discountsOf } from './discounts.ts'
import { pageParts, parcelsView, refundView } from './forPatient.ts'
import { holdingView } from './hold.ts'
import { shownTotal } from './load.ts'
import { consentView, placedByPart } from './placedBy.ts'
import { refundsOf } from './refundRules.ts'

type DoctorOrder = components['schemas']['DoctorOrder']
type OwnOrder = DoctorOrder & {
  [K in 'patient' | 'address']: NonNullable<DoctorOrder[K]>
}

/** An order of a patient of mine, or the lines of another order that count for me. */
export async function getOrderOfDoctor(ctx: DoctorCtx, id: string): Promise<DoctorOrder> {
  const row = await find(ctx, id)
  await auditRead(ctx, row.order)
  return row.isMine ? viewOf(ctx, row) : viewOfOwnLines(ctx, row)
}

/** An order of a patient of mine as it is stored. 404 for other doctors' and of patients who have left. */
export async function readOwnOrder(ctx: DoctorCtx, id: string): Promise<Row> {
  const row = await findOwn(ctx, id)
  await auditRead(ctx, row.order)
  return row
}

/** The same as the doctor sees it, without an audit row. */
export const findOrderOfDoctor = async (ctx: DoctorCtx, id: string): Promise<OwnOrder> =>
  viewOf(ctx, await findOwn(ctx, id))

async function findOwn(ctx: DoctorCtx, id: string): Promise<Row> {
  const row = await find(ctx, id)
  if (!row.isMine) throw notFound()
  return row
}

const auditRead = (ctx: DoctorCtx, order: { id: string; patientId: string }) =>
  auditOf(ctx, 'order.read', order.id, { doctorId: ctx.actor.id, patientId: order.patientId })

async function find(ctx: DoctorCtx, id: string) {
  const [row] = await readPage(ctx.db).execute({ orderId: id, doctorId: ctx.actor.id })
  if (!row) throw notFound()
  return row
}

type Row = Awaited<ReturnType<typeof find>>

/** Lines, parcels and refunds; of the address only the city is shown. */
async function viewOf(ctx: DoctorCtx, row: Row): Promise<OwnOrder> {
  const { order, patient, recipes } = row
  const mine = row.entries.filter((entry) => entry.doctorId === ctx.actor.id)
  const rules = await getShopSettings(ctx)
  const at = { now: ctx.clock.now(), rules, doctorId: ctx.actor.id }
  return {
    ...wireOf('DoctorOrder', order),
    patient,
    placed_by: row.placedBy,
    consent: consentView(order),
    can_cancel: mayCancelAsDoctor(ctx, order),
    recipes,
    discounts: discountsOf(row.lines),
    commission: mine.length === 0 ? null : sum(mine.map((entry) => entry.amount)),
    address: {
      country: order.address.country,
      region: order.address.region,
      city: order.address.city,
    },
    lines: row.lines.map((line) => ({
      ...wireOf('DoctorOrderLine', line),
      ...wireOf('DoctorOrderLine', line.snapshot),
      quantity: line.qtyOrdered,
      quantity_shipped: line.qtyShipped,
      line_total: shownTotal(order, line),
      status: line.lineStatus,
      ...holdingView(ctx, order, line, rules),
      commission: lineCommission(line, row, at),
    })),
    shipments: parcelsView(row),
    refunds: refundsOf(row.refunds).map((refund) => refundView(order, refund)),
    timeline: orderEvents(row.events, order),
  }
}

/** The patient has left, or was never mine: only the lines that count for me, and their sums. */
async function viewOfOwnLines(ctx: DoctorCtx, row: Row): Promise<DoctorOrder> {
  const lines = row.lines.filter((line) => line.doctorId === ctx.actor.id)
  const discount = sum(lines.map((line) => line.discount))
  const total = sum(lines.map((line) => line.lineTotal))
  const shown = sum(lines.map((line) => shownTotal(row.order, line)))
  const refunds = row.refunds.map((refund) => ofLines(refund, lines))
  const view = await viewOf(ctx, { ...row, lines, shipments: [], contents: [], refunds })
  return {
    ...view,
    patient: null,
    placed_by: null,
    consent: null,
    can_cancel: false,
    address: null,
    subtotal: shown + discount,
    discount,
    discounts: [],
    shipping: 0,
    tax: sum(lines.map((line) => line.tax)),
    tax_added: total - shown,
    total,
    refunded: sum(lines.map((line) => line.refunded)),
    cancel_reason: null,
    timeline: [],
  }
}

/** What of a refund is for these lines. Why it was made is for the doctor that the patient has now. */
function ofLines(refund: Row['refunds'][number], own: Row['lines']): Row['refunds'][number] {
  const lines = refund.lines.filter((part) => own.some(({ id }) => id === part.order_line_id))
  const amount = sum(lines.map((part) => part.amount))
  return { ...refund, lines, shippingAmount: 0, amount, reason: '' }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

const me = sql.placeholder('doctorId')
const orderId = sql.placeholder('orderId')
const isMine = sql<boolean>`(${orders.doctorId} = ${me} and ${patients.doctorId} = ${me})`

const readPage = prepared(
  (db) =>
    db
      .select({
        order: rowOf(orders),
        placedBy: placedByPart,
        isMine,
        patient: sql<OwnOrder['patient']>`jsonb_build_object('id', ${patients.id},
        'last_name', ${patients.lastName}, 'first_name', ${patients.firstName})`,
        entries: entriesOf(orderId),
        recipes: recipesOf(me),
        ...pageParts,
        events: eventsPart(orderId, 'doctor'),
      })
      .from(orders)
      .innerJoin(patients, eq(patients.id, orders.patientId))
      .where(
        and(
          eq(orders.id, orderId),
          sql`(${isMine} or exists (select 1 from order_lines l where l.order_id = ${orders.id} and l.doctor_id = ${me}))`,
          sql`${patients.status} <> 'anonymised'`,
        ),
      )
      .prepare(''),
  { orderId: 'uuid', doctorId: 'uuid' },
)

/** The recipes of a doctor whose lines an order bought. */
const recipesOf = (doctorId: SQL | typeof me) =>
  sql<components['schemas']['DoctorPatientOrder']['recipes']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', r.id, 'number', r.number))
  from order_lines l join recipes r on r.id = l.recipe_id and r.doctor_id = ${doctorId}
  where l.order_id = orders.id), '[]'::jsonb)`

/** Read model of an order row for its doctor. */
export const orderColumns = {
  id: orders.id,
  number: orders.number,
  placed_at: isoOf(orders.placedAt),
  placed_by_role: orders.placedByRole,
  source: orders.source,
  recipes: recipesOf(sql`orders.doctor_id`),
  tracking_url: sql<string | null>`(
    select s.tracking_url from shipments s
    where s.order_id = orders.id and s.tracking_url is not null and s.status <> 'cancelled'
    order by s.created_at desc limit 1)`,
  item_count: orders.itemCount,
  line_count: sql<number>`(select count(*)::int from order_lines l where l.order_id = orders.id)`,
  first_items: sql<string[]>`coalesce((
    select jsonb_agg(l.title) from (
      select l.snapshot->>'title' as title from order_lines l where l.order_id = orders.id order by l.position limit 2) l), '[]'::jsonb)`,
  subtotal: orders.subtotal,
  discount: orders.discount,
  total: orders.total,
  currency: orders.currency,
  commission: sql<components['schemas']['DoctorPatientOrder']['commission']>`(
    select sum(e.amount)::float8 from ledger_entries e
    where e.doctor_id = orders.doctor_id and e.order_id = orders.id and e.type in ('commission', 'reversal'))`,
  order_state: orders.orderState,
  payment_state: orders.paymentState,
  payment_method: orders.paymentMethod,
  fulfilment_state: orders.fulfilmentState,
  delivered_at: isoOf<string | null>(orders.deliveredAt),
}
