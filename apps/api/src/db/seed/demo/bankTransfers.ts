import type { Row, World } from './world.ts'

/** Yesterday's statement of the bank: one that fits, one that is too little, and one that nobody knows. */
export function makeBankTransfers(world: World): void {
  const waiting = world.rows.orders.filter(
    (order) => order.paymentMethod === 'bank_transfer' && order.paymentState === 'pending',
  )
  const [first, second] = waiting
  if (first) add(world, { amount: first.total, order: first })
  if (second) add(world, { amount: second.total - Math.round(second.total / 10), order: second })
  add(world, { amount: 12_000, payer: 'Green Leaf Ltd', text: 'Credit note 2211' })
}

type Transfer = {
  amount: number
  order?: Row<'orders'>
  payer?: string
  text?: string
}

function add(world: World, { amount, order, payer, text }: Transfer): void {
  const createdAt = world.at(0, 7)
  const patient = world.rows.patients.find(({ id }) => id === order?.patientId)
  const id = world.id(createdAt)
  world.add('bankTransfers', {
    id,
    fingerprint: id,
    bookedOn: world.date(-1),
    amount,
    currency: world.settings.currency,
    payer: payer ?? `${patient?.lastName} ${patient?.firstName}`,
    text: text ?? `Order ${order?.number}`,
    bankRef: `TRF-${world.rows.bankTransfers.length + 4101}`,
    orderId: order?.id ?? null,
    foundBy: order ? 'number' : null,
    createdAt,
    updatedAt: createdAt,
  })
}
