import { beforeEach, expect, it } from 'vitest'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { type OrderDesk, openOrderDesk } from '../../testing/orderDesk.ts'
import { shipTestOrder } from '../../testing/orders.ts'

let desk: OrderDesk
const t = await useClinic()
beforeEach(async () => {
  desk = await openOrderDesk(t)
})

const first = () => desk.order.lineIds[0] ?? ''
async function cancel(lineIds: string[], more: object = {}, who = desk.admin) {
  const { revision } = await desk.detail()
  const body = {
    order_line_ids: lineIds,
    reason: 'No longer made',
    restock: true,
    expected_total: 2_500 + 875,
    revision,
    ...more,
  }
  return desk.act('cancel-lines', body, who)
}

it('takes a line out of an unpaid order: price, stock, payment, mail and history', async () => {
  expect((await desk.detail()).actions).toContain('cancel_lines')
  const { data } = await cancel([first()])
  expect(data).toMatchObject({
    order_state: 'open',
    payment_state: 'pending',
    subtotal: 2_500,
    discount: 0,
    tax: 0,
    shipping: 875,
    total: 3_375,
    item_count: 1,
    lines: [{ line_status: 'cancelled', qty_cancelled: 4 }, { line_status: 'reserved' }],
  })
  // the last line goes with the order alone
  expect(data.actions).not.toContain('cancel_lines')
  expect(await desk.shelf()).toEqual([100, 0])
  const due = await t.row(payments, { orderId: desk.order.id })
  expect(due).toMatchObject({ status: 'pending', amount: 3_375 })
  expect(await desk.mails()).toEqual(['order_lines_cancelled'])
  expect(data.timeline.at(-1)).toMatchObject({ reason: 'No longer made' })
  const paid = { paid_on: '2026-11-20', reference: 'T-rest', amount: 3_375 }
  expect((await desk.act('record-payment', paid)).data.payment_state).toBe('paid')
  await desk.act('release')
  await desk.send((await desk.detail()).shipments[0].id)
  expect(await desk.balance()).toBe(500)
})

it('takes the line’s discounts out by their names too', async () => {
  const named = (amount: number) => [
    { kind: 'individual' as const, id: null, name: null, rate_bp: 1_000, amount },
  ]
  const [whole = '', rest = ''] = desk.order.lineIds
  await t.change(orderLines, whole, { discounts: named(1_000) })
  await t.change(orderLines, rest, { discounts: named(250), discount: 250, lineTotal: 2_250 })
  const [{ discount, total } = { discount: 0, total: 0 }] = await t.rows(orders, desk.order.id)
  await t.change(orders, desk.order.id, { discount: discount + 250, total: total - 250 })
  const { data } = await cancel([whole], { expected_total: 2_250 + 875 })
  expect(data).toMatchObject({ discount: 250, total: 3_125 })
  const url = `orders/${desk.order.id}`
  for (const { data: shown } of [
    await desk.patient.browser.get(`/api/patient/${url}`),
    await desk.doctor.browser.get(`/api/doctor/${url}`),
  ]) {
    expect(shown).toMatchObject({ subtotal: 2_500, discounts: [{ amount: 250 }], total: 3_125 })
  }
})

it.each([
  [1_000, 0, 'pending'],
  [2_500, 875, 'voided'],
])('asks for less what was taken off the invoice: %s and %s', async (amount, shipping, state) => {
  const [whole = '', rest = ''] = desk.order.lineIds
  await t.change(orders, desk.order.id, { paymentMethod: 'invoice' })
  await shipTestOrder(t, desk.order.id, [0, 1])
  const lines = [{ order_line_id: rest, quantity: 0, amount }]
  const lost = { lines, shipping_amount: shipping, reason: 'Lost', restock: false }
  expect((await desk.act('refund', lost)).data.payment_state).toBe('pending')
  const due = 3_375 - amount - shipping
  const { data } = await cancel([whole])
  const said = { payment_state: state, payments: [{ amount: due }] }
  expect(data).toMatchObject({ ...said, total: 3_375, refunded: amount + shipping })
  const told = (await mailsTo(t, desk.patient.email)).find(
    ({ template }) => template === 'order_lines_cancelled',
  )
  expect(told?.text).toContain(`New total: $${(due / 100).toFixed(2)}`)
})

it('takes units that nobody can sell off the shelf, and out of a parcel not begun', async () => {
  await t.change(orders, desk.order.id, { paymentMethod: 'invoice' })
  await desk.act('release')
  const { data } = await cancel([first()], { restock: false })
  expect(await desk.shelf()).toEqual([96, 0])
  expect(data.shipments[0].lines).toHaveLength(1)
})

it('refuses what is paid, packed, unknown, the whole order, or was seen otherwise', async () => {
  expect((await cancel([first()], { expected_total: 1 })).body).toMatchObject({
    error_code: 'PRICE_CHANGED',
    total: 3_375,
  })
  expect((await cancel([first()], { revision: 99 })).body.error_code).toBe('REVISION_CONFLICT')
  expect((await cancel(desk.order.lineIds)).refusal).toEqual([422, 'WHOLE_ORDER'])
  const unknown = await cancel(['01890a5d-ac96-774b-bcce-b302099a8057'])
  expect(unknown.faults).toEqual([422, ['order_line_ids']])
  await t.change(orders, desk.order.id, { paymentMethod: 'invoice' })
  const { shipments } = (await desk.act('release')).data
  await desk.step(shipments[0].id, 'pick')
  expect((await desk.detail()).actions).not.toContain('cancel_lines')
  expect((await cancel([first()])).body.error_code).toBe('INVALID_TRANSITION')
  const paid = await openOrderDesk(t)
  await paid.pay()
  expect((await paid.detail()).actions).not.toContain('cancel_lines')
})
