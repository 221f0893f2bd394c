import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { inArray, like } from '../../db/sql.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { queryOf } from '../../testing/browser.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'
import { paperOf } from '../../testing/paper.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import type { DomainError } from '../errors.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { momentOf } from './importTracking.ts'

const url = '/api/admin/shipments'

let operations: Person
let support: Person
let reader: Person
let owner: Person
let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  operations = await asAdmin(t, 'operations')
  support = await asAdmin(t, 'support')
  reader = await asAdmin(t, 'read_only')
  owner = await asAdmin(t, 'owner')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
})

const paid = { paymentState: 'paid' } as const
async function place(values: Partial<typeof orders.$inferInsert> = paid) {
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 2 }], values)
  return { ...order, product }
}

/** A parcel of an order that was paid two days ago, packed unless told otherwise. */
async function parcel(steps: ('pick' | 'pack')[] = ['pick', 'pack']) {
  const order = await place({ ...paid, placedAt: new Date('2026-11-18T08:00:00Z') })
  await operations.browser.post(`/api/admin/orders/${order.id}/release`, {})
  const row = await t.row(shipments, { orderId: order.id })
  const detail = (await operations.browser.get(`${url}/${row.id}`)).data
  if (steps.includes('pick')) await operations.browser.post(`${url}/${row.id}/pick`, {})
  if (steps.includes('pack')) {
    const lines = detail.lines.map((line: { id: string }) => ({
      shipment_line_id: line.id,
      lot: 'L1',
      expires_on: null,
    }))
    await operations.browser.post(`${url}/${row.id}/pack`, { lines, weight_g: 100 })
  }
  return { id: row.id, number: row.number, order }
}
const filter = (filter: object) => queryOf({ filter })

it('waits for no payment once its order is cancelled or its price given back', async () => {
  const order = await place({ paymentState: 'pending', paymentMethod: 'invoice' })
  await operations.browser.post(`/api/admin/orders/${order.id}/release`, {})
  const { id } = await t.row(shipments, { orderId: order.id })
  const isPaid = async () => (await operations.browser.get(`${url}/${id}`)).data.is_paid
  expect(await isPaid()).toBe(false)
  await owner.browser.post(`/api/admin/orders/${order.id}/cancel`, { reason: 'Twice' })
  expect(await isPaid()).toBe(true)
  await t.change(orders, order.id, { paymentState: 'refunded' })
  expect(await isPaid()).toBe(true)
})

