import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { orderColumns, orderRecipes } from '../patient/orders.ts'
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
