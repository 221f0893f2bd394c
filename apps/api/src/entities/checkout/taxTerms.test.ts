import { expect, it } from 'vitest'
import { orderLines, orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { paperOf } from '../../testing/paper.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { commissionBase } from '../ledger/amounts.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const doctor = await asDoctor(t)
const food = await makeProduct(t, { price: 1_000 })
const care = await makeProduct(t, { price: 3_333, usageKind: 'topical' })
await makeCatalog(t, [food, care])

const tax = '/api/admin/settings/tax'
const zone = { standard_bp: 1_900, reduced_bp: 700, tax_name: 'VAT', reverse_charge: true }
const company = { company: 'Brown Studio GmbH', vat_number: 'DE 123 456 789' }
const germany = { country: 'DE', postal_code: '10115', region: 'BE', city: 'Berlin' }

async function order(more: object = {}) {
  const person = await asPatient(t, doctor)
  const address = { name: 'Ana', phone: '+49 30 1234567', line1: 'Allee 1', ...germany, ...more }
  const added = await person.browser.post('/api/patient/addresses', address)
  expect(added.status).toBe(201)
  await person.browser.patch('/api/patient/cart', { address_id: added.data.id })
  const cart = await fillCart(person, [
    { variantId: food.variantId, quantity: 2 },
    { variantId: care.variantId },
  ])
  const { status, data, text } = await checkOut(person, cart)
  if (status !== 201) throw new Error(text)
  expect([status, data.total]).toEqual([201, cart.total])
  return { person, cart, data }
}
const linesOf = (id: string) => t.rows(orderLines, { orderId: id }, orderLines.position)
const detail = async (id: string) => (await owner.browser.get(`/api/admin/orders/${id}`)).data
const act = (id: string, what: string, body: object) =>
  owner.browser.post(`/api/admin/orders/${id}/${what}`, body)

it('refuses what contradicts itself, and says what a change would touch', async () => {
  const body = { zones: [{ ...zone, countries: ['DE', 'US'] }], revision: 0 }
  expect((await owner.browser.patch(tax, body)).faults).toEqual([422, ['zones.0.reverse_charge']])
  const zones = [{ ...zone, countries: ['DE'], prices: 'added' }]
  const saved = await owner.browser.patch(tax, { zones, revision: 0 })
  expect(saved.data).toMatchObject({ prices: 'included', zones })
  const person = await asPatient(t, doctor)
  const wrong = { name: 'Ana', phone: '+49 30 1234567', line1: 'Allee 1', ...germany }
  for (const bad of [{ vat_number: 'DE12' }, { vat_number: 'DE123456789', country: 'US' }]) {
    const code = 'country' in bad ? { postal_code: '10001', region: 'NY' } : {}
    const answer = await person.browser.post('/api/patient/addresses', {
      ...wrong,
      ...bad,
      ...code,
    })
    expect(answer.faults).toEqual([422, ['vat_number']])
  }
})

it('adds tax at checkout, on the receipt, in refunds and outside of commission', async () => {
  const { person, cart, data } = await order()
  // one name of it wherever it is read
  const shown = (await doctor.browser.get(`/api/doctor/orders/${data.id}`)).data
  expect([cart.tax_name, data.tax_name, shown.tax_name]).toEqual(['VAT', 'VAT', 'VAT'])
  // 19 % of 33.33 and 8.75, 7 % of 20.00
  const sums = { subtotal: 5_333, shipping: 0, tax: 140 + 633, tax_added: 773, total: 6_106 }
  expect(cart).toMatchObject({ ...sums, reverse_charge: false })
  expect(cart.lines.map((line: { line_total: number }) => line.line_total)).toEqual([2_000, 3_333])
  expect(data).toMatchObject(sums)
  const lines = await linesOf(data.id)
  expect(lines.map(({ lineTotal, tax }) => [lineTotal, tax])).toEqual([
    [2_140, 140],
    [3_966, 633],
  ])
  expect(lines.map(commissionBase)).toEqual([2_000, 3_333])
  const told = await t.row(mails, { recipient: person.email })
  expect(told.text).toMatch(
    /× 2: \$20\.00\n.* × 1: \$33\.33\nSubtotal: \$53\.33\nDelivery: \$0\.00\nVAT \(19%\): \$6\.33\nVAT \(7%\): \$1\.40\nTotal: \$61\.06\n/,
  )
  const paper = await paperOf(t, person, `/api/patient/orders/${data.id}/receipt?locale=en`)
  expect(paper).toMatch(/VAT \(19%\).*VAT \(7%\).*61\.06/)
  // taken out of the unpaid order with its tax, paid, another product, and given back whole
  const [first, second] = lines.map(({ id }) => id)
  const cut = { order_line_ids: [first], reason: 'Gone', restock: true, expected_total: 3_966 }
  const after = await act(data.id, 'cancel-lines', { ...cut, revision: data.revision })
  expect(after.data).toMatchObject({ subtotal: 3_333, tax: 633, tax_added: 633, total: 3_966 })
  const paid = { paid_on: '2026-11-20', reference: newId(), amount: 3_966 }
  expect((await act(data.id, 'record-payment', paid)).data.payment_state).toBe('paid')
  const dearer = await makeProduct(t, { price: 4_001, usageKind: 'topical' })
  const { revision } = await detail(data.id)
  const swap = { variant_id: dearer.variantId, quantity: 1, expected_total: 3_966, revision }
  const swapped = await act(data.id, `lines/${second}/change-product`, {
    ...swap,
    consent_note: 'By phone',
  })
  expect([swapped.status, swapped.body.message]).toEqual([200, undefined])
  const changed = await detail(data.id)
  const { subtotal, discount, shipping, tax_added, total } = changed
  expect([total, subtotal - discount + shipping + tax_added]).toEqual([3_966, 3_966])
  expect(changed.tax).toBe(633)
  const whole = { order_line_id: second, quantity: 1, amount: 3_966 }
  const back = { shipping_amount: 0, reason: 'Lost', restock: true, revision: changed.revision }
  const { status, data: refunded } = await act(data.id, 'refund', { lines: [whole], ...back })
  expect([status < 300, refunded.payment_state, refunded.refunded]).toEqual([
    true,
    'refunded',
    3_966,
  ])
})

it('asks a business with a VAT number for none, and takes it out of prices that include it', async () => {
  const added = await order(company)
  expect(added.data).toMatchObject({ tax: 0, tax_added: 0, total: 5_333, reverse_charge: true })
  const { revision } = (await owner.browser.get(tax)).data
  await owner.browser.patch(tax, { zones: [{ ...zone, countries: ['DE'] }], revision })
  const { person, data } = await order(company)
  // 19 % out of 33.33, 7 % out of 20.00
  expect(data).toMatchObject({ subtotal: 5_333, tax: 0, tax_added: -(532 + 131), total: 4_670 })
  expect((await linesOf(data.id)).map(commissionBase)).toEqual([1_869, 2_801])
  const paper = await paperOf(t, person, `/api/patient/orders/${data.id}/receipt?locale=en`)
  expect(paper).toMatch(
    /Brown Studio GmbH\\nAna.*VAT number DE123456789.*VAT not charged.*Reverse charge/,
  )
  const row = await t.row(orders, data.id)
  expect(row).toMatchObject({ pricesIncludeTax: true, shippingTaxBp: 0, taxName: 'VAT' })
  // what a line that is taken out cost, to the minor unit
  const [food, care] = await linesOf(data.id)
  const cut = { order_line_ids: [care?.id], reason: 'Gone', restock: true, expected_total: 1_869 }
  const left = await act(data.id, 'cancel-lines', { ...cut, revision: data.revision })
  expect(left.data).toMatchObject({ tax_added: -131, total: food?.lineTotal })
})
