import { beforeEach, describe, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { ledgerEntries, settlementDisputes, settlements } from '../../db/schema/settlement.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder, refundTestLine, shipTestOrder } from '../../testing/orders.ts'
import { paperOf } from '../../testing/paper.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

const bank = {
  bankHolder: 'Test Doctor',
  bankName: 'First Bank',
  bankKind: 'current',
  bankNumberEnc: 'v1.x',
  bankNumberLast4: '4821',
}
const url = '/api/admin/settlements'

let finance: Person
let second: Person
let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-10-02T09:00:00Z')
  finance = await asAdmin(t, 'finance')
  second = await asAdmin(t, 'finance')
  doctor = await asDoctor(t, bank)
  patient = await asPatient(t, doctor)
})

/** An order shipped now: `units` at 25.00 with 20 % commission. */
async function ship(units = 20) {
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: units }])
  const shipmentId = await shipTestOrder(t, order.id)
  return { ...order, shipmentId }
}

async function goTo(at: string) {
  t.clock.set(at)
  await runSweeps(t.ctx)
  finance = await asAdmin(t, 'finance')
  second = await asAdmin(t, 'finance')
}

async function mine(period = '2026-10') {
  const answer = await finance.browser.list(url, { filter: { doctor_id: doctor.id, period } })
  return answer.data[0]
}

const act = (admin: Person, id: string, verb: string, body?: object) =>
  admin.browser.post(`${url}/${id}/${verb}`, body)

async function balance(): Promise<number> {
  const [row] = await t.ctx.db
    .select({ n: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.doctorId, doctor.id))
  return row?.n ?? 0
}

