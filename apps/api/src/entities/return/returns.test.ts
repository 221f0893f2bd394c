import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { stock } from '../../db/schema/product.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq, inArray } from '../../db/sql.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { linesWhere } from '../settlement/lines.ts'

let owner: Person
let reader: Person
let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  owner = await asAdmin(t, 'owner')
  reader = await asAdmin(t, 'read_only')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
})

async function delivered(
  more: Parameters<typeof makeProduct>[1] = {},
  paid: Parameters<typeof placeTestOrder>[4] = { paymentState: 'paid' },
) {
  const product = await makeProduct(t, more)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 2 }], {
    ...paid,
    fulfilmentState: 'delivered',
    orderState: 'completed',
  })
  const shipmentId = await shipTestOrder(t, order.id)
  const now = t.clock.now()
  await t.change(shipments, shipmentId, { status: 'delivered', deliveredAt: now })
  await t.change(orderLines, inArray(orderLines.id, order.lineIds), {
    lineStatus: 'delivered',
    deliveredAt: now,
  })
  return { ...order, product, lineId: order.lineIds[0] ?? '' }
}
const formed = (body: object, photos: { name: string; content: Buffer }[] = []) =>
  formOf(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    { photos },
  )
const ask = (
  id: string,
  body: object,
  who = patient,
  photos: { name: string; content: Buffer }[] = [],
) => who.browser.post(`/api/patient/orders/${id}/returns`, formed(body, photos))
const wish = (lineId: string, quantity = 1) => ({
  lines: [{ order_line_id: lineId, quantity }],
  reason_code: 'not_needed',
  unopened: true,
})
const act = (id: string, verb: string, body: object) =>
  owner.browser.post(`/api/admin/returns/${id}/${verb}`, body)
const lineOf = (id: string) => t.row(orderLines, id)

