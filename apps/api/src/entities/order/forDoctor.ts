import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { isoOf } from '../wire.ts'
import { discountsOf } from './discounts.ts'
import { pageParts, parcelsView, refundView } from './forPatient.ts'

type DoctorOrder = components['schemas']['DoctorOrder']

/** An order of a patient of mine with its lines, parcels and refunds; where it went is told as the city alone. */
export async function getOrderOfDoctor(ctx: DoctorCtx, id: string): Promise<DoctorOrder> {
  const order = await findOrderOfDoctor(ctx, id)
  await audit(ctx, {
    action: 'order.read',
    objectType: 'order',
    objectId: id,
    doctorId: ctx.actor.id,
    patientId: order.patient.id,
  })
  return order
}

/** The same without an audit row. 404 for orders of other doctors and of patients who have left. */
export async function findOrderOfDoctor(ctx: DoctorCtx, id: string): Promise<DoctorOrder> {
  const [row] = await readPage(ctx.db).execute({ orderId: id, doctorId: ctx.actor.id })
  if (!row) throw notFound()
  const { order, patient, commission, recipes } = row
  const parcels = parcelsView(row)
  return {
    id: order.id,
    number: order.number,
    patient,
    placed_at: order.placedAt.toISOString(),
    placed_by_role: order.placedByRole,
    source: order.source,
    recipes,
    order_state: order.orderState,
    payment_state: order.paymentState,
    fulfilment_state: order.fulfilmentState,
    payment_method: order.paymentMethod,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    discounts: discountsOf(row.lines),
    shipping: order.shipping,
    tax: order.tax,
    total: order.total,
    refunded: order.refunded,
    commission,
    address: {
      country: order.address.country,
      region: order.address.region,
      city: order.address.city,
    },
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    lines: row.lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      title: line.snapshot.title,
      brand: line.snapshot.brand,
      form: line.form,
      image: line.snapshot.image,
      variant_title: line.snapshot.variant_title,
      quantity: line.qtyOrdered,
      quantity_shipped: line.qtyShipped,
      unit_price: line.unitPrice,
      discount: line.discount,
      line_total: line.lineTotal,
      status: line.lineStatus,
      restock_on: line.lineStatus === 'backordered' ? line.restockOn : null,
      recipe_id: line.recipeId,
    })),
    shipments: parcels,
    refunds: row.refunds.map(refundView),
  }
}

const readPage = prepared((db) =>
  db
    .select({
      order: orders,
      patient: sql<DoctorOrder['patient']>`jsonb_build_object('id', ${patients.id},
        'last_name', ${patients.lastName}, 'first_name', ${patients.firstName})`,
      commission: orderColumns.commission,
      recipes: orderRecipes,
      ...pageParts,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(
      and(
        eq(orders.id, sql.placeholder('orderId')),
        eq(orders.doctorId, sql.placeholder('doctorId')),
        eq(patients.doctorId, sql.placeholder('doctorId')),
        sql`${patients.status} <> 'anonymised'`,
      ),
    )
    .prepare(''),
)

/** The recipes whose lines an order bought. */
export const orderRecipes = sql<components['schemas']['DoctorPatientOrder']['recipes']>`coalesce((
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
  commission: sql<components['schemas']['DoctorPatientOrder']['commission']>`(
    select sum(e.amount)::float8 from ledger_entries e
    where e.doctor_id = orders.doctor_id and e.order_id = orders.id and e.type in ('commission', 'reversal'))`,
  order_state: orders.orderState,
  payment_state: orders.paymentState,
  fulfilment_state: orders.fulfilmentState,
}