describe('a month', () => {
  it('opens on the 1st, closes on day 3, is approved by a second person and paid', async () => {
    const order = await ship()
    await goTo('2026-10-31T23:59:00Z')
    expect(await mine()).toBeUndefined()
    await goTo('2026-11-01T00:05:00Z')
    expect(await mine()).toMatchObject({ status: 'open', commission: 10_000, gross_base: 50_000 })
    await goTo('2026-11-03T23:59:00Z')
    expect(await mine()).toMatchObject({ status: 'open' })
    await goTo('2026-11-04T00:01:00Z')
    const closed = await mine()
    expect(closed).toMatchObject({
      status: 'closed',
      net: 10_000,
      pay_on: '2026-11-20',
      order_count: 1,
    })

    const detail = (await finance.browser.get(`${url}/${closed.id}`)).data
    expect(detail.lines).toHaveLength(1)
    expect(detail.lines[0]).toMatchObject({
      type: 'commission',
      order_number: order.number,
      product: 'Product 1',
      quantity: 20,
      base: 50_000,
      rate_bp: 2_000,
      amount: 10_000,
      rule: 'shipped',
      rule_text: 'Shipped 2 Oct 2026 + 21 days',
      eligible_at: '2026-10-23T09:00:00.000Z',
    })
    expect(detail.by_source).toEqual([{ name: 'catalog', base: 50_000, amount: 10_000 }])
    expect(detail.allowed.sort()).toEqual(['approved', 'open', 'void'])

    expect((await act(finance, closed.id, 'paying')).body).toMatchObject({
      error_code: 'INVALID_TRANSITION',
      allowed: ['open', 'approved', 'void'],
    })
    expect((await act(finance, closed.id, 'approve')).data.status).toBe('approved')
    expect((await act(finance, closed.id, 'paying')).data).toMatchObject({
      status: 'paying',
      bank: { number: '•••• 4821' },
    })
    const body = { paid_on: '2026-11-04', reference: 'TRF-1' }
    const once = { key: newId() }
    const first = await finance.browser.post(`${url}/${closed.id}/paid`, body, once)
    const again = await finance.browser.post(`${url}/${closed.id}/paid`, body, once)
    expect(first.data).toMatchObject({ status: 'paid', payment_ref: 'TRF-1' })
    expect(again.text).toBe(first.text)
    const owner = await asAdmin(t)
    const [told] = (await owner.browser.list(`${url}/${closed.id}/history`, {})).data
    expect(
      told.changes.map((change: { label: string; after: string }) => [change.label, change.after]),
    ).toEqual(
      expect.arrayContaining([
        ['Paid on', '4 Nov 2026'],
        ['Payment reference', 'TRF-1'],
      ]),
    )
    expect(await balance()).toBe(0)
    await t.drain()
    const sent = await t.rows(mails, { doctorId: doctor.id })
    expect(sent.map((mail) => mail.template).sort()).toEqual(['statement_closed', 'statement_paid'])
  })

  it('counts 14 days from delivery when that is earlier, and waits for problems', async () => {
    const order = await ship()
    await t.change(shipments, order.shipmentId, {
      status: 'delivered',
      deliveredAt: new Date('2026-10-04T10:00:00Z'),
    })
    const lost = await ship(10)
    await t.change(shipments, lost.shipmentId, { status: 'exception', exceptionCode: 'lost' })
    await goTo('2026-11-01T00:05:00Z')
    const row = await mine()
    const { lines } = (await finance.browser.get(`${url}/${row.id}`)).data
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      rule: 'delivered',
      rule_text: 'Delivered 4 Oct 2026 + 14 days',
      eligible_at: '2026-10-18T10:00:00.000Z',
    })
    // what counted then, whatever the settings say by now
    await putShopSetting(t.ctx, 'commission.days_after_delivery', 7)
    const again = (await finance.browser.get(`${url}/${row.id}`)).data.lines[0]
    await putShopSetting(t.ctx, 'commission.days_after_delivery', 14)
    expect(again.rule_text).toBe('Delivered 4 Oct 2026 + 14 days')
  })

  it('shows a line that was packed from two lots once, with all of its units', async () => {
    const { shipmentId } = await ship()
    const packed = await t.row(shipmentLines, { shipmentId })
    await t.change(shipmentLines, packed.id, { quantity: 12, lot: 'A' })
    await t.add(shipmentLines, { ...packed, id: newId(), quantity: 8, lot: 'B' })
    await goTo('2026-11-01T00:05:00Z')
    const { lines } = (await finance.browser.get(`${url}/${(await mine()).id}`)).data
    expect(lines).toMatchObject([{ quantity: 20, amount: 10_000 }])
  })

  it('takes off again what has begun to wait since it was collected', async () => {
    await ship()
    const lost = await ship(10)
    const charged = await ship(4)
    const asked = await ship(2)
    await goTo('2026-11-01T00:05:00Z')
    const { id: settlementId, ...open } = await mine()
    expect(open).toMatchObject({ status: 'open', commission: 18_000 })
    const entry = await t.row(ledgerEntries, { orderId: asked.id })
    await t.add(settlementDisputes, {
      ...{ settlementId, entryId: entry.id, doctorId: entry.doctorId },
      ...{ message: 'Twenty units', status: 'open' },
    })
    await t.change(orders, asked.id, { flags: ['chargeback'] })
    await t.change(shipments, lost.shipmentId, { status: 'exception', exceptionCode: 'lost' })
    await t.change(orders, charged.id, { flags: ['chargeback'] })
    await goTo('2026-11-04T00:01:00Z')
    // what is disputed stays until it is answered
    expect(await mine()).toMatchObject({ status: 'closed', net: 11_000, order_count: 2 })
    await t.change(shipments, lost.shipmentId, { status: 'in_transit', exceptionCode: null })
    await t.change(orders, charged.id, { flags: [] })
    await goTo('2026-12-04T00:01:00Z')
    expect(await mine('2026-11')).toMatchObject({ commission: 7_000 })
  })

  it('leaves out what becomes eligible after the month', async () => {
    t.clock.set('2026-10-15T09:00:00Z')
    await ship()
    await goTo('2026-11-02T00:05:00Z')
    expect(await mine()).toBeUndefined()
    await goTo('2026-12-02T00:05:00Z')
    expect(await mine('2026-11')).toMatchObject({ status: 'open', commission: 10_000 })
  })
})