describe('papers', () => {
  it.each(['pick-list', 'packing-slips', 'carrier-file', 'address-labels'])(
    '%s of nothing is a conflict',
    async (name) => {
      const path = `${url}/${name}?${filter({ id: [randomUUID()] })}`
      expect((await operations.browser.get(path)).status).toBe(409)
    },
  )

  it('are for small labels and whole orders too; a slip is kept, and gone products print nothing', async () => {
    const { id, order } = await parcel(['pick'])
    for (const path of [
      `address-labels?size=62mm&${filter({ id: [id] })}`,
      `packing-slips?${filter({ id: [id] })}`,
      `packing-slips?${filter({ order_id: [order.id] })}`,
    ])
      expect((await operations.browser.get(`${url}/${path}`)).status, path).toBe(200)
    expect(await actionsOn(t, order.id)).toContain('order.packing_slip')
    const gone = `/api/admin/stock/labels?${filter({ id: [randomUUID()] })}`
    expect((await operations.browser.get(gone)).status).toBe(404)
  })

  it('hand no address to the carrier of an order that is on hold', async () => {
    const [held, free] = [await parcel(), await parcel()]
    await operations.browser.post(`/api/admin/orders/${held.order.id}/hold`, { reason: 'Moved' })
    const file = await operations.browser.get(
      `${url}/carrier-file?${filter({ id: [held.id, free.id] })}`,
    )
    expect(file.text).toContain(free.number)
    expect(file.text).not.toContain(held.number)
  })

  it('list no parcel to be picked whose order is on hold', async () => {
    const [held, free] = [await parcel([]), await parcel([])]
    await operations.browser.post(`/api/admin/orders/${held.order.id}/hold`, { reason: 'Asked' })
    const both = `${url}/pick-list?${filter({ id: [held.id, free.id] })}&locale=en`
    const paper = await paperOf(t, operations, both)
    expect([paper.includes(free.number), paper.includes(held.number)]).toEqual([true, false])
  })

  it('say once how a product is used, of however many lots it is', async () => {
    const { id, order } = await parcel(['pick'])
    const recipe = await makeIssuedRecipe(t, { doctor, patient }, [{ product: order.product }])
    const [recipeLineId] = recipe.lineIds
    await t.change(orderLines, order.lineIds[0] ?? '', { recipeLineId })
    const [line] = (await operations.browser.get(`${url}/${id}`)).data.lines
    const lines = ['L1', 'L2'].map((lot) => ({ shipment_line_id: line.id, lot, quantity: 1 }))
    const packed = await operations.browser.post(`${url}/${id}/pack`, { lines, weight_g: 100 })
    expect(packed.status, packed.text).toBe(200)
    const paper = await paperOf(
      t,
      operations,
      `${url}/packing-slips?locale=en&${filter({ id: [id] })}`,
    )
    const [box = '', use = ''] = paper.split('"How to use"')
    expect([box, use].map((part) => part.split(`"${line.title}"`).length - 1)).toEqual([2, 1])
  })

  it('hold the invoice of an order that is paid so, beside its first slip and by itself', async () => {
    const order = await place({ paymentMethod: 'invoice' })
    await putShopSetting(t.ctx, 'payment.bank_details', 'IBAN GB00')
    await operations.browser.post(`/api/admin/orders/${order.id}/release`, {})
    const made = vi.spyOn(t.ctx.compute, 'pdf')
    const paper = () => JSON.stringify(made.mock.lastCall?.[0].content)
    const slips = await operations.browser.get(
      `${url}/packing-slips?locale=en&${filter({ order_id: [order.id] })}`,
    )
    expect([slips.status, paper().split(`Invoice · ${order.number}`).length]).toEqual([200, 2])
    expect(paper()).toMatch(/Subtotal.*Amount due.*\$58\.75.*IBAN GB00.*Reference/)
    const receipt = (id: string, who = reader) =>
      who.browser.get(`/api/admin/orders/${id}/receipt?locale=en`)
    expect((await receipt(order.id)).headers['content-type']).toBe('application/pdf')
    expect([made.mock.lastCall?.[0].title, paper().includes('IBAN')]).toEqual(['Invoice', true])
    expect(await actionsOn(t, order.id)).toContain('order.read')
    const off = { amount: 1_000, shippingAmount: 1_000, currency: 'USD', reason: 'Lost' }
    const of = {
      id: randomUUID(),
      orderId: order.id,
      doctorId: doctor.id,
      state: 'credited' as const,
    }
    await t.add(refunds, { ...of, ...off, lines: [] })
    // a payment that nobody owed came and went back: the order has nothing of it
    const stray = { ...of, ...off, id: randomUUID(), state: 'done' as const, shippingAmount: 0 }
    await t.add(refunds, { ...stray, lines: [] })
    await t.change(orders, order.id, { refunded: 1_000 })
    await receipt(order.id)
    expect(paper()).toMatch(/Taken off.*New total.*\$48\.75.*Amount due.*\$48\.75/)
    await t.change(orders, order.id, paid)
    await receipt(order.id)
    expect([made.mock.lastCall?.[0].title, paper().includes('IBAN')]).toEqual(['Receipt', false])
  })

  it('label each shelf with one label, however long its product’s name is', async () => {
    const titles = [
      'MAGNESIUM BISGLYCINATE WITH VITAMIN B6',
      'ビスグリシン酸マグネシウム＋ビタミンB6',
      'Zinc',
    ]
    const ids: string[] = []
    for (const title of titles) ids.push((await makeProduct(t, { title })).variantId)
    await t.change(stock, inArray(stock.variantId, ids), { bin: 'A-01-02-03' })
    const pdf = await operations.browser.get(`/api/admin/stock/labels?${filter({ id: ids })}`)
    expect(pdf.raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  })

  it('hand the carrier the addresses of packed parcels', async () => {
    const { id, number, order } = await parcel()
    const csv = await operations.browser.get(`${url}/carrier-file?${filter({ id: [id] })}`)
    expect(csv.text).toContain(`${number},${order.number},Ana Example,,0312345678,US,10001,NY`)
    expect(csv.text).toContain(',Standard,100,')
    expect(await actionsOn(t, id)).toContain('shipment.carrier_file')
    const [{ address } = { address: undefined }] = await t.rows(orders, order.id)
    if (!address) throw new Error('no such order')
    for (const [more, cells] of [
      [{ phone: '+12125550123', company: 'Kingsway' }, 'Ana Example,Kingsway,(212) 555-0123,US'],
      [{ phone: '+81312345678' }, 'Ana Example,,+81312345678,US'],
      [{ phone: '=1+1' }, "Ana Example,,'=1+1,US"],
    ] as const) {
      await t.change(orders, order.id, { address: { ...address, ...more } })
      const { text } = await operations.browser.get(`${url}/carrier-file?${filter({ id: [id] })}`)
      expect(text).toContain(cells)
    }
  })

  it('weigh a parcel by its contents until somebody has weighed it', async () => {
    const { id, number } = await parcel(['pick'])
    const weights = async () => [
      (await operations.browser.list(url, { filter: { q: number } })).data[0].weight_g,
      (await operations.browser.get(`${url}/${id}`)).data.weight_g,
    ]
    expect(await weights()).toEqual([null, null])
    await t.ctx.db.update(variants).set({ weightG: 120 })
    expect(await weights()).toEqual([240, 240])
    const { lines } = (await operations.browser.get(`${url}/${id}`)).data
    const packed = lines.map((line: { id: string }) => ({
      shipment_line_id: line.id,
      lot: 'L1',
      expires_on: null,
    }))
    await operations.browser.post(`${url}/${id}/pack`, { lines: packed, weight_g: 251 })
    expect(await weights()).toEqual([251, 251])
  })
})

describe('many at once', () => {
  it('ships by the carrier’s file, each row for itself, tried first', async () => {
    const one = await parcel()
    const two = await parcel()
    const early = await parcel(['pick'])
    const text = [
      'Shipment,Carrier,Tracking number,Shipped at',
      `${one.number},UPS,1Z999AA10,2026-11-19`,
      `${two.order.number},ヤマト運輸,"=""１２３４－５６７８""",２０２６−１１−１９`,
      `${early.number},UPS,1Z999AA11,`,
      `S-none,UPS,1Z999AA12,`,
      `${one.number},Pigeon,1Z999AA13,`,
      `${one.number},UPS,x,`,
      `${one.number},UPS,1.23457E+11,`,
      `${one.number},UPS,1Z999AA14,2027-01-01`,
      `${early.number},UPS,1Z999AA15,2026-11-17`,
    ].join('\r\n')
    const run = (dry_run: boolean) =>
      operations.browser.post(`${url}/import-tracking`, { dry_run, text })
    const dry = (await run(true)).data
    expect((await operations.browser.get(`${url}/${one.id}`)).data.status).toBe('packed')
    const done = (await run(false)).data
    expect({ ...done, dry_run: true }).toEqual(dry)
    expect(done.rows.map((row: { error_code: string }) => row.error_code)).toEqual([
      null,
      null,
      'INVALID_TRANSITION',
      'UNKNOWN_PARCEL',
      'UNKNOWN_CARRIER',
      'BAD_TRACKING',
      'ROUNDED',
      'NOT_A_DATE',
      'OUT_OF_RANGE',
    ])
    const many = `${text}\r\n${`${one.number},UPS,x,\r\n`.repeat(2_000)}${' '.repeat(300_000)}`
    const refused = await operations.browser.post(`${url}/import-tracking`, {
      dry_run: true,
      text: many,
    })
    expect(refused.body.errors.text).toEqual([expect.stringMatching(/2,00\d rows.*at most 2,000/)])
    expect((await operations.browser.get(`${url}/${one.id}`)).data).toMatchObject({
      status: 'shipped',
      carrier: 'ups',
      shipped_at: '2026-11-19T00:00:00.000Z',
    })
    // 21 days after it left, not after the file was read
    const earned = await t.row(ledgerEntries, { shipmentId: one.id })
    expect(earned.eligibleAt?.toISOString()).toBe('2026-12-10T00:00:00.000Z')
    expect((await operations.browser.get(`${url}/${two.id}`)).data).toMatchObject({
      status: 'shipped',
      carrier: 'yamato',
      tracking_no: '12345678',
    })
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent.filter((mail) => mail.template === 'order_shipped')).toHaveLength(2)
  })

  it('takes the number of the parcel from a file that names its order too', async () => {
    const one = await parcel()
    const run = async (header: string, row: string) => {
      const text = `${header},Carrier,Tracking number\r\n${row},UPS,1Z999AA10`
      const { data } = await operations.browser.post(`${url}/import-tracking`, {
        dry_run: true,
        text,
      })
      return data.rows[0].error_code
    }
    const { number: order } = one.order
    // another parcel of that order is not shipped in its place
    expect(await run('Order,Parcel', `${order},S-none`)).toBe('UNKNOWN_PARCEL')
    expect(await run('Order,Parcel', `${order},`)).toBe(null)
    // as the list of parcels is exported
    expect(await run('Number,Order number', `S-none,${order}`)).toBe('UNKNOWN_PARCEL')
    expect(await run('Number,Order number', `${one.number},${order}`)).toBe(null)
  })

  it('delivers by the carrier’s file and all chosen ones, and says which had not left', async () => {
    const sent = async () => {
      const made = await parcel()
      const row = { carrier: 'dhl', tracking_no: '0034 0434' }
      await operations.browser.post(`${url}/${made.id}/ship`, row)
      return made
    }
    const [one, two, three, found, packed, both] = [
      await sent(),
      await sent(),
      await sent(),
      await sent(),
      await parcel(),
      await parcel(),
    ]
    await operations.browser.post(`${url}/${found.id}/exception`, { code: 'lost', note: null })
    const today = t.clock.now().toISOString().slice(0, 10)
    const text = [
      'Shipment,Carrier,Tracking number,Shipped at,Delivered at',
      `${one.number},,,,${today}`,
      `${two.order.number},,,,${today}`,
      `${packed.number},,,,${today}`,
      `${both.number},UPS,1Z999AA10,2026-11-18,2026-11-19`,
      `${three.number},,,,2027-01-01`,
      `${one.number},,,,${today}`,
      `${found.number},DHL,0034 0434,,${today}`,
    ].join('\r\n')
    const run = { dry_run: false, text }
    const { rows } = (await operations.browser.post(`${url}/import-tracking`, run)).data
    expect(rows.map((row: { error_code: string }) => row.error_code)).toEqual([
      null,
      null,
      'INVALID_TRANSITION',
      null,
      'NOT_A_DATE',
      'INVALID_TRANSITION',
      null,
    ])
    const read = async (id: string) => (await operations.browser.get(`${url}/${id}`)).data
    expect((await read(one.id)).status).toBe('delivered')
    expect(await read(both.id)).toMatchObject({
      status: 'delivered',
      delivered_at: '2026-11-19T00:00:00.000Z',
    })
    // a day without a time is not before the order was placed on it
    const [shippedAt, deliveredAt] = [new Date('2026-11-18T08:00Z'), new Date('2026-11-19')]
    for (const [row] of [
      await t.rows(orders, both.order.id),
      await t.rows(orderLines, { orderId: both.order.id }),
    ])
      expect(row).toMatchObject({ shippedAt, deliveredAt })
    const ids = [three.id, packed.id]
    const bulk = (await operations.browser.post(`${url}/deliver`, { ids })).data
    expect(bulk.map((row: { error_code: string }) => row.error_code)).toEqual([
      null,
      'INVALID_TRANSITION',
    ])
    expect([(await read(three.id)).status, (await read(packed.id)).status]).toEqual([
      'delivered',
      'packed',
    ])
  })

  it('reads days and times by the clocks of the shop', () => {
    const now = new Date('2026-11-20T23:30:00Z')
    const from = new Date('2026-11-08T20:00:00Z')
    const read = (typed: string) => {
      try {
        return momentOf('shipped_at', typed, { from, now, timeZone: 'Asia/Tokyo' }).toISOString()
      } catch (error) {
        return (error as DomainError).code
      }
    }
    for (const [typed, expected] of [
      ['2026-11-21', '2026-11-20T15:00:00.000Z'],
      ['2026/11/10', '2026-11-09T15:00:00.000Z'],
      ['2026-11-09', from.toISOString()],
      ['2026-11-21 08:00', '2026-11-20T23:00:00.000Z'],
      ['2026-11-20T14:00Z', '2026-11-20T14:00:00.000Z'],
      ['', '2026-11-20T23:30:00.000Z'],
      ['2026-11-21 09:00', 'NOT_A_DATE'],
      ['2026-11-22', 'NOT_A_DATE'],
      ['2026-11-20 25:00', 'NOT_A_DATE'],
      ['2026-02-30', 'NOT_A_DATE'],
      ['2026-11-08', 'OUT_OF_RANGE'],
    ] as const)
      expect([typed, read(typed)]).toEqual([typed, expected])
  })

  it('ships chosen parcels with their numbers', async () => {
    const one = await parcel()
    const early = await parcel(['pick'])
    const rows = [one, early].map(({ id }) => ({ id, carrier: 'dhl', tracking_no: '0034 0434' }))
    const answer = await operations.browser.post(`${url}/ship`, { rows })
    expect(answer.each('error_code')).toEqual([null, 'INVALID_TRANSITION'])
    const { data } = await operations.browser.get(`${url}/${one.id}`)
    expect(data.tracking_no).toBe('00340434')
  })

  it('releases and holds orders', async () => {
    const [one, due] = [await place(), await place({})]
    const ids = [one.id, due.id]
    const post = (verb: string, body: object) =>
      support.browser.post(`/api/admin/orders/${verb}`, body)
    const codes = (answer: { data: { error_code: string | null }[] }) =>
      answer.data.map((row) => row.error_code)
    expect(codes(await post('release', { ids }))).toEqual([null, 'PAYMENT_DUE'])
    expect(codes(await post('hold', { ids, reason: 'Wait' }))).toEqual([null, null])
    expect(codes(await post('hold', { ids, reason: 'Wait' }))).toEqual([
      'INVALID_TRANSITION',
      'INVALID_TRANSITION',
    ])
    const held = await support.browser.list('/api/admin/orders', { filter: { flag: ['on_hold'] } })
    expect(held.each('id')).toEqual(expect.arrayContaining(ids))
  })
})

