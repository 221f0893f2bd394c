import type { components } from '@officina/openapi/schema'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PatientCtx } from '../../context.ts'
import {
  orderLines,
  orders,
  payments,
  refunds,
  shipmentLines,
  shipments,
} from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { mayStillCancel } from './cancel.ts'
import { wordOf } from './words.ts'

type PatientOrder = components['schemas']['PatientOrder']
type Shipment = PatientOrder['shipments'][number]

/** One of the signed-in patient's orders, with everything on its page. */
export async function getOrderOfPatient(ctx: PatientCtx, id: string): Promise<PatientOrder> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.patientId, ctx.actor.id)))
  if (!order) throw notFound()
  const settings = await getShopSettings(ctx)
  const isTransfer = order.paymentMethod === 'bank_transfer'
  return {
    id: order.id,
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    status: wordOf(order),
    order_state: order.orderState,
    payment_state: order.paymentState,
    fulfilment_state: order.fulfilmentState,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    tax: order.tax,
    total: order.total,
    refunded: order.refunded,
    address: order.address,
    method: order.method,
    payment_method: order.paymentMethod,
    payment_details: isTransfer ? settings['payment.bank_details'] : '',
    cancel_until: order.cancelUntil.toISOString(),
    can_cancel: mayStillCancel(ctx, order),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    lines: await selectOrderLines(ctx, id),
    shipments: await selectShipments(ctx, id),
    payments: await selectPayments(ctx, id),
    refunds: await selectRefunds(ctx, id),
    revision: order.revision,
  }
}

async function selectOrderLines(ctx: PatientCtx, orderId: string): Promise<PatientOrder['lines']> {
  const rows = await ctx.db
    .select({ line: orderLines, form: products.form, restockOn: variants.restockOn })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ line, form, restockOn }) => ({
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    title: line.snapshot.title,
    brand: line.snapshot.brand,
    form,
    image: line.snapshot.image,
    variant_title: line.snapshot.variant_title,
    quantity: line.qtyOrdered,
    quantity_shipped: line.qtyShipped,
    quantity_cancelled: line.qtyCancelled,
    quantity_returned: line.qtyReturned,
    unit_price: line.unitPrice,
    discount: line.discount,
    tax: line.tax,
    line_total: line.lineTotal,
    status: line.lineStatus,
    restock_on: line.lineStatus === 'backordered' ? restockOn : null,
    recipe_id: line.recipeId,
    recipe_line_id: line.recipeLineId,
  }))
}

/** Parcels that were really made; one that was given up before it left is nobody's news. */
async function selectShipments(ctx: PatientCtx, orderId: string): Promise<Shipment[]> {
  const parcels = await ctx.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
  const contents = await ctx.db
    .select({
      shipmentId: shipmentLines.shipmentId,
      order_line_id: shipmentLines.orderLineId,
      quantity: shipmentLines.quantity,
      title: sql<string>`${orderLines.snapshot}->>'title'`,
    })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(
      inArray(
        shipmentLines.shipmentId,
        parcels.map((parcel) => parcel.id),
      ),
    )
    .orderBy(asc(orderLines.position))
  return parcels.map((parcel) => ({
    id: parcel.id,
    number: parcel.number,
    status: parcel.status,
    carrier: parcel.carrier,
    tracking_no: parcel.trackingNo,
    tracking_url: parcel.trackingUrl,
    shipped_at: parcel.shippedAt?.toISOString() ?? null,
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    lines: contents
      .filter((line) => line.shipmentId === parcel.id)
      .map(({ shipmentId: _, ...line }) => line),
  }))
}

async function selectPayments(ctx: PatientCtx, orderId: string): Promise<PatientOrder['payments']> {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    status: row.status,
    amount: row.amount,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }))
}

async function selectRefunds(ctx: PatientCtx, orderId: string): Promise<PatientOrder['refunds']> {
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  }))
}
