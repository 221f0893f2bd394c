import { inTransaction } from '../context.ts'
import { orderLines, orders, payments, refunds } from '../db/schema/order.ts'
import { stock } from '../db/schema/product.ts'
import { shipmentLines, shipments } from '../db/schema/shipment.ts'
import { eq } from '../db/sql.ts'
import { postCommission } from '../entities/ledger/postCommission.ts'
import { reverseCommission } from '../entities/ledger/reverseCommission.ts'
import { includedTax, percentOf } from '../entities/money.ts'
import { nextNumber } from '../entities/numbers.ts'
import { unitsLeft } from '../entities/order/load.ts'
import { newId } from '../ids.ts'
import { postStock } from '../storefront/stockMoves.ts'
import type { Person, TestProduct } from './fixtures.ts'
import type { TestApp } from './harness.ts'

export type LineInput = {
  product: TestProduct
  quantity: number
  unitPrice?: number
  discount?: number
  taxRateBp?: number
  rateBp?: number
}
export type PlacedOrder = { id: string; number: string; total: number; lineIds: string[] }

/**
 * A placed order with reserved stock and a payment that is due. Amounts in minor units, tax included unless
 * `pricesIncludeTax` is false; the delivery is taxed at `shippingTaxBp`.
 */
export async function placeTestOrder(
  t: TestApp,
  patient: Person,
  doctor: Person,
  lines: LineInput[],
  overrides: Partial<typeof orders.$inferInsert> = {},
): Promise<PlacedOrder> {
  const id = newId()
  const now = t.clock.now()
  const taxed = taxAt(overrides.pricesIncludeTax ?? true)
  const rows = lines.map((line, position) =>
    toRow(line, taxed, { orderId: id, doctorId: doctor.id, position }),
  )
  const subtotal = sum(rows.map((row) => row.qtyOrdered * row.unitPrice))
  const discount = sum(rows.map((row) => row.discount))
  const shipping = overrides.shipping ?? 875
  const delivery = taxed(shipping, overrides.shippingTaxBp ?? 0)
  const goods = sum(rows.map((row) => row.lineTotal))
  const taxAdded = goods - (subtotal - discount) + delivery.added
  const total = subtotal - discount + shipping + taxAdded
  const number = await nextNumber(t.ctx, 'order')
  await t.add(orders, {
    id,
    number,
    doctorId: doctor.id,
    patientId: patient.id,
    placedByRole: 'patient',
    placedById: patient.id,
    source: 'catalog',
    address: {
      name: 'Ana Example',
      phone: '0312345678',
      country: 'US',
      postal_code: '10001',
      region: 'NY',
      city: 'New York',
      line1: '1 Main Street',
      line2: null,
    },
    shipRegion: 'NY',
    currency: t.ctx.config.currency,
    subtotal,
    discount,
    shipping,
    tax: sum(rows.map((row) => row.tax)) + delivery.tax,
    taxAdded,
    shippingTaxAdded: delivery.added,
    shippingTax: delivery.tax,
    total,
    orderState: 'open',
    paymentState: 'pending',
    fulfilmentState: 'unfulfilled',
    method: 'standard',
    paymentMethod: 'bank_transfer',
    cancelUntil: new Date(now.getTime() + 3_600_000),
    itemCount: sum(rows.map((row) => row.qtyOrdered)),
    placedAt: now,
    ...overrides,
  })
  await t.add(orderLines, rows)
  for (const { product, quantity } of lines)
    await reserve(t, product.variantId, { orderId: id, quantity })
  await t.add(payments, {
    doctorId: doctor.id,
    orderId: id,
    provider: 'bank_transfer',
    status: 'pending',
    amount: total,
    currency: t.ctx.config.currency,
    createdAt: now,
  })
  return { id, number, total, lineIds: rows.map((row) => row.id) }
}

/** Ships units of an order at once, for tests of what comes after: commission, statements. */
export async function shipTestOrder(
  t: TestApp,
  orderId: string,
  quantities?: number[],
): Promise<string> {
  const shipmentId = newId()
  const now = t.clock.now()
  await inTransaction(t.ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('no such order')
    const lines = await tx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.position)
    const shipped = lines
      .map((line, i) => ({ line, quantity: quantities?.[i] ?? unitsLeft(line) }))
      .filter(({ quantity }) => quantity > 0)
    const shipment = { id: shipmentId, orderId, doctorId: order.doctorId, shippedAt: now }
    await tx.db.insert(shipments).values({
      ...shipment,
      number: await nextNumber(tx, 'shipment'),
      status: 'shipped',
      method: 'standard',
    })
    await tx.db.insert(shipmentLines).values(
      shipped.map(({ line, quantity }) => ({
        id: newId(),
        doctorId: shipment.doctorId,
        shipmentId,
        orderLineId: line.id,
        quantity,
      })),
    )
    await postCommission(tx, shipment, shipped)
    for (const { line, quantity } of shipped)
      await tx.db
        .update(orderLines)
        .set({ qtyShipped: line.qtyShipped + quantity, lineStatus: 'shipped' })
        .where(eq(orderLines.id, line.id))
  })
  return shipmentId
}

/** Refunds an amount of a shipped line. */
export async function refundTestLine(
  t: TestApp,
  orderId: string,
  lineId: string,
  amount: number,
): Promise<void> {
  const id = newId()
  await inTransaction(t.ctx, async (tx) => {
    const [order] = await tx.db
      .select({ doctorId: orders.doctorId })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!order) throw new Error('no such order')
    await tx.db.insert(refunds).values({
      id,
      doctorId: order.doctorId,
      orderId,
      lines: [{ order_line_id: lineId, quantity: 0, amount, shipped_amount: amount }],
      amount,
      currency: tx.config.currency,
      reason: 'test',
      createdAt: t.clock.now(),
    })
    await reverseCommission(tx, lineId, { refundId: id, reason: 'test' })
  })
}

type Taxed = (price: number, taxRateBp: number) => { tax: number; added: number }

const taxAt =
  (isIncluded: boolean): Taxed =>
  (price, taxRateBp) => {
    const tax = isIncluded ? includedTax(price, taxRateBp) : percentOf(price, taxRateBp)
    return { tax, added: isIncluded ? 0 : tax }
  }

function toRow(
  line: LineInput,
  taxed: Taxed,
  of: { orderId: string; doctorId: string; position: number },
) {
  const { product, quantity, unitPrice = 2_500, discount = 0, taxRateBp = 0, rateBp = 2_000 } = line
  const { position } = of
  const net = quantity * unitPrice - discount
  const { tax, added } = taxed(net, taxRateBp)
  return {
    id: newId(),
    ...of,
    productId: product.productId,
    variantId: product.variantId,
    snapshot: {
      title: `Product ${position + 1}`,
      brand: 'Test Brand',
      image: null,
      variant_title: '60 capsules',
      sku: `SKU-${position}`,
      units_per_pack: 60,
      unit: 'capsule',
    },
    qtyOrdered: quantity,
    unitPrice,
    discount,
    tax,
    taxRateBp,
    lineTotal: net + added,
    commissionRateBp: rateBp,
    lineStatus: 'reserved' as const,
  }
}

/** As much of it as there is. */
async function reserve(
  t: TestApp,
  variantId: string,
  { orderId, quantity }: { orderId: string; quantity: number },
): Promise<void> {
  const shelf = await t.row(stock, { variantId })
  const reserved = Math.min(quantity, Math.max(0, shelf.onHand - shelf.reserved))
  await inTransaction(t.ctx, (tx) =>
    postStock(tx, 'reserved', reserved > 0 ? [{ variantId, reserved }] : [], { orderId }),
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