describe('an order', () => {
  it('asks for a failed payment again', async () => {
    const order = await place({ paymentState: 'failed' })
    const path = `/api/admin/orders/${order.id}/retry-payment`
    expect((await operations.browser.post(path, { revision: 9 })).body.error_code).toBe(
      'REVISION_CONFLICT',
    )
    const answer = await operations.browser.post(path, { revision: 1 })
    expect(answer.data).toMatchObject({ payment_state: 'pending' })
    expect(answer.data.payments).toHaveLength(2)
    const again = await operations.browser.post(path, { revision: 2 })
    expect(again.body.error_code).toBe('INVALID_TRANSITION')
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent.map((mail) => mail.template)).toContain('payment_due')
  })

  it('sends its receipt again once it is paid', async () => {
    const due = await place({})
    // a part of it was taken off its invoice before
    const order = await place({ ...paid, refunded: 1_000 })
    await t.add(refunds, {
      ...{ id: randomUUID(), orderId: order.id, doctorId: doctor.id, state: 'credited' as const },
      ...{ amount: 1_000, shippingAmount: 1_000, currency: 'USD', reason: 'Lost', lines: [] },
    })
    const send = (id: string, body: object) =>
      support.browser.post(`/api/admin/orders/${id}/resend-receipt`, body)
    expect((await send(due.id, { revision: 1 })).body.error_code).toBe('NOT_PAID')
    expect((await send(order.id, { revision: 1 })).status).toBe(200)
    expect(await actionsOn(t, order.id)).toContain('order.receipt_sent')
    await t.drain()
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent.map((mail) => mail.template)).toEqual(['receipt'])
    expect(sent[0]?.text).toMatch(/Subtotal: .*\nDelivery: .*\nTotal: /)
    expect(sent[0]?.text).toMatch(/Taken off: .*\nNew total: /)
  })
})

