import { dayMs } from '@officina/shared/dates/days'
import { beforeAll, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { newId } from '../../ids.ts'
import { openTestBank } from '../../payments/open.ts'
import type { PaymentEvent } from '../../payments/port.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import { cardRow, deliver, testBankOf } from '../../testing/cardBanks.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { refundTestLine } from '../../testing/orders.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { doctorsDue } from '../settlement/collect.ts'
import { reconcilePayments } from './reconcile.ts'

const minute = 60_000
const t = await useClinic()
const bank = testBankOf(t)

let product: TestProduct
beforeAll(async () => {
  product = await makeProduct(t, { onHand: 1_000 })
  await makeCatalog(t, [product])
})

/** An order by card, paid with the test card of that number. */
async function paid(person: Person, card = '4242'): Promise<string> {
  const { data } = await checkOut(person, await fillCart(person, [product], 'card'))
  const { id } = await cardRow(t, data.id)
  await openTestBank(t.ctx.config, t.ctx).pay(id, card)
  await person.browser.post(`/api/patient/orders/${data.id}/check-payment`)
  return data.id
}

/** The bank says what became of a chargeback. */
async function tell(orderId: string, kind: PaymentEvent['kind']) {
  await deliver(t, await bank.event(orderId, kind))
  await t.drain()
}
const lose = async (orderId: string) => {
  await tell(orderId, 'dispute_opened')
  await tell(orderId, 'dispute_lost')
}

it('suspends a patient at the third lost chargeback in 90 days, a doctor at the third patient', async () => {
  const finance = await asAdmin(t, 'finance')
  const doctor = await asDoctor(t)
  const people = await Promise.all([1, 2, 3].map(() => asPatient(t, doctor)))
  const [first, second, third] = people as [Person, Person, Person]
  const patientIs = async ({ id }: Person) => (await t.row(patients, id)).status
  const doctorIs = () => t.row(doctors, doctor.id)
  const told = () => t.rows(mails, { template: 'admin_fraud_rule', recipient: finance.email })

  const early = await paid(first)
  await lose(early)
  // told twice it is one; won after all it is none
  await tell(early, 'dispute_lost')
  const won = await paid(first)
  await lose(won)
  await tell(won, 'dispute_won')
  const more = [await paid(first), await paid(first)]
  await lose(more[0] ?? '')
  expect(await patientIs(first)).toBe('active')
  await lose(more[1] ?? '')
  expect([await patientIs(first), (await doctorIs()).status]).toEqual(['suspended', 'approved'])
  const [mail, ...others] = await told()
  expect(mail?.text).toContain(`/admins/patients/${first.id}`)
  expect(others).toEqual([])
  expect((await first.browser.get('/api/patient/cart')).status).toBe(401)
  const [row] = await loggedOn(t, first.id, 'patient.suspend')
  expect(row).toMatchObject({ actorRole: 'system', reason: expect.stringContaining('90') })

  // one bad payer closes no practice, three do
  await lose(await paid(second))
  expect((await doctorIs()).status).toBe('approved')
  await lose(await paid(third))
  expect(await doctorIs()).toMatchObject({
    status: 'suspended',
    statusReasonCode: 'fraud',
    freezePayouts: true,
    honourRecipesWhenSuspended: true,
  })
  expect(await told()).toHaveLength(2)
  expect([await patientIs(second), await patientIs(third)]).toEqual(['active', 'active'])
})

it.each(['no', 'a paid'])(
  'holds commission while a chargeback is open, takes it back when lost: %s statement',
  async (has) => {
    const doctor = await asDoctor(t)
    const orderId = await paid(await asPatient(t, doctor))
    const line = await t.row(orderLines, { orderId })
    const { id: lineId = '', lineTotal = 0, qtyOrdered } = line
    await t.change(orderLines, lineId, { qtyShipped: qtyOrdered })
    const now = t.clock.now()
    await t.change(orders, orderId, { releasedAt: now })
    const entryId = newId()
    const common = { doctorId: doctor.id, createdAt: now, eligibleAt: now }
    await t.add(ledgerEntries, {
      ...common,
      ...{ id: entryId, dedupeKey: newId(), orderId, orderLineId: lineId, occurredAt: now },
      ...{ type: 'commission', base: 1_000, rateBp: 2_000, amount: 200, currency: 'USD' },
    })
    if (has === 'a paid') {
      const settlementId = newId()
      await t.add(settlements, {
        ...{ id: settlementId, number: 'S-2026-10', doctorId: doctor.id, status: 'paid' },
        ...{ periodStart: '2026-10-01', periodEnd: '2026-10-31', payOn: '2026-11-20' },
        currency: 'USD',
      })
      await t.add(settlementEntries, { ...common, entryId, settlementId, rule: 'shipped' })
    }
    const over = new Date(now.getTime() + minute)
    const period = { name: '2026-11', start: '2026-11-01', end: '2026-11-30', over }
    /** Entries, what they come to, and whether the next statement takes any of them. */
    const books = async () => {
      const rows = await t.rows(ledgerEntries, { orderId })
      const sum = rows.reduce((total, { amount }) => total + amount, 0)
      const due = await doctorsDue(t.ctx, period, doctor.id)
      return [rows.length, sum, due.length > 0]
    }
    expect(await books()).toEqual([1, 200, has === 'no'])
    await tell(orderId, 'dispute_opened')
    expect(await books()).toEqual([1, 200, false])
    await tell(orderId, 'dispute_lost')
    await tell(orderId, 'dispute_lost')
    expect(await books()).toEqual([2, 0, true])
    await tell(orderId, 'dispute_won')
    expect(await books()).toEqual([3, 200, true])
    await tell(orderId, 'dispute_lost')
    // another one that is won, weeks later, gives nothing of this one back
    t.clock.advance(8 * dayMs)
    await reconcilePayments(t.ctx)
    await tell(orderId, 'dispute_opened')
    await tell(orderId, 'dispute_won')
    t.clock.set(now)
    await refundTestLine(t, orderId, lineId, lineTotal)
    expect(await books()).toEqual([4, 0, true])
  },
)

it('gives nothing back of what the bank has given back, until it is won after all', async () => {
  const finance = await asAdmin(t, 'finance')
  const orderId = await paid(await asPatient(t, await asDoctor(t)))
  await t.advance(61 * minute)
  const { browser } = await asAdmin(t)
  const url = `/api/admin/orders/${orderId}`
  const { data: order } = await browser.get(url)
  const [{ id }] = order.lines
  const refund = () => {
    const lines = [{ order_line_id: id, quantity: 0, amount: 100 }]
    const body = { lines, shipping_amount: 0, reason: 'Damaged', restock: false }
    return browser.post(`${url}/refund`, body)
  }
  expect(order.actions).toContain('refund')
  await lose(orderId)
  expect((await refund()).refusal).toEqual([409, 'CHARGEBACK_LOST'])
  const cancelled = await browser.post(`${url}/cancel`, { reason: 'Lost', refund: true })
  expect(cancelled.data, cancelled.text).toMatchObject({ refunded: 0, flags: ['chargeback'] })
  expect(cancelled.data.actions).not.toContain('refund')
  const told = () => mailsTo(t, finance.email, 'admin_refund_due')
  expect(await told()).toEqual([])
  await tell(orderId, 'dispute_won')
  expect((await browser.get(url)).data.flags).toEqual(['refund_due'])
  const [mail, ...others] = await told()
  expect(mail?.text).toContain(`/admins/orders/detail/${orderId}`)
  expect(others).toEqual([])
  expect((await refund()).status).toBe(200)
  await lose(orderId)
  expect((await browser.get(url)).data.flags).toEqual(['chargeback'])
})

it('pays out nothing that the bank has given back, until it is won after all', async () => {
  const person = await asPatient(t, await asDoctor(t))
  const orderId = await paid(person, '5126')
  await t.advance(61 * minute)
  const { browser } = await asAdmin(t)
  const url = `/api/admin/orders/${orderId}`
  const { data: order } = await browser.get(url)
  const refund = async () => {
    const lines = [{ order_line_id: order.lines[0].id, quantity: 0, amount: 100 }]
    const body = { lines, shipping_amount: 0, reason: 'Damaged', restock: false }
    expect((await browser.post(`${url}/refund`, body)).status).toBe(200)
  }
  const rows = async () =>
    (await browser.list('/api/admin/refunds', { filter: { q: order.number } })).data
  const flags = async () => (await browser.get(url)).data.flags
  await tell(orderId, 'dispute_opened')
  await refund()
  await t.advance(10 * minute)
  expect(await flags()).toEqual(['chargeback', 'refund_due'])
  // the card refuses the other one when the bank has given all of it back
  await refund()
  await tell(orderId, 'dispute_lost')
  expect(await flags()).toEqual(['chargeback'])
  await t.advance(10 * minute)
  expect(await flags()).toEqual(['chargeback'])
  expect(await mailsTo(t, person.email, 'refund_refused')).toHaveLength(1)
  const given = await rows()
  const settled = { status: 'charged_back', can_retry: false }
  expect(given).toMatchObject([settled, settled])
  expect((await browser.get(url)).data.refunds).toMatchObject([
    { state: 'charged_back' },
    { state: 'charged_back' },
  ])
  const patient = await setCookiesForTest(t, 'patient', person.accountId)
  const seen = (await patient.get(`/api/patient/orders/${orderId}`)).data
  expect(seen.refunds).toMatchObject([{ state: null }, { state: null }])
  const act = (verb: string, { id }: { id: string }, body = {}) =>
    browser.post(`/api/admin/refunds/${id}/${verb}`, body)
  const payOut = (row: { id: string }) =>
    act('pay-out', row, { paid_on: '2026-11-20', reference: 'BANK-8' })
  for (const answer of [await payOut(given[0]), await act('retry', given[0])])
    expect(answer.refusal).toEqual([409, 'CHARGEBACK_LOST'])
  await tell(orderId, 'dispute_won')
  expect(await flags()).toEqual(['refund_due'])
  const due = { status: 'to_pay_out', can_retry: true }
  expect(await rows()).toMatchObject([due, due])
  for (const each of given) expect((await payOut(each)).status).toBe(200)
  expect(await flags()).toEqual([])
})

it('leaves no refund due of an order that was lost before, once a person has seen to it', async () => {
  const orderId = await paid(await asPatient(t, await asDoctor(t)))
  await lose(orderId)
  await t.change(orders, orderId, { flags: ['refund_due'] })
  const { browser } = await asAdmin(t)
  const url = `/api/admin/orders/${orderId}`
  expect((await browser.get(url)).data.actions).toContain('resolve')
  const { data } = await browser.post(`${url}/resolve`, { reason: 'Given back by the bank' })
  expect(data.flags).toEqual([])
})

it('is left by a person when its end is never told', async () => {
  const orderId = await paid(await asPatient(t, await asDoctor(t)))
  await tell(orderId, 'dispute_opened')
  const resolve = async () => {
    const { browser } = await asAdmin(t)
    const url = `/api/admin/orders/${orderId}/resolve`
    return (await browser.post(url, { reason: 'Stripe shows it as won' })).status
  }
  expect(await resolve()).toBe(409)
  await t.change(orders, orderId, { placedAt: new Date('2025-10-01T00:00:00Z') })
  expect(await resolve()).toBe(200)
})

it('queues a refund that the card has refused until somebody has paid it out', async () => {
  const person = await asPatient(t, await asDoctor(t))
  const orderId = await paid(person, '5126')
  await t.advance(61 * minute)
  const admin = await asAdmin(t)
  const url = `/api/admin/orders/${orderId}`
  const { data: order } = await admin.browser.get(url)
  const [line] = order.lines
  const refund = async (amount: number, shipping_amount = 0) => {
    const given = { lines: [{ order_line_id: line.id, quantity: 0, amount }], shipping_amount }
    const body = { ...given, reason: 'Damaged', restock: false }
    expect((await admin.browser.post(`${url}/refund`, body)).status).toBe(200)
    await t.advance(10 * minute)
  }
  await refund(100)
  await refund(50)
  const queue = async () =>
    (await admin.browser.get('/api/admin/refunds?filter={"status":["to_pay_out"]}')).data
  const [waiting, other] = await queue()
  expect(waiting).toMatchObject({ order_number: order.number, method: 'card' })
  const flags = async () => (await t.row(orders, orderId)).flags
  expect(await flags()).toContain('refund_due')
  const payOut = ({ id } = waiting) =>
    admin.browser.post(`/api/admin/refunds/${id}/pay-out`, {
      paid_on: '2026-11-20',
      reference: 'BANK-7',
    })
  expect((await payOut()).data).toMatchObject({ status: 'paid_out' })
  expect((await payOut()).status).toBe(409)
  // the other one is still due
  expect(await flags()).toContain('refund_due')
  const cancelled = { reason: 'Recall', refund: false }
  expect((await admin.browser.post(`${url}/cancel`, cancelled)).status).toBe(200)
  expect((await payOut(other)).status).toBe(200)
  expect(await queue()).toEqual([])
  // and so is what is left of the cancelled order
  expect(await flags()).toContain('refund_due')
  await refund(line.line_total - 150, order.shipping_total)
  const [last] = await queue()
  expect((await payOut(last)).status).toBe(200)
  expect(await flags()).not.toContain('refund_due')
})
