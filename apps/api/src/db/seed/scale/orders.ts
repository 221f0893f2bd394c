import { dayMs as day, hourMs as hour } from '@officina/shared/dates/days'
import { priceCart } from '../../../entities/cart/price.ts'
import { addRow, type Batch } from './copy.ts'
import type { Load, LoadVariant } from './load.ts'
import { addressOf, iso, type LoadPatient } from './people.ts'

export type Sums = { shipments: number; reserved: Map<string, number> }
type Kind =
  | 'delivered'
  | 'refunded'
  | 'cancelled'
  | 'in_transit'
  | 'in_progress'
  | 'awaiting_payment'
type Item = { variant: LoadVariant; quantity: number }

/** One order with its lines, payment and parcel; children go into their own batch, sent after it. */
export function makeLoadOrder(
  load: Load,
  batches: { orders: Batch; children: Batch },
  given: { number: number; at: number; patient: LoadPatient; doctorId: string; sums: Sums },
): void {
  const { number, at, patient, doctorId, sums } = given
  const kind = kindOf(load, load.end - at)
  const items = someItems(load)
  const priced = priceOf(load, items)
  const id = load.id(at)
  const total = priced.total
  const states = statesOf(kind, load.end - at)
  const deliveredAt = kind === 'delivered' || kind === 'refunded' ? at + 3 * day : null
  const shippedAt = deliveredAt || kind === 'in_transit' ? at + 6 * hour : null
  const isPaid = !['awaiting_payment', 'cancelled'].includes(kind)
  const { country, region } = addressOf(patient.japanese)
  addRow(batches.orders, 'orders', {
    id,
    number: `O-${new Date(at).getUTCFullYear()}-${String(number).padStart(6, '0')}`,
    doctor_id: doctorId,
    patient_id: patient.id,
    placed_by_role: 'patient',
    placed_by_id: patient.accountId,
    source: 'catalog',
    address: JSON.stringify({
      name: patient.name,
      phone: '+12125550100',
      ...addressOf(patient.japanese),
      line2: null,
    }),
    ship_region: `${country}-${region}`,
    currency: load.currency,
    subtotal: priced.subtotal,
    discount: 0,
    shipping: priced.shipping,
    tax: priced.tax,
    shipping_tax: priced.shippingTax,
    total,
    refunded: kind === 'refunded' ? total : 0,
    order_state: states.order,
    payment_state: states.payment,
    fulfilment_state: states.fulfilment,
    method: 'standard',
    payment_method: 'bank_transfer',
    cancel_until: iso(at + hour),
    released_at: shippedAt || kind === 'in_progress' ? iso(at + 2 * hour) : null,
    cancelled_at: kind === 'cancelled' ? iso(at + 0.5 * hour) : null,
    paid_at: isPaid ? iso(at + hour) : null,
    shipped_at: shippedAt ? iso(shippedAt) : null,
    delivered_at: deliveredAt ? iso(deliveredAt) : null,
    item_count: items.reduce((sum, item) => sum + item.quantity, 0),
    placed_at: iso(at),
    created_at: iso(at),
    updated_at: iso(deliveredAt ?? shippedAt ?? at + hour),
  })
  const lineIds = items.map(({ variant, quantity }, position) =>
    addLine(load, batches.children, {
      ...{ orderId: id, doctorId, position, variant, quantity, kind, at, shippedAt, deliveredAt },
      price: priced.lines[position] ?? { discount: 0, tax: 0, total: 0 },
    }),
  )
  addRow(batches.children, 'payments', {
    id: load.id(at),
    doctor_id: doctorId,
    order_id: id,
    provider: 'bank_transfer',
    ref: isPaid ? `TR-L-${number}` : null,
    status: isPaid ? 'paid' : kind === 'cancelled' ? 'voided' : 'pending',
    amount: total,
    currency: load.currency,
    created_at: iso(at),
    settled_at: isPaid ? iso(at + hour) : null,
  })
  if (kind === 'refunded')
    addRow(batches.children, 'refunds', {
      id: load.id(at + 6 * day),
      doctor_id: doctorId,
      order_id: id,
      lines: JSON.stringify(
        lineIds.map((order_line_id, i) => {
          const amount = priced.lines[i]?.total ?? 0
          return { order_line_id, quantity: 0, amount, shipped_amount: amount }
        }),
      ),
      shipping_amount: priced.shipping,
      amount: total,
      currency: load.currency,
      reason: 'Arrived too late',
      created_at: iso(at + 6 * day),
    })
  if (shippedAt || kind === 'in_progress')
    addParcel(load, batches.children, {
      ...given,
      orderId: id,
      items,
      lineIds,
      shippedAt,
      deliveredAt,
    })
  if (kind === 'in_progress' || kind === 'awaiting_payment')
    for (const { variant, quantity } of items)
      sums.reserved.set(variant.id, (sums.reserved.get(variant.id) ?? 0) + quantity)
}

/** Old orders have arrived; only those of the last days are on their way. */
function kindOf({ random }: Load, age: number): Kind {
  const chance = random.next()
  if (age < 3 * day) {
    if (chance < 0.55) return 'in_progress'
    if (chance < 0.75) return 'awaiting_payment'
    return chance < 0.83 ? 'cancelled' : 'in_transit'
  }
  if (chance < 0.045) return 'cancelled'
  if (age < 7 * day) return chance < 0.65 ? 'in_transit' : 'delivered'
  return chance < 0.07 ? 'refunded' : 'delivered'
}