describe('stock', () => {
  it('is listed, counted and given a threshold', async () => {
    const { product } = await place()
    const id = product.variantId
    const all = '/api/admin/stock'
    const row = async () => (await reader.browser.list(all, { filter: { id: [id] } })).data[0]
    const before = await row()
    expect(before).toMatchObject({ reserved: 2, available: before.on_hand - 2 })
    const adjust = (body: object) => operations.browser.post(`${all}/${id}/adjust`, body)
    const { revision } = before
    const body = { change: -3, reason: 'Counted', revision }
    const taken = { ...body, change: -before.on_hand }
    expect((await adjust(taken)).body.error_code).toBe('RESERVED')
    for (const wrong of [{ change: 0 }, { change: 3, kind: 'wasted' }])
      expect((await adjust({ ...body, ...wrong })).faults).toEqual([422, ['change']])
    expect((await adjust(body)).data).toMatchObject({ on_hand: before.on_hand - 3 })
    expect((await adjust(body)).body.error_code).toBe('REVISION_CONFLICT')
    const threshold = { low_threshold: 100_000, bin: 'Z-09', revision: revision + 1 }
    const set = (values: object) => operations.browser.post(`${all}/${id}/threshold`, values)
    expect((await set(threshold)).data).toMatchObject({ bin: 'Z-09' })
    expect((await set(threshold)).status).toBe(409)
    const lotted = { change: 1, lot: 'L9', lot_expires_on: '2026-12-24', reason: 'New' }
    await adjust({ ...lotted, revision: revision + 2 })
    for (const wanted of [{ low: true }, { expiring: true }, { at_risk: false }]) {
      const found = await reader.browser.list(all, { filter: { id: [id], ...wanted } })
      expect([wanted, found.data.length]).toEqual([wanted, 1])
    }
    expect(await actionsOn(t, id)).toEqual(['stock.adjust', 'stock.threshold', 'stock.adjust'])
    const shelf = await t.row(stock, { variantId: id })
    expect(shelf).toMatchObject({ lowThreshold: 100_000, reserved: 2 })
    expect(await row()).toMatchObject({ lot: 'L9', lot_expires_on: '2026-12-24', lots: 1 })
  })
})

