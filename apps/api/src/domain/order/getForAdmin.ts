import type { components } from '@officina/openapi/schema'
import { asc, eq, inArray } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders, payments, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { commissionBase, slice } from '../ledger/amounts.ts'
import { percentOf } from '../money.ts'
import { shipmentsOf } from '../shipment/view.ts'
import { timelineOf } from '../timeline.ts'
import { orderActions } from './actions.ts'
import { columns } from './listForAdmin.ts'
import { loadParts, type OrderLine, unitsInHouse, unitsLeft } from './load.ts'

type Detail = components['schemas']['OrderDetail']
type Entry = typeof ledgerEntries.$inferSelect

/** Everything about an order. Reading it writes an audit row: it holds a patient's address and purchases. */
export async function getOrder(ctx: AdminCtx, id: string): Promise<Detail> {
  const [row] = await ctx.db
    .select({ columns, order: orders, patient: patients })
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(eq(orders.id, id))
  if (!row) throw notFound()
  const { order, patient } = row
  await audit(ctx, {
    action: 'order.read',
    objectType: 'order',
    objectId: id,
    doctorId: order.doctorId,
    patientId: order.patientId,
  })
  const loaded = await loadParts(ctx, order)
  const entries = await ctx.db
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.orderLineId,
        loaded.lines.map((line) => line.id),
      ),
    )
  return {
    ...row.columns,
    patient_email: patient.email,
    address: order.address,
    cancel_reason: order.cancelReason,
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    paid_at: order.paidAt?.toISOString() ?? null,
    lines: loaded.lines.map((line) => ({
      ...lineView(line, unitsInHouse(loaded.parcels, line.id)),
      ...commissionView(line, entries),
    })),
    shipments: await shipmentsOf(ctx, loaded.parcels, loaded.lines),
    payments: await paymentsOf(ctx, id),
    refunds: await refundsOf(ctx, id),
    timeline: await timelineOf(ctx, 'order', id),
    actions: orderActions(ctx, loaded),
  } as Detail
}

const lineView = (line: OrderLine, inHouse: number) => ({
  id: line.id,
  product_id: line.productId,
  variant_id: line.variantId,
  title: line.snapshot.title,
  brand: line.snapshot.brand,
  variant_title: line.snapshot.variant_title,
  sku: line.snapshot.sku,
  image: line.snapshot.image,
  recipe_id: line.recipeId,
  qty_ordered: line.qtyOrdered,
  qty_shipped: line.qtyShipped,
  qty_cancelled: line.qtyCancelled,
  qty_returned: line.qtyReturned,
  qty_in_parcels: inHouse,
  unit_price: line.unitPrice,
  discount: line.discount,
  tax: line.tax,
  line_total: line.lineTotal,
  refunded: line.refunded,
  line_status: line.lineStatus,
})

/** Commission of a line: what is written, and what its remaining units will add. */
function commissionView(line: OrderLine, entries: Entry[]) {
  const mine = entries.filter((entry) => entry.orderLineId === line.id)
  const base = slice(commissionBase(line), line.qtyShipped, unitsLeft(line), line.qtyOrdered)
  return {
    commission_rate_bp: line.commissionRateBp,
    commission_written: mine.reduce((total, entry) => total + entry.amount, 0),
    commission_expected: percentOf(base, line.commissionRateBp),
  }
}

async function paymentsOf(ctx: AdminCtx, orderId: string): Promise<Detail['payments']> {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    ref: row.ref,
    status: row.status,
    amount: row.amount,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }))
}

async function refundsOf(ctx: AdminCtx, orderId: string): Promise<Detail['refunds']> {
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    shipping_amount: row.shippingAmount,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    lines: row.lines.map(({ order_line_id, quantity, amount }) => ({
      order_line_id,
      quantity,
      amount,
    })),
  }))
}