describe('months that were skipped', () => {
  it('get statements of their own', async () => {
    t.clock.set('2026-10-01T09:00:00Z')
    await ship()
    t.clock.set('2026-11-01T00:01:00Z')
    await ship()
    await goTo('2027-01-02T00:05:00Z')
    const [october, november, december] = await Promise.all(
      ['2026-10', '2026-11', '2026-12'].map((period) => mine(period)),
    )
    expect([october?.commission, november?.commission, december]).toEqual([
      10_000,
      10_000,
      undefined,
    ])
    // their own pay days have gone by
    expect([october?.pay_on, november?.pay_on]).toEqual(['2027-01-20', '2027-01-20'])
  })
})

describe('the document', () => {
  it('names payer and doctor, begins with the sum, and calls it paid only once it is', async () => {
    await ship()
    await goTo('2026-11-01T00:05:00Z')
    const { id, number } = await mine()
    await putShopSetting(t.ctx, 'company.name', 'Kingsway')
    const file = await finance.browser.get(`${url}/${id}/pdf`)
    expect(String(file.headers['content-disposition'])).toContain(`${number}.pdf`)
    const text = await paperOf(t, finance, `${url}/${id}/pdf?locale=en`)
    expect(text).toMatch(/Paid by.*Kingsway.*To be paid on 20 Nov 2026.*Lines/)
    expect(text).not.toContain('"Paid on')
    await goTo('2026-11-04T00:05:00Z')
    await act(finance, id, 'approve')
    await act(finance, id, 'paying')
    await act(finance, id, 'paid', { paid_on: '2026-11-04', reference: 'X' })
    await putShopSetting(t.ctx, 'company.name', 'Moved')
    const paid = await paperOf(t, finance, `${url}/${id}/pdf?locale=en`)
    expect(paid).toMatch(/Kingsway.*Paid on 4 Nov 2026/)
    expect(paid).not.toMatch(/Moved|To be paid/)
  })
})

describe('the table of its lines', () => {
  it('has every line with amounts and the rule, in the asked language', async () => {
    await ship()
    await goTo('2026-11-01T00:05:00Z')
    const { id, number } = await mine()
    const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const path = `/api/doctor/statements/${id}/csv`
    const { data } = await browser.get(`/api/doctor/statements/${id}`)
    const file = await browser.get(`${path}?locale=en`)
    expect(String(file.headers['content-disposition'])).toContain(`${number}.csv`)
    const [head, ...lines] = file.text.split('\r\n').filter(Boolean)
    expect(head).toBe(
      '\uFEFFStatement,Date,Type,Order,Patient number,Product,Quantity,Revenue,Rate (%),Amount,Currency,Why and when,Reason',
    )
    expect(lines).toHaveLength(data.lines.length)
    const [line] = data.lines
    expect(lines[0]).toContain(`${line.order_number},${line.patient_number}`)
    expect(lines[0]).toContain(`${(line.amount / 100).toFixed(2)},USD,${line.rule_text}`)
    expect((await browser.get(`${path}?locale=ja`)).text).toContain('精算書番号')
  })
})

it('shows the commission of the running month and from when it can be closed', async () => {
  const at = async () => (await finance.browser.get(`${url}/running`)).data
  const before = await at()
  await ship()
  const { pending, closable, ...running } = await at()
  expect(running).toMatchObject({ period: '2026-10', closable_from: '2026-11-01' })
  expect([pending - before.pending, closable.includes('2026-10')]).toEqual([10_000, false])
  await goTo('2026-11-01T00:05:00Z')
  expect(await at()).toMatchObject({ period: '2026-11', closable: ['2026-10'] })
})