describe('the delivery rules', () => {
  it('are read by the staff and changed by an owner, one change at a time', async () => {
    const path = '/api/admin/settings/delivery'
    const { data } = await reader.browser.get(path)
    const { revision } = data
    const change = { cut_off: '14:30', holidays: ['2026-12-31', '2026-12-31'], revision }
    const us = { ...data.regions[0], countries: ['US'] }
    const partly = await owner.browser.patch(path, { regions: [us], revision })
    expect(partly.faults).toEqual([422, ['regions']])
    const done = await operations.browser.patch(path, change)
    expect(done.data).toMatchObject({ cut_off: '14:30', holidays: ['2026-12-31'] })
    expect((await owner.browser.patch(path, change)).body.error_code).toBe('REVISION_CONFLICT')
    const both = { regions: [us, ...data.regions], revision: done.data.revision }
    expect((await owner.browser.patch(path, both)).data.regions).toHaveLength(2)
  })
})

describe('methods of delivery', () => {
  const path = '/api/admin/settings/delivery'
  const read = async () => (await owner.browser.get(path)).data
  const cool = {
    key: 'cool',
    name: { en: 'Cooled', ja: 'クール便' },
    active: true,
    free: false,
    transit_min: 1,
    transit_max: 1,
  }

  it('are added by finance and offered at the checkout, where they have a fee', async () => {
    const finance = await asAdmin(t, 'finance')
    const { methods, regions, revision } = await read()
    const rest = regions.at(-1)
    const fees = [...rest.fees, { method: 'cool', fee: 2_000, steps: [] }]
    const body = { methods: [...methods, cool], regions: [{ ...rest, fees }], revision }
    const done = await finance.browser.patch(path, body)
    expect(done.data.methods.at(-1)).toEqual(cool)
    const row = await t.row(auditLog, { actorId: finance.accountId })
    expect(row).toMatchObject({ action: 'setting.change' })
    const chosen = await patient.browser.patch('/api/patient/cart', { method: 'cool' })
    expect(chosen.data.method).toBe('cool')
    expect(chosen.data.methods.at(-1)).toMatchObject({ method: 'cool', name: cool.name })

    const off = [...methods, { ...cool, active: false }]
    await finance.browser.patch(path, { methods: off, revision: done.data.revision })
    const cart = (await patient.browser.get('/api/patient/cart')).data
    expect(cart.method).toBe('standard')
    expect(cart.methods.map((each: { method: string }) => each.method)).not.toContain('cool')
    const refused = await patient.browser.patch('/api/patient/cart', { method: 'cool' })
    expect(refused.faults).toEqual([422, ['method']])
  })

  it('are refused at their fields: removed, twice, unknown, or nowhere offered', async () => {
    const { methods, regions, revision } = await read()
    const rest = regions.at(-1)
    const patch = async (body: object) =>
      Object.keys((await owner.browser.patch(path, { revision, ...body })).body.errors).sort()
    expect(await patch({ methods: methods.slice(1) })).toContain('methods')
    expect(await patch({ methods: [...methods, methods[0]] })).toEqual([
      `methods.${methods.length}.key`,
    ])
    const slower = { ...methods[0], transit_min: 3, transit_max: 2 }
    expect(await patch({ methods: [slower, ...methods.slice(1)] })).toEqual([
      'methods.0.transit_max',
    ])
    const fees = [{ method: 'drone', fee: 1, steps: [] }]
    expect(await patch({ regions: [{ ...rest, fees }] })).toEqual([
      'methods.0.active',
      'methods.1.active',
      'regions.0.fees',
      'regions.0.fees.0.method',
    ])
    const wrong = [{ method: 'standard', fee: -1, steps: [] }]
    expect(await patch({ regions: [{ ...rest, fees: wrong }] })).toEqual(['regions.0.fees.0.fee'])
  })
})