function statesOf(kind: Kind, age: number) {
  const done = age > 94 * day ? 'archived' : 'completed'
  return {
    delivered: { order: done, payment: 'paid', fulfilment: 'delivered' },
    refunded: { order: done, payment: 'refunded', fulfilment: 'delivered' },
    cancelled: { order: 'cancelled', payment: 'voided', fulfilment: 'unfulfilled' },
    in_transit: { order: 'open', payment: 'paid', fulfilment: 'shipped' },
    in_progress: { order: 'open', payment: 'paid', fulfilment: 'in_progress' },
    awaiting_payment: { order: 'open', payment: 'pending', fulfilment: 'unfulfilled' },
  }[kind]
}

const lineStates: Record<Kind, string> = {
  delivered: 'delivered',
  refunded: 'refunded',
  cancelled: 'cancelled',
  in_transit: 'shipped',
  in_progress: 'reserved',
  awaiting_payment: 'reserved',
}

/** One line in most orders, 1.6 on average. */
function someItems({ random, variants }: Load): Item[] {
  const chance = random.next()
  const count = chance < 0.58 ? 1 : chance < 0.86 ? 2 : chance < 0.96 ? 3 : 4
  const first = Math.floor(variants.length * random.next() ** 1.6)
  return Array.from({ length: count }, (_, i) => ({
    variant: variants[(first + i * 7) % variants.length] as LoadVariant,
    quantity: random.chance(0.8) ? 1 : random.int(2, 3),
  }))
}

function priceOf({ settings }: Load, items: Item[]) {
  const [region] = settings['shipping.regions']
  return priceCart({
    lines: items.map(({ variant, quantity }) => ({
      unitPrice: variant.price,
      quantity,
      taxRateBp: settings[variant.usage_kind === 'oral' ? 'tax.reduced_bp' : 'tax.standard_bp'],
    })),
    discounts: [],
    maxDiscountBp: 0,
    shipping: {
      price: region?.fees[0]?.fee ?? 0,
      freeFrom: region?.free_from ?? null,
      taxRateBp: settings['tax.standard_bp'],
    },
  })
}

type LineOf = Item & {
  orderId: string
  doctorId: string
  position: number
  kind: Kind
  at: number
  shippedAt: number | null
  deliveredAt: number | null
  price: { discount: number; tax: number; total: number }
}

function addLine(load: Load, batch: Batch, line: LineOf): string {
  const { variant, quantity, price, shippedAt, deliveredAt } = line
  const id = load.id(line.at)
  addRow(batch, 'order_lines', {
    id,
    order_id: line.orderId,
    doctor_id: line.doctorId,
    position: line.position,
    product_id: variant.product_id,
    variant_id: variant.id,
    snapshot: JSON.stringify({
      title: variant.title,
      brand: variant.brand,
      image: null,
      variant_title: variant.variant_title,
      sku: variant.sku,
      units_per_pack: variant.units_per_pack,
      unit: variant.unit,
    }),
    qty_ordered: quantity,
    qty_shipped: shippedAt ? quantity : 0,
    qty_cancelled: line.kind === 'cancelled' ? quantity : 0,
    unit_price: variant.price,
    discount: price.discount,
    tax: price.tax,
    tax_rate_bp:
      load.settings[variant.usage_kind === 'oral' ? 'tax.reduced_bp' : 'tax.standard_bp'],
    line_total: price.total,
    refunded: line.kind === 'refunded' ? price.total : 0,
    commission_rate_bp: 2_000,
    line_status: lineStates[line.kind],
    shipped_at: shippedAt ? iso(shippedAt) : null,
    delivered_at: deliveredAt ? iso(deliveredAt) : null,
  })
  return id
}

type ParcelOf = {
  number: number
  at: number
  doctorId: string
  sums: Sums
  orderId: string
  items: Item[]
  lineIds: string[]
  shippedAt: number | null
  deliveredAt: number | null
}

function addParcel(load: Load, batch: Batch, parcel: ParcelOf): void {
  const { at, shippedAt, deliveredAt, sums } = parcel
  const id = load.id(at + 2 * hour)
  const number = sums.shipments++
  addRow(batch, 'shipments', {
    id,
    number: `S-${new Date(at).getUTCFullYear()}-${String(number).padStart(6, '0')}`,
    doctor_id: parcel.doctorId,
    order_id: parcel.orderId,
    status: deliveredAt ? 'delivered' : shippedAt ? 'in_transit' : 'to_pick',
    method: 'standard',
    carrier: shippedAt ? 'usps' : null,
    tracking_no: shippedAt ? `94${String(number).padStart(10, '0')}` : null,
    picked_at: shippedAt ? iso(at + 3 * hour) : null,
    packed_at: shippedAt ? iso(at + 4 * hour) : null,
    shipped_at: shippedAt ? iso(shippedAt) : null,
    in_transit_at: shippedAt ? iso(shippedAt + hour) : null,
    delivered_at: deliveredAt ? iso(deliveredAt) : null,
    created_at: iso(at + 2 * hour),
    updated_at: iso(deliveredAt ?? shippedAt ?? at + 2 * hour),
  })
  for (const [i, { quantity }] of parcel.items.entries())
    addRow(batch, 'shipment_lines', {
      id: load.id(at + 2 * hour),
      doctor_id: parcel.doctorId,
      shipment_id: id,
      order_line_id: parcel.lineIds[i] ?? null,
      quantity,
      lot: shippedAt ? `L${String(parcel.number % 90_000).padStart(5, '0')}` : null,
    })
}
