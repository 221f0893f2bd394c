import { expect, it } from 'vitest'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import { isDivided } from '../../testing/deep.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder, refundTestLine, shipTestOrder } from '../../testing/orders.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const support = await asAdmin(t, 'support')

const at = (id: string, path = '') => `/api/doctor/orders/${id}${path}`

async function bought() {
  const product = await makeProduct(t)
  const loose = await makeProduct(t)
  const recipe = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  const order = await placeTestOrder(
    t,
    patient,
    doctor,
    [
      { product, quantity: 2 },
      { product: loose, quantity: 1 },
    ],
    { paymentState: 'paid' },
  )
  await t.change(orderLines, order.lineIds[0] ?? '', {
    recipeId: recipe.recipeId,
    recipeLineId: recipe.lineIds[0] ?? null,
  })
  return { order, recipe, product, loose }
}

it('shows lines, parcels with lots, refunds and the city alone, and writes down each look', async () => {
  const { order, recipe } = await bought()
  const shipmentId = await shipTestOrder(t, order.id)
  await t.change(shipmentLines, { shipmentId }, { lot: 'L0001' })
  await refundTestLine(t, order.id, order.lineIds[1] ?? '', 1)
  const { data, text } = await doctor.browser.get(at(order.id))
  expect(data).toMatchObject({ number: order.number, recipes: [{ id: recipe.recipeId }] })
  expect(data.lines).toHaveLength(2)
  expect(data.shipments[0].lines[0]).toMatchObject({ lot: 'L0001' })
  expect(data.refunds).toHaveLength(1)
  const row = await t.row(orders, order.id)
  expect(data.address.city).toBe(row.address.city)
  expect(text).not.toContain(row.address.line1)
  expect(text).not.toMatch(new RegExp(`\\b${row.address.postal_code}\\b`))
  expect(await loggedOn(t, order.id, 'order.read')).toHaveLength(1)
  const list = await doctor.browser.get(`/api/doctor/patients/${patient.id}/orders`)
  expect(list.data.find((each: { id: string }) => each.id === order.id)).toMatchObject({
    recipes: [{ id: recipe.recipeId }],
    first_items: [expect.any(String), expect.any(String)],
    item_count: 3,
    line_count: 2,
  })
})

it('is being prepared once paid: one that waits for its payment, or was cancelled, is found apart', async () => {
  const someone = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const place = async (values: object) => {
    const order = await placeTestOrder(t, someone, doctor, [{ product, quantity: 1 }])
    await t.change(orders, order.id, { releasedAt: null, ...values })
    return order.number
  }
  const paid = await place({ paymentState: 'paid', fulfilmentState: 'unfulfilled' })
  const invoiced = await place({
    paymentState: 'pending',
    paymentMethod: 'invoice',
    fulfilmentState: 'unfulfilled',
  })
  const unpaid = await place({ paymentState: 'pending', fulfilmentState: 'unfulfilled' })
  const failed = await place({ paymentState: 'failed', fulfilmentState: 'unfulfilled' })
  await place({ orderState: 'cancelled', fulfilmentState: 'unfulfilled' })
  const found = async (...fulfilment_state: string[]) => {
    const url = `/api/doctor/patients/${someone.id}/orders`
    const { data } = await doctor.browser.list(url, { filter: { fulfilment_state } })
    return data.map(({ number }: { number: string }) => number).sort()
  }
  expect(await found('unfulfilled', 'in_progress')).toEqual([paid, invoiced])
  expect(await found('awaiting_payment')).toEqual([unpaid, failed])
})

it('becomes a recipe draft: what was prescribed keeps its dosage, the rest follows the label', async () => {
  const { order, recipe, product, loose } = await bought()
  const draft = await doctor.browser.post(at(order.id, '/recipe-draft'))
  expect(draft.status).toBe(201)
  expect(draft.data).toMatchObject({ status: 'draft', version: 1, patient: { id: patient.id } })
  const written = await t.row(recipeLines, { recipeId: recipe.recipeId })
  expect(draft.data.lines).toMatchObject([
    {
      product_id: product.productId,
      quantity: 2,
      dosage_mode: written.dosageMode,
      amount_min: written.amountMin,
      times_ordered: 0,
      // two packs last 80 days, one lasted 40
      min_days_between: 64,
    },
    { product_id: loose.productId, quantity: 1, dosage_mode: 'label' },
  ])
})