describe('a return', () => {
  it('is asked for within 30 days', async () => {
    const order = await delivered()
    const opened = { ...wish(order.lineId), unopened: false }
    expect((await ask(order.id, opened)).faults).toEqual([422, ['unopened']])
    const broken = await delivered()
    const damaged = { ...wish(broken.lineId), unopened: false, reason_code: 'damaged' }
    expect((await ask(broken.id, damaged)).data.status).toBe('requested')
    expect((await ask(order.id, wish(order.lineId, 3))).faults).toEqual([422, ['lines.0.quantity']])
    expect((await ask(order.id, wish(randomUUID()))).body.error_code).toBe('NOT_RETURNABLE')
    expect((await ask(order.id, wish(order.lineId))).data.status).toBe('requested')
    expect((await ask(order.id, wish(order.lineId))).body.error_code).toBe('NOT_RETURNABLE')
    const flagged = await owner.browser.list('/api/admin/orders', {
      filter: { flag: ['return_requested'], id: [order.id] },
    })
    expect(flagged.data).toHaveLength(1)
    const late = await delivered()
    await t.change(orderLines, late.lineId, {
      deliveredAt: t.ago(31),
    })
    expect((await ask(late.id, wish(late.lineId))).faults).toEqual([422, ['lines.0.order_line_id']])
  })

  it('goes from approval to refund and shelf', async () => {
    const order = await delivered()
    const { id } = (await ask(order.id, wish(order.lineId))).data
    const reasoned = { reason: 'As agreed', revision: 1 }
    expect((await act(id, 'receive', { revision: 1 })).body.error_code).toBe('INVALID_TRANSITION')
    expect((await act(id, 'approve', { ...reasoned, revision: 7 })).status).toBe(409)
    expect((await act(id, 'approve', reasoned)).data.status).toBe('approved')
    expect((await act(id, 'receive', { revision: 2 })).data.status).toBe('received')
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'returned', qtyReturned: 1 })
    const shelf = () => t.row(stock, { variantId: order.product.variantId })
    const before = (await shelf()).onHand
    const refund = { reason: 'Unopened', restock: true, revision: 3 }
    expect((await act(id, 'refund', refund)).data.status).toBe('refunded')
    expect((await shelf()).onHand).toBe(before + 1)
    const row = await t.row(orders, order.id)
    expect(row).toMatchObject({ refunded: 2_500, paymentState: 'partially_refunded', flags: [] })
    const detail = (await owner.browser.get(`/api/admin/orders/${order.id}`)).data
    expect(detail.returns).toMatchObject([{ id, status: 'refunded' }])
    expect(await actionsOn(t, order.id)).toEqual(
      expect.arrayContaining([
        'order.return_requested',
        'order.return_approved',
        'order.return_received',
        'order.return_refunded',
      ]),
    )
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent.map((mail) => mail.template).sort()).toEqual(['order_refunded', 'return_decided'])
  })

  it('can be declined, and goods that are not as agreed go back', async () => {
    const order = await delivered()
    const first = (await ask(order.id, wish(order.lineId))).data
    await act(first.id, 'decline', { reason: 'Opened', revision: 1 })
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'delivered' })
    const { id } = (await ask(order.id, wish(order.lineId))).data
    await act(id, 'approve', { reason: 'Fine', revision: 1 })
    await act(id, 'receive', { revision: 2 })
    expect((await act(id, 'reject', { reason: 'Opened', revision: 3 })).data.status).toBe(
      'rejected',
    )
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'delivered', qtyReturned: 0 })
  })

  it('carries photos that the patient and the office can see', async () => {
    const order = await delivered()
    const refused = await ask(order.id, wish(order.lineId), patient, [
      { name: 'plan.pdf', content: pdf },
    ])
    expect(refused.faults).toEqual([422, ['photos']])
    const photos = [{ name: 'box.png', content: png }]
    const { id, photos: kept } = (await ask(order.id, wish(order.lineId), patient, photos)).data
    expect(kept).toMatchObject([{ filename: 'box.png', content_type: 'image/png' }])
    const path = (role: string) => `/api/${role}/returns/${id}/photos/${kept[0].id}`
    expect((await patient.browser.get(path('patient'))).status).toBe(200)
    expect((await reader.browser.get(path('admin'))).headers['content-type']).toBe('image/png')
    const other = (await ask((await delivered()).id, wish(order.lineId))).status
    expect(other).toBe(422)
  })

  it('tells the office, and shows the patient how it stands', async () => {
    const order = await delivered()
    const read = async () => (await patient.browser.get(`/api/patient/orders/${order.id}`)).data
    expect((await read()).lines[0]).toMatchObject({ returnable_quantity: 2, return_refusal: null })
    const { id } = (await ask(order.id, { ...wish(order.lineId), reason_text: 'Too sweet' })).data
    expect(await read()).toMatchObject({
      lines: [{ returnable_quantity: 0, return_refusal: 'asked' }],
      returns: [{ id, status: 'requested', reason_text: 'Too sweet', refund_amount: 2_500 }],
    })
    await t.drain()
    const sent = await t.rows(mails, { recipient: owner.email })
    const mail = sent.find((each) => each.template === 'admin_return_requested')
    expect(mail?.text).toContain(order.number)
    expect(mail?.text).not.toContain('Too sweet')
    await act(id, 'decline', { reason: 'No', revision: 1 })
    expect((await read()).returns).toMatchObject([{ status: 'declined', refund_amount: null }])
  })

  it('leaves the rest of a line returnable, and flags the order for what waits', async () => {
    const order = await delivered()
    const flags = async () => (await t.row(orders, order.id)).flags
    const first = (await ask(order.id, wish(order.lineId))).data
    await act(first.id, 'approve', { reason: 'Fine', revision: 1 })
    expect(await flags()).toEqual([])
    await act(first.id, 'receive', { revision: 2 })
    expect(await flags()).toEqual(['return_received'])
    const paid = { reason: 'Our fault', restock: false, revision: 3, shipping_amount: 99_999 }
    expect((await act(first.id, 'refund', paid)).faults).toEqual([
      422,
      ['lines', 'shipping_amount'],
    ])
    const done = await act(first.id, 'refund', { ...paid, shipping_amount: 0 })
    expect(done.data).toMatchObject({ status: 'refunded', refund_amount: 2_500 })
    expect(await flags()).toEqual([])
    const second = (await ask(order.id, wish(order.lineId))).data
    expect(await flags()).toEqual(['return_requested'])
    await act(second.id, 'decline', { reason: 'Opened', revision: 1 })
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'returned', qtyReturned: 1 })
    const third = (await ask(order.id, wish(order.lineId))).data
    await act(third.id, 'approve', { reason: 'Fine', revision: 1 })
    await act(third.id, 'receive', { revision: 2 })
    await act(third.id, 'refund', { reason: 'Unopened', restock: true, revision: 3 })
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'refunded', qtyReturned: 2 })
    expect((await ask(order.id, wish(order.lineId))).body.error_code).toBe('NOT_RETURNABLE')
  })

  /** A return of one unit that is approved. */
  async function approved({ id, lineId }: { id: string; lineId: string }): Promise<string> {
    const asked = (await ask(id, wish(lineId))).data
    await act(asked.id, 'approve', { reason: 'Fine', revision: 1 })
    return asked.id
  }
  const receive = (id: string) => act(id, 'receive', { revision: 2 })

  it('stays open when another of the same line is sent back to the patient', async () => {
    const order = await delivered()
    const first = await approved(order)
    await receive(first)
    const second = await approved(order)
    await act(first, 'reject', { reason: 'Opened', revision: 3 })
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'return_requested' })
    expect((await receive(second)).data.status).toBe('received')
  })

  it('is declined after all when the goods never come', async () => {
    const order = await delivered()
    const id = await approved(order)
    const declined = await act(id, 'decline', { reason: 'Three weeks are over', revision: 2 })
    expect(declined.data).toMatchObject({ status: 'declined', refund_amount: null })
    expect(await lineOf(order.lineId)).toMatchObject({ lineStatus: 'delivered' })
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    const told = sent.filter(({ text }) => text.includes('because the products have not arrived'))
    expect(told).toHaveLength(1)
    // nobody reads what is answered to a shop without a support address
    expect(told[0]?.text).not.toContain('tracking number')
  })

  it('takes its units back itself: no refund puts them on the shelf before', async () => {
    const order = await delivered()
    const id = await approved(order)
    const refund = (quantity: number) =>
      owner.browser.post(`/api/admin/orders/${order.id}/refund`, {
        lines: [{ order_line_id: order.lineId, quantity, amount: 2_500 }],
        shipping_amount: 0,
        reason: 'Damaged',
        restock: true,
      })
    expect((await refund(2)).faults).toEqual([422, ['lines.0.quantity']])
    expect((await refund(1)).status).toBe(200)
    expect((await receive(id)).data.status).toBe('received')
  })

  it('is worth the next units of its line, so that several come to its price', async () => {
    const order = await delivered()
    await t.change(orderLines, order.lineId, { lineTotal: 101 })
    const ids = [await approved(order)]
    await receive(ids[0] ?? '')
    ids.push(await approved(order))
    await receive(ids[1] ?? '')
    const amounts: number[] = []
    for (const id of ids) {
      const paid = await act(id, 'refund', { reason: 'Fine', restock: true, revision: 3 })
      amounts.push(paid.data.refund_amount)
    }
    expect(amounts).toEqual([51, 50])
  })

  it('is taken off an invoice that is not paid yet, and so is what was lost', async () => {
    const invoiced = { paymentState: 'pending', paymentMethod: 'invoice' } as const
    const [order, lost] = [await delivered({}, invoiced), await delivered({}, invoiced)]
    const id = await approved(order)
    await receive(id)
    const earned = async (orderId: string) =>
      (await t.rows(ledgerEntries, { orderId })).reduce((total, { amount }) => total + amount, 0)
    expect(await earned(order.id)).toBe(1_000)
    const done = await act(id, 'refund', { reason: 'Unopened', restock: true, revision: 3 })
    expect(done.data).toMatchObject({ status: 'refunded', refund_amount: 2_500 })
    expect(await earned(order.id)).toBe(500)
    const said = await linesWhere(t.ctx, eq(ledgerEntries.orderId, order.id))
    const back = said.find(({ type }) => type === 'reversal')
    expect(back?.rule_text).toMatch(/^Taken off the invoice .*, charged to the doctor$/)
    const post = (orderId: string, verb: string, body: object) =>
      owner.browser.post(`/api/admin/orders/${orderId}/${verb}`, body)
    const paid = (amount: number) =>
      post(order.id, 'record-payment', { paid_on: '2026-11-20', reference: 'INV-1', amount })
    const { total } = order
    expect((await paid(total)).body).toMatchObject({ expected: total - 2_500 })
    expect((await paid(total - 2_500)).data).toMatchObject({
      ...{ payment_state: 'paid', total, refunded: 2_500 },
      payments: [{ amount: total - 2_500 }],
      refunds: [{ state: 'credited', amount: 2_500 }],
    })
    const shipping = total - 5_000
    const whole = (quantity: number) => ({
      lines: [{ order_line_id: lost.lineId, quantity, amount: 5_000 }],
      ...{ shipping_amount: shipping, reason: 'Lost', restock: false },
    })
    expect((await post(lost.id, 'refund', whole(3))).faults).toEqual([422, ['lines.0.quantity']])
    expect((await post(lost.id, 'refund', whole(2))).data).toMatchObject({
      ...{ payment_state: 'voided', refunded: total },
      payments: [{ status: 'voided' }],
      lines: [{ line_status: 'refunded', qty_cancelled: 0 }],
    })
    expect(await earned(lost.id)).toBe(0)
    for (const [role, { browser }] of [
      ['doctor', doctor],
      ['patient', patient],
    ] as const) {
      const { timeline } = (await browser.get(`/api/${role}/orders/${order.id}`)).data
      const given = timeline.filter((step: { amount: number | null }) => step.amount !== null)
      expect(given).toMatchObject([{ event: 'order.credited', amount: 2_500 }])
    }
    const { data: history } = await owner.browser.get(`/api/admin/orders/${order.id}/history`)
    const [taken] = history.filter((each: { action: string }) => each.action === 'order.credited')
    expect(taken.changes).toMatchObject([{ label: 'Taken off', after: '$25.00' }])
    // more has come already than is left to pay
    const part = await delivered({}, invoiced)
    await t.add(bankTransfers, {
      ...{ id: randomUUID(), fingerprint: randomUUID(), bookedOn: '2026-11-19', currency: 'USD' },
      ...{ amount: 5_000, payer: 'Ana', text: part.number, orderId: part.id, status: 'recorded' },
    })
    const half = [{ order_line_id: part.lineId, quantity: 1, amount: 2_500 }]
    const less = await post(part.id, 'refund', { ...whole(1), lines: half, shipping_amount: 0 })
    expect(less.data.payment_state).toBe('paid')
    // nobody is paid anything out
    const due = await owner.browser.list('/api/admin/refunds', { filter: { q: lost.number } })
    expect(due.data).toEqual([])
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    const told = sent.filter(({ template }) => template === 'order_refunded')
    const says = /You (now have|have nothing)|We are refunding \S+\./g
    expect(told.map(({ text }) => text.match(says)).sort()).toEqual([
      ['You have nothing'],
      ['You have nothing', 'We are refunding $16.25.'],
      ['You now have'],
    ])
  })

  it('closes without money when everything was refunded before', async () => {
    const order = await delivered()
    const { id } = (await ask(order.id, wish(order.lineId, 2))).data
    await act(id, 'approve', { reason: 'Fine', revision: 1 })
    await act(id, 'receive', { revision: 2 })
    const rest = {
      lines: [{ order_line_id: order.lineId, quantity: 0, amount: 5_000 }],
      shipping_amount: 0,
      reason: 'Goodwill',
      restock: false,
    }
    const given = await owner.browser.post(`/api/admin/orders/${order.id}/refund`, rest)
    expect(given.status).toBe(200)
    const closed = await act(id, 'refund', { reason: 'Paid', restock: true, revision: 3 })
    expect(closed.data).toMatchObject({ status: 'refunded', refund_amount: null })
  })

  it('closes without money when the bank has given it back after a chargeback', async () => {
    const order = await delivered()
    const id = await approved(order)
    await t.change(orders, order.id, { chargebackLostAt: t.clock.now() })
    expect((await receive(id)).data).toMatchObject({ status: 'received', refund_amount: null })
    const closed = await act(id, 'refund', { reason: 'Fine', restock: true, revision: 3 })
    expect(closed.data).toMatchObject({ status: 'refunded', refund_amount: null })
    expect((await t.row(orders, order.id)).refunded).toBe(0)
  })

  it('above the limit is refunded by two administrators, and ends with the second', async () => {
    await putShopSetting(t.ctx, 'refund.second_admin_above', 3_000)
    const order = await delivered()
    // what was refunded before counts
    await owner.browser.post(`/api/admin/orders/${order.id}/refund`, {
      lines: [{ order_line_id: order.lineId, quantity: 0, amount: 1_000 }],
      shipping_amount: 0,
      reason: 'Late',
      restock: false,
    })
    const { id } = (await ask(order.id, wish(order.lineId))).data
    await act(id, 'approve', { reason: 'Fine', revision: 1 })
    await act(id, 'receive', { revision: 2 })
    const onHand = async () => (await t.row(stock, { variantId: order.product.variantId })).onHand
    const before = await onHand()
    const given = { reason: 'Unopened', restock: true, revision: 3 }
    expect((await act(id, 'refund', given)).data).toMatchObject({ status: 'received' })
    expect((await act(id, 'refund', given)).body.error_code).toBe('INVALID_TRANSITION')
    const refused = await act(id, 'reject', { reason: 'Worn', revision: 3 })
    expect(refused.body.error_code).toBe('INVALID_TRANSITION')
    const at = `/api/admin/orders/${order.id}`
    const seen = (await owner.browser.get(at)).data
    expect(seen).toMatchObject({ refunded: 1_000, refund_request: { amount: 2_500, mine: true } })
    const confirm = (who: Person) =>
      who.browser.post(`${at}/confirm-refund`, { revision: seen.revision })
    expect((await confirm(owner)).body.error_code).toBe('FOUR_EYES')
    expect((await confirm(await asAdmin(t, 'finance'))).data).toMatchObject({
      refunded: 3_500,
      refund_request: null,
      flags: [],
      returns: [{ status: 'refunded', refund_amount: 2_500 }],
    })
    expect(await onHand()).toBe(before + 1)
    await putShopSetting(t.ctx, 'refund.second_admin_above', null)
  })

  it('says where the goods go once it is approved: page, mail and slip', async () => {
    const order = await delivered()
    const { id } = (await ask(order.id, wish(order.lineId))).data
    const sendTo = async () =>
      (await patient.browser.get(`/api/patient/orders/${order.id}`)).data.returns[0].send_to
    const slip = () => patient.browser.get(`/api/patient/returns/${id}/slip?locale=ja`)
    expect(await sendTo()).toBeNull()
    expect((await slip()).status).toBe(404)
    await putShopSetting(t.ctx, 'company.name', 'Kingsway Ltd')
    await putShopSetting(t.ctx, 'company.address', '10 Kingsway\nNew York')
    await act(id, 'approve', { reason: 'As agreed', revision: 1 })
    expect(await sendTo()).toBe('Kingsway Ltd\n10 Kingsway\nNew York')
    await putShopSetting(t.ctx, 'returns.address', 'Kingsway Returns\n14 Dock Street')
    expect(await sendTo()).toBe('Kingsway Returns\n14 Dock Street')
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent[0]?.text).toContain(':\nKingsway Ltd\n10 Kingsway\nNew York')
    expect(sent[0]?.html).toContain('Kingsway Ltd<br>10 Kingsway')
    const paper = await slip()
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it.each([
    ['heat_sensitive', { heatSensitive: true }, {}],
    ['refunded', {}, { lineStatus: 'refunded' }],
    ['returned', {}, { lineStatus: 'refunded', qtyReturned: 2 }],
  ] as const)('is not possible for what is %s', async (refusal, product, line) => {
    const order = await delivered(product)
    await t.change(orderLines, order.lineId, { qtyReturned: 0, ...line })
    expect((await ask(order.id, wish(order.lineId))).body.error_code).toBe('NOT_RETURNABLE')
    const { lines } = (await patient.browser.get(`/api/patient/orders/${order.id}`)).data
    expect(lines[0].return_refusal).toBe(refusal)
  })
})