describe('closing', () => {
  it('shows in the dry run exactly what it then does, and repeating it changes nothing', async () => {
    await ship()
    await goTo('2026-11-01T00:05:00Z')
    const close = (dry_run: boolean) =>
      finance.browser.post(`${url}/close`, { period: '2026-10', dry_run })
    const dry = (await close(true)).data
    expect((await mine()).status).toBe('open')
    const done = (await close(false)).data
    expect({ ...done, dry_run: true }).toEqual(dry)
    expect(done.rows.find((r: { doctor_id: string }) => r.doctor_id === doctor.id)).toMatchObject({
      outcome: 'closed',
      net: 10_000,
    })
    const before = await mine()
    expect((await close(false)).data.rows).toEqual([])
    expect(await mine()).toEqual(before)
  })

  it('says what differs from the statement so far, and does nothing else than it has shown', async () => {
    const order = await ship()
    const [line = ''] = order.lineIds
    t.clock.set('2026-11-01T00:05:00Z')
    finance = await asAdmin(t, 'finance')
    const close = (dry_run: boolean, expected?: object) =>
      finance.browser.post(`${url}/close`, { period: '2026-10', dry_run, expected })
    type Closing = {
      rows: { doctor_id: string }[]
      closed: number
      carried_over: number
      net: number
    }
    const rowOf = ({ rows }: Closing) => rows.find((row) => row.doctor_id === doctor.id)
    expect(rowOf((await close(true)).data)).toMatchObject({ net: 10_000, net_before: null })

    await goTo('2026-11-01T00:10:00Z')
    await refundTestLine(t, order.id, line, 2_500)
    const dry: Closing = (await close(true)).data
    expect(rowOf(dry)).toMatchObject({ net: 9_500, net_before: 10_000 })

    await refundTestLine(t, order.id, line, 5_000)
    const { closed, carried_over, net } = dry
    const refused = await close(false, { closed, carried_over, net })
    expect(refused.refusal).toEqual([409, 'CLOSING_CHANGED'])
    expect((await mine()).status).toBe('open')
    const done = await close(false, { closed, carried_over, net: net - 1_000 })
    expect(rowOf(done.data)).toMatchObject({ net: 8_500, net_before: 10_000, outcome: 'closed' })
  })

  it('refuses a month that is not over, and finds nothing in one before everything', async () => {
    const close = (period: string) =>
      finance.browser.post(`${url}/close`, { period, dry_run: false })
    expect((await close('2026-10')).body.error_code).toBe('PERIOD_NOT_OVER')
    expect((await close('1999-01')).data.rows).toEqual([])
  })

  it.each([
    ['below_minimum', { freezePayouts: false }, 9],
    ['no_bank_details', { bankNumberEnc: null }, 20],
    ['frozen', { freezePayouts: true }, 20],
  ] as const)('carries over: %s', async (reason, change, units) => {
    await t.change(doctors, doctor.id, change)
    await ship(units)
    await goTo('2026-11-04T00:05:00Z')
    const amount = units * 500
    expect(await mine()).toMatchObject({
      status: 'carried_over',
      // it is paid with a later statement
      pay_on: null,
      carry_reason: reason,
      net: amount,
      carried_out: amount,
    })
    const own = await setCookiesForTest(t, 'doctor', doctor.accountId)
    expect((await own.list('/api/doctor/statements', {})).each('pay_on')).toEqual([null])
    await t.change(doctors, doctor.id, { bankNumberEnc: 'v1.x', freezePayouts: false })
    await goTo('2026-12-04T00:05:00Z')
    expect(await mine('2026-11')).toMatchObject({ carried_in: amount, commission: 0, net: amount })
    expect(await balance()).toBe(amount)
  })

  it('stands last in both directions where the list is sorted by a day that it has not', async () => {
    const months = { '2026-08': 'carried_over', '2026-09': 'closed' } as const
    for (const [month, status] of Object.entries(months))
      await t.add(settlements, {
        ...{ number: newId(), doctorId: doctor.id, status, currency: 'USD' },
        ...{ periodStart: `${month}-01`, periodEnd: `${month}-28`, payOn: `${month}-20` },
      })
    for (const direction of ['ASC', 'DESC'] as const) {
      const sorted = { filter: { doctor_id: doctor.id }, sort: ['pay_on', direction] } as const
      const list = await finance.browser.list(url, sorted as never)
      expect(list.each('pay_on')).toEqual(['2026-09-20', null])
    }
  })

  it('pays any amount in December', async () => {
    t.clock.set('2026-12-01T00:00:00Z')
    await ship(1)
    await goTo('2027-01-01T00:05:00Z')
    const month = { period: '2026-12', dry_run: true }
    const { rows } = (await finance.browser.post(`${url}/close`, month)).data
    const row = rows.find((r: { doctor_id: string }) => r.doctor_id === doctor.id)
    expect(row).toMatchObject({ outcome: 'closed', minimum_waived: 'year_end' })
    await goTo('2027-01-04T00:05:00Z')
    const statement = await mine('2026-12')
    expect(statement).toMatchObject({ status: 'closed', net: 500, minimum_waived: 'year_end' })
    await t.drain()
    const sent = await t.row(mails, { doctorId: doctor.id })
    expect(sent.text).toContain('with the December statement')
    const paper = await paperOf(t, finance, `${url}/${statement.id}/pdf?locale=en`)
    expect(paper).toContain('with the December statement')
    // what closing has decided is decided anew
    const open = await act(await asAdmin(t), statement.id, 'reopen', { reason: 'Wrong rate' })
    expect(open.data).toMatchObject({ status: 'open', minimum_waived: null, bank: null })
  })
})

