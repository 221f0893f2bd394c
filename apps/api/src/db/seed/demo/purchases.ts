import type { Row, World } from './world.ts'

const seeds = [
  ['Northfield Naturals', 'Grace Okafor', 'orders@northfield.test', '+1 612 555 0181', 7],
  ['Tidewell Marine Oils', 'Leif Aas', 'sales@tidewell.test', '+1 207 555 0127', 12],
  ['Kiyomi Laboratories', '清水 由香', 'export@kiyomi.test', '+81 3 5555 0162', 21],
  ['Derma Supply House', 'Paula Reyes', 'desk@dermasupply.test', '+1 305 555 0139', 5],
] as const

type Line = { variantId: string; ordered: number; received: number }

/** Four suppliers, of whom every product has one, and purchase orders in every state. */
export function makePurchases(world: World): void {
  const { rows } = world
  const createdAt = world.at(-300, 10)
  const suppliers = seeds.map(([name, contact, email, phone, leadTimeDays]) =>
    world.make('suppliers', createdAt, {
      name,
      contact,
      email,
      phone,
      leadTimeDays,
    }),
  )
  const brands = [...new Set(rows.products.map(({ brand }) => brand))]
  const brandOf = (variantId: string) => {
    const variant = rows.variants.find(({ id }) => id === variantId)
    return rows.products.find(({ id }) => id === variant?.productId)?.brand ?? ''
  }
  for (const stock of rows.stock)
    stock.supplierId =
      suppliers[brands.indexOf(brandOf(stock.variantId)) % seeds.length]?.id ?? null
  const low = (supplier: Row<'suppliers'>, count: number): Line[] =>
    rows.stock
      .filter(({ supplierId }) => supplierId === supplier.id)
      .sort((a, b) => a.onHand - (a.reserved ?? 0) - b.onHand + (b.reserved ?? 0))
      .slice(0, count)
      .map(({ variantId }) => ({ variantId, ordered: 48, received: 0 }))
  const [first, second, third, fourth] = suppliers as [
    Row<'suppliers'>,
    Row<'suppliers'>,
    Row<'suppliers'>,
    Row<'suppliers'>,
  ]
  const whole = low(first, 3).map((line) => ({ ...line, received: line.ordered }))
  const half = low(second, 2).map((line, i) => ({ ...line, received: i === 0 ? 24 : 0 }))
  add(world, first, { status: 'received', day: -30, expected: -23, lines: whole })
  add(world, second, { status: 'partly_received', day: -15, expected: -3, lines: half })
  add(world, third, { status: 'ordered', day: -6, expected: 15, lines: low(third, 3) })
  add(world, fourth, { status: 'draft', day: -1, expected: null, lines: low(fourth, 2) })
}

type Purchase = {
  status: 'draft' | 'ordered' | 'partly_received' | 'received'
  day: number
  expected: number | null
  lines: Line[]
}

function add(world: World, supplier: Row<'suppliers'>, { status, day, expected, lines }: Purchase) {
  const createdAt = world.at(day, 10)
  const count = world.rows.purchaseOrders.length + 1
  const order = world.make('purchaseOrders', createdAt, {
    number: `PO-${createdAt.getUTCFullYear()}-${String(count).padStart(6, '0')}`,
    supplierId: supplier.id,
    status,
    expectedOn: expected === null ? null : world.date(expected),
    orderedAt: status === 'draft' ? null : world.at(day, 11),
    receivedAt: status === 'received' ? world.at(expected ?? day, 9) : null,
  })
  for (const [position, line] of lines.entries())
    world.add('purchaseOrderLines', {
      id: world.id(createdAt),
      purchaseOrderId: order.id,
      position,
      ...line,
    })
}