it('carries a problem to the office, not to the patient, until the office closes it', async () => {
  const { order } = await bought()
  const problem = { order_line_id: order.lineIds[0], kind: 'quality', message: 'Broken seal' }
  const foreign = { ...problem, order_line_id: (await bought()).order.lineIds[0] }
  expect((await doctor.browser.post(at(order.id, '/reports'), foreign)).status).toBe(422)
  expect((await doctor.browser.post(at(order.id, '/reports'), problem)).status).toBe(204)
  const seen = (await support.browser.get(`/api/admin/orders/${order.id}`)).data
  expect(seen.flags).toContain('problem_reported')
  expect(seen.reports).toMatchObject([{ reported_by: 'doctor', kind: 'quality' }])
  expect((await patient.browser.get(`/api/patient/orders/${order.id}`)).data.reports).toEqual([])
  expect(await loggedOn(t, order.id, 'order.problem_reported_by_doctor')).toHaveLength(1)
  await t.drain()
  const sent = await t.rows(mails, { recipient: support.email })
  const about = sent.filter((mail) => mail.template === 'admin_product_report')
  expect(about).toHaveLength(1)
  expect(about[0]?.text).toContain('A doctor reported')
  expect(about[0]?.text).not.toContain('Broken seal')
  const { id, revision } = seen.reports[0]
  const closed = await support.browser.post(`/api/admin/reports/${id}/close`, {
    reason: 'Replacement sent',
    revision,
  })
  expect(closed.status).toBe(200)
  expect((await support.browser.get(`/api/admin/orders/${order.id}`)).data.flags).toEqual([])
  const { timeline } = (await patient.browser.get(`/api/patient/orders/${order.id}`)).data
  expect(JSON.stringify(timeline)).not.toContain('report')
  expect((await doctor.browser.get(at(order.id))).data.timeline).toMatchObject([
    { event: 'order.problem_reported_by_doctor' },
    { event: 'order.report_by_doctor_closed' },
  ])
})

it('says of each line what holds it and whether it counts, to the doctor and the administrator', async () => {
  const { order } = await bought()
  const linesFor = async () => [
    (await doctor.browser.get(at(order.id))).data.lines,
    (await support.browser.get(`/api/admin/orders/${order.id}`)).data.lines,
  ]
  for (const [line] of await linesFor())
    expect(line).toMatchObject({
      held_by: 'cancel_window',
      commission: { reason: 'not_shipped', amount: 1_000, rate_bp: 2_000 },
    })
  await t.change(orderLines, { orderId: order.id }, { lineStatus: 'backordered' })
  for (const [line] of await linesFor())
    expect(line).toMatchObject({ held_by: 'stock', held_until: expect.any(String) })
  await shipTestOrder(t, order.id)
  await refundTestLine(t, order.id, order.lineIds[1] ?? '', 2_500)
  for (const [first, second] of await linesFor()) {
    expect(first).toMatchObject({ held_by: null, commission: { reason: 'pending' } })
    expect(second.commission).toMatchObject({ reason: 'refunded', amount: 0 })
  }
})

// where the database is divided, a line lies with its order
it.skipIf(isDivided)(
  'of a patient who has left shows the lines that count for the doctor, and nothing else',
  async () => {
    const { order } = await bought()
    const next = await asDoctor(t)
    await t.change(orders, order.id, { doctorId: next.id, cancelReason: 'Private words' })
    await t.change(orderLines, order.lineIds[1] ?? '', { doctorId: next.id })
    await shipTestOrder(t, order.id)
    const { data, text } = await doctor.browser.get(at(order.id))
    expect(data).toMatchObject({
      patient: null,
      address: null,
      shipments: [],
      timeline: [],
      total: 5_000,
      commission: 1_000,
      cancel_reason: null,
      lines: [{ id: order.lineIds[0], commission: { reason: 'pending', amount: 1_000 } }],
    })
    for (const hidden of ['New York', 'Private', 'Product 2', patient.id])
      expect(text).not.toContain(hidden)
    // of what was taken off an invoice they see their own part, and not why
    const [own = '', others = ''] = order.lineIds
    await t.add(refunds, {
      doctorId: next.id,
      orderId: order.id,
      lines: [
        { order_line_id: own, quantity: 1, amount: 2_500, shipped_amount: 2_500 },
        { order_line_id: others, quantity: 1, amount: 700 },
      ],
      amount: 3_200,
      currency: 'USD',
      reason: 'Private words',
      state: 'credited',
    })
    const { refunds: shown } = (await doctor.browser.get(at(order.id))).data
    expect(shown).toMatchObject([{ amount: 2_500, state: 'credited', reason: '' }])
    for (const path of ['/receipt', '/recipe-draft'])
      expect(
        (await doctor.browser.call(path === '/receipt' ? 'GET' : 'POST', at(order.id, path)))
          .status,
      ).toBe(404)
    // the patient is not theirs either
    await t.change(orderLines, { orderId: order.id }, { doctorId: doctor.id })
    expect((await next.browser.get(at(order.id))).status).toBe(404)
  },
)

it('tells doctor and patient what happened, without staff, reasons and inner steps', async () => {
  const { order } = await bought()
  const office = await asAdmin(t, 'operations')
  const admin = `/api/admin/orders/${order.id}`
  await office.browser.post(`${admin}/hold`, { reason: 'Waits for a call' })
  await office.browser.post(`${admin}/notes`, { text: 'Inner words' })
  const problem = { order_line_id: order.lineIds[0], kind: 'quality', message: 'Broken seal' }
  await doctor.browser.post(at(order.id, '/reports'), problem)
  const eventsOf = async (who: typeof doctor, path: string) => {
    const { data, text } = await who.browser.get(path)
    expect(JSON.stringify(data.timeline)).not.toMatch(/call|Inner|Test/)
    expect(text).not.toContain('Inner words')
    return data.timeline.map(({ event, by }: { event: string; by: string | null }) => [event, by])
  }
  expect(await eventsOf(patient, `/api/patient/orders/${order.id}`)).toEqual([['order.held', null]])
  expect(await eventsOf(doctor, at(order.id))).toEqual([
    ['order.held', null],
    ['order.problem_reported_by_doctor', 'doctor'],
  ])
})