describe('refunds', () => {
  it('before the pay-out reverse in the same statement, to exactly zero', async () => {
    const order = await ship()
    await goTo('2026-10-25T00:00:00Z')
    await refundTestLine(t, order.id, order.lineIds[0] ?? '', 50_000)
    expect(await balance()).toBe(0)
    await goTo('2026-11-04T00:05:00Z')
    expect(await mine()).toMatchObject({
      commission: 0,
      net: 0,
      status: 'carried_over',
      carry_reason: 'nothing_due',
    })
  })

  it('after the pay-out are a negative line in the next statement', async () => {
    const order = await ship()
    await goTo('2026-11-04T00:05:00Z')
    const { id } = await mine()
    await act(finance, id, 'approve')
    await act(finance, id, 'paying')
    await act(finance, id, 'paid', { paid_on: '2026-11-04', reference: 'X' })
    await refundTestLine(t, order.id, order.lineIds[0] ?? '', 12_500)
    expect(await balance()).toBe(-2_500)
    await goTo('2026-12-04T00:05:00Z')
    const next = await mine('2026-11')
    expect(next).toMatchObject({ commission: -2_500, gross_base: -12_500, status: 'carried_over' })
    const { lines } = (await finance.browser.get(`${url}/${next.id}`)).data
    expect(lines[0]).toMatchObject({
      type: 'reversal',
      amount: -2_500,
      rule_text: 'Refunded 4 Nov 2026, charged to the doctor',
    })
    await goTo('2027-01-04T00:05:00Z')
    expect(await mine('2026-12')).toMatchObject({ carried_in: -2_500, net: -2_500 })
    for (const month of [2, 3, 4, 5]) await goTo(`2027-0${month}-04T00:05:00Z`)
    const long = { doctor_id: doctor.id, negative_long: true }
    const found = async () => (await finance.browser.list(url, { filter: long })).data
    const told = async () => {
      await t.drain()
      const rows = await t.rows(mails, { doctorId: doctor.id })
      return rows.filter((mail) => mail.template === 'admin_balance_negative')
    }
    expect([await found(), await told()]).toEqual([[], []])
    for (const month of [6, 7]) await goTo(`2027-0${month}-04T00:05:00Z`)
    expect(await found()).toMatchObject([{ period: '2027-06', negative_since: '2026-11-30' }])
    const people = (await told()).map((mail) => mail.recipient)
    expect(people.length).toBeGreaterThan(0)
    expect(new Set(people).size).toBe(people.length)
    const counts = (await finance.browser.get('/api/admin/counts')).data.settlements
    expect(counts.attention).toBeGreaterThan(0)
  })
})