describe('a parcel that did not arrive', () => {
  const lost = async () => {
    const sent = await parcel()
    const step = (verb: string, body: object = {}, who = operations) =>
      who.browser.post(`${url}/${sent.id}/${verb}`, body)
    await step('ship', { carrier: 'ups', tracking_no: '1Z999AA1' })
    await step('exception', { code: 'lost', note: null })
    return { ...sent, step }
  }

  it('has its patient written to, in the mail log and in both histories', async () => {
    const { order, step } = await lost()
    const text = 'The carrier lost it.\n\nAgain, or your money back?'
    const answer = await step('contact', { text }, support)
    expect(answer.data.timeline.at(-1)).toMatchObject({ event: 'shipment.contacted', reason: text })
    expect(await actionsOn(t, order.id)).toContain('order.contacted')
    const logged = await t.rows(auditLog, like(auditLog.action, '%.contacted'))
    expect(logged.map(({ reason }) => reason)).toEqual([null, null])
    const sent = await t.rows(mails, { patientId: patient.id })
    const mail = sent.find((each) => each.template === 'about_shipment')
    expect(mail).toMatchObject({ recipient: patient.email, status: 'queued' })
    expect(mail?.text).toContain('Again, or your money back?')
  })

  it('is closed as refunded only after its products were', async () => {
    const { order, step } = await lost()
    // the order before came, this one never does: the next counts from that
    const lastDeliveredAt = new Date('2026-10-01T08:00:00Z')
    const times = { timesOrdered: 2, lastOrderedAt: new Date('2026-11-18T08:00:00Z') }
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
      { product: order.product, line: { ...times, lastDeliveredAt } },
    ])
    await t.change(orderLines, order.lineIds[0] ?? '', { recipeLineId: lineIds[0] })
    // nobody knows when it comes
    const page = async () => (await patient.browser.get(`/api/patient/orders/${order.id}`)).data
    const [listed] = (await patient.browser.list('/api/patient/orders')).data
    const unknown = { status: 'shipped', delivery: null }
    expect([await page(), listed]).toMatchObject([unknown, unknown])
    expect((await step('close-refunded')).body.error_code).toBe('NOT_REFUNDED')
    await owner.browser.post(`/api/admin/orders/${order.id}/refund`, {
      lines: [{ order_line_id: order.lineIds[0], quantity: 0, amount: 5_000 }],
      shipping_amount: 0,
      reason: 'Lost',
      restock: false,
    })
    expect((await step('close-refunded')).data.status).toBe('refunded')
    const closed = await t.row(orders, order.id)
    expect(closed).toMatchObject({ orderState: 'completed', deliveredAt: null })
    const shown = await page()
    expect(shown.status).toBe('refunded')
    const states = shown.timeline.map((each: { state: string | null }) => each.state)
    expect(states).not.toContain('delivered')
    const line = await t.row(recipeLines, lineIds[0] ?? '')
    expect(line).toMatchObject({ timesOrdered: 2, lastOrderedAt: lastDeliveredAt })
  })
})

it('tells operations of a parcel that did not arrive, in each reader’s language', async () => {
  const product = await makeProduct(t)
  const japanese = await asAdmin(t, 'operations')
  const finance = await asAdmin(t, 'finance')
  await t.change(accounts, japanese.accountId, { locale: 'ja' })
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
  const parcel = await shipTestOrder(t, order.id)
  const answer = await operations.browser.post(`/api/admin/shipments/${parcel}/exception`, {
    code: 'lost',
    note: 'Carrier <b>searched</b>',
  })
  expect(answer.status).toBe(200)
  const [english] = await mailsTo(t, operations.email)
  expect(english).toMatchObject({ template: 'admin_shipment_exception' })
  expect(english?.text).toContain(order.number)
  expect(english?.html).toContain('Carrier &lt;b&gt;searched')
  expect((await mailsTo(t, japanese.email))[0]?.subject).toMatch(/紛失$/)
  expect(await mailsTo(t, finance.email)).toEqual([])
})