describe('corrections', () => {
  async function closed() {
    await ship()
    await goTo('2026-11-01T00:05:00Z')
    await finance.browser.post(`${url}/close`, { period: '2026-10', dry_run: false })
    return (await mine()).id as string
  }

  it('asks for a second person', async () => {
    const id = await closed()
    expect((await act(finance, id, 'approve')).body).toMatchObject({ error_code: 'FOUR_EYES' })
    expect((await act(second, id, 'approve')).status).toBe(200)
  })

  it('lets an owner reopen, adjusts, and leaves it to people after that', async () => {
    const id = await closed()
    const owner = await asAdmin(t)
    expect((await act(finance, id, 'reopen', { reason: 'x' })).body.error_code).toBe('OWNER_ONLY')
    const late = await act(finance, id, 'adjustments', { amount: 5, reason: 'x' })
    expect(late.refusal).toEqual([409, 'PERIOD_LOCKED'])
    expect((await act(finance, id, 'recalculate')).body.error_code).toBe('PERIOD_LOCKED')
    expect((await act(owner, id, 'reopen', { reason: 'Wrong rate' })).data.status).toBe('open')
    const adjusted = await act(finance, id, 'adjustments', { amount: -1_000, reason: 'Wrong rate' })
    expect(adjusted.data).toMatchObject({ adjustments: -1_000, net: 9_000 })
    expect((await act(finance, id, 'recalculate')).data.net).toBe(9_000)
    await goTo('2026-11-10T00:00:00Z')
    expect((await mine()).status).toBe('open')
    const bonus = { type: 'bonus', amount: 250, reason: 'First year' }
    const added = (await act(finance, id, 'adjustments', bonus)).data
    expect(added).toMatchObject({ adjustments: -750, net: 9_250 })
    expect(added.lines.at(-1)).toMatchObject({ type: 'bonus', amount: 250, reason: 'First year' })
    expect(added.timeline.slice(-2)).toMatchObject([
      { event: 'settlement.adjust', reason: 'Wrong rate' },
      { event: 'settlement.bonus', reason: 'First year' },
    ])
    // in its own currency, whatever the shop's is by now
    await t.change(settlements, id, { currency: 'EUR' })
    const history = (await finance.browser.list(`${url}/${id}/history`, {})).data
    expect(history[0].changes).toContainEqual(
      expect.objectContaining({ field: 'net', before: '€90.00', after: '€92.50' }),
    )
    const minus = await act(finance, id, 'adjustments', { ...bonus, amount: -1 })
    expect(minus.faults).toEqual([422, ['amount']])
    const zero = await act(finance, id, 'adjustments', { amount: 0, reason: 'x' })
    expect(zero.faults).toEqual([422, ['amount']])
  })

  it('reopened over its pay day is paid on the next one', async () => {
    const id = await closed()
    await act(await asAdmin(t), id, 'reopen', { reason: 'Wrong rate' })
    await goTo('2026-11-21T09:00:00Z')
    const own = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const earnings = (await own.get('/api/doctor/earnings')).data
    expect(earnings).toMatchObject({ next_pay_on: '2026-12-20', next_amount: 10_000 })
    await finance.browser.post(`${url}/close`, { period: '2026-10', dry_run: false })
    expect(await mine()).toMatchObject({ status: 'closed', pay_on: '2026-12-20', overdue: false })
  })

  it('is voided by two owners, also when the month was closed by itself', async () => {
    await ship()
    await goTo('2026-11-04T00:05:00Z')
    const { id, revision } = await mine()
    await act(finance, id, 'approve')
    const owner = await asAdmin(t)
    const other = await asAdmin(t)
    const asked = await act(owner, id, 'void', { reason: 'Duplicate' })
    expect(asked.data).toMatchObject({
      status: 'approved',
      void_reason: 'Duplicate',
      void_mine: true,
    })
    const now = { revision: asked.data.revision }
    expect((await act(owner, id, 'confirm-void', now)).body.error_code).toBe('FOUR_EYES')
    expect((await act(second, id, 'confirm-void', now)).body.error_code).toBe('OWNER_ONLY')
    expect((await act(other, id, 'confirm-void', { revision })).body.error_code).toBe(
      'REVISION_CONFLICT',
    )
    expect((await act(finance, id, 'paying')).body.error_code).toBe('VOID_REQUESTED')
    const waiting = { doctor_id: doctor.id, void_requested: true }
    expect((await finance.browser.list(url, { filter: waiting })).data).toHaveLength(1)
    const back = await act(owner, id, 'withdraw-void', now)
    expect(back.data).toMatchObject({ void_requested_at: null, void_mine: false })
    expect((await act(other, id, 'confirm-void', { revision: back.data.revision })).status).toBe(
      409,
    )
    await voidByTwo(id)
  })

  /** One owner asks, another confirms. */
  async function voidByTwo(id: string) {
    const asked = await act(await asAdmin(t), id, 'void', { reason: 'Duplicate' })
    const body = { revision: asked.data.revision }
    const ended = await act(await asAdmin(t), id, 'confirm-void', body)
    expect(ended.data).toMatchObject({ status: 'void', lines: [] })
  }

  it('is replaced by a new one with its lines, which waits for a person, and the doctor is told once', async () => {
    const id = await closed()
    await voidByTwo(id)
    const rows = await t.rows(settlements, { doctorId: doctor.id })
    expect(rows.map((row) => row.status).sort()).toEqual(['open', 'void'])
    const next = rows.find((row) => row.status === 'open')
    const before = rows.find((row) => row.status === 'void')
    expect(next?.commission).toBe(10_000)
    const [old, young] = [
      { id, number: before?.number },
      { id: next?.id ?? '', number: next?.number },
    ]
    const shown = async (who: Person, role: string, of: { id: string }) =>
      (
        await who.browser.get(
          `/api/${role}/${role === 'admin' ? 'settlements' : 'statements'}/${of.id}`,
        )
      ).data
    const owner = await asAdmin(t)
    const own = { ...doctor, browser: await setCookiesForTest(t, 'doctor', doctor.accountId) }
    for (const [who, role] of [
      [owner, 'admin'],
      [own, 'doctor'],
    ] as const) {
      expect(await shown(who, role, old)).toMatchObject({
        replaced_by: young,
        replaces: [],
        lines: [],
      })
      expect(await shown(who, role, young)).toMatchObject({ replaced_by: null, replaces: [old] })
    }
    expect((await own.browser.get(`/api/doctor/statements/${id}/pdf?locale=en`)).status).toBe(200)
    // the monthly job leaves it alone
    await runSweeps(t.ctx)
    expect((await shown(owner, 'admin', young)).status).toBe('open')
    await t.drain()
    const sent = await t.rows(mails, { doctorId: doctor.id })
    const told = sent.filter(({ template }) => template === 'statement_voided')
    expect(told.map(({ text }) => text.includes(String(next?.number)))).toEqual([true])
  })

  it('has the next number, whatever was only tried', async () => {
    await ship()
    await goTo('2026-11-01T00:05:00Z')
    const first = (await mine()).number as string
    const fresh = await asDoctor(t, bank)
    const buyer = await asPatient(t, fresh)
    const order = await placeTestOrder(t, buyer, fresh, [
      { product: await makeProduct(t), quantity: 20 },
    ])
    await shipTestOrder(t, order.id)
    t.clock.set('2026-12-02T09:00:00Z')
    const owner = await asAdmin(t)
    const close = async (dry_run: boolean) =>
      (await owner.browser.post(`${url}/close`, { period: '2026-11', dry_run })).data.rows as {
        doctor_id: string
        number: string
        settlement_id: string
      }[]
    for (const dry of [true, true, false]) {
      const rows = await close(dry)
      const counts = rows.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b)
      // each of them is new: they follow the last one without a gap
      expect(rows.some((row) => row.doctor_id === fresh.id)).toBe(true)
      expect(counts).toEqual(rows.map((_, i) => Number(first.slice(-6)) + 1 + i))
    }
  })

  it('is overdue when its pay day has gone by and it is not paid', async () => {
    const id = await closed()
    const found = async (overdue: boolean) =>
      (await second.browser.list(url, { filter: { doctor_id: doctor.id, overdue } })).data
    expect(await found(true)).toEqual([])
    expect(await found(false)).toMatchObject([{ id, overdue: false }])
    t.clock.set('2026-11-21T09:00:00Z')
    second = await asAdmin(t, 'finance')
    expect(await found(true)).toMatchObject([{ id, overdue: true }])
    await act(second, id, 'approve')
    await act(second, id, 'paying')
    const { data: paid } = await act(second, id, 'paid', { paid_on: '2026-11-20', reference: 'X' })
    // the day of the bank, whenever somebody has noted it
    expect(paid.lines.at(-1)).toMatchObject({ type: 'payout', at: '2026-11-20T00:00:00.000Z' })
    expect(await found(true)).toEqual([])
  })

  it('owes the amount again when a transfer comes back', async () => {
    const id = await closed()
    await act(second, id, 'approve')
    await act(second, id, 'paying')
    const future = await act(second, id, 'paid', { paid_on: '2026-11-30', reference: 'X' })
    expect(future.faults).toEqual([422, ['paid_on']])
    const early = await act(second, id, 'paid', { paid_on: '2026-10-31', reference: 'X' })
    expect(early.faults).toEqual([422, ['paid_on']])
    await act(second, id, 'paid', { paid_on: '2026-11-01', reference: 'X' })
    expect(await balance()).toBe(0)
    const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const refs = async () => {
      const path = '/api/doctor/statements'
      const { data: all } = await browser.get(path)
      const { data: one } = await browser.get(`${path}/${id}`)
      const listed = all.find((each: { id: string }) => each.id === id)
      return [listed.payment_ref, one.payment_ref]
    }
    expect(await refs()).toEqual(['X', 'X'])
    const failed = await act(second, id, 'failed', { reason: 'Account closed' })
    // the doctor is told of no payment that has not come
    expect(failed.data).toMatchObject({ status: 'failed', payment_ref: 'X' })
    expect(await refs()).toEqual([null, null])
    expect((await browser.get(`/api/doctor/statements/${id}`)).data.failed_reason).toBe(
      'Account closed',
    )
    expect((await browser.get('/api/doctor/earnings')).data.next_status).toBe('failed')
    expect(await balance()).toBe(10_000)
    expect((await act(second, id, 'approve')).data.status).toBe('approved')
  })

  it('does not pay to an account that is newer than 7 days', async () => {
    const id = await closed()
    await act(second, id, 'approve')
    await t.change(doctors, doctor.id, { bankChangedAt: t.clock.now() })
    expect((await act(second, id, 'paying')).body).toMatchObject({
      error_code: 'BANK_ON_HOLD',
      message: expect.stringMatching(/You can pay from \d+ \w+ \d{4}\./),
    })
    expect((await finance.browser.get(`${url}/${id}`)).data.status).toBe('approved')
  })
})

it('lists with filters and totals of the same', async () => {
  await ship()
  await goTo('2026-11-01T00:05:00Z')
  const filter = {
    doctor_id: doctor.id,
    status: ['open'],
    q: 'ST-2026-10',
    missing_bank: false,
    net_gte: 1,
  }
  const page = await finance.browser.list(url, { filter, sort: ['net', 'DESC'], range: [0, 9] })
  expect(page.headers['content-range']).toBe('settlements 0-0/1')
  const sum = await finance.browser.list(`${url}/summary`, { filter })
  expect(sum.data).toMatchObject({ count: 1, net: 10_000, gross_base: 50_000 })
  const typed = { ...filter, q: page.data[0].number.replaceAll('-', '').toLowerCase() }
  expect((await finance.browser.list(url, { filter: typed })).data).toHaveLength(1)
})
