import { dayMs } from '@officina/shared/dates/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { discounts } from '../../db/schema/discount.ts'
import { doctorRates } from '../../db/schema/doctor.ts'
import { orderLines } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { catalogs } from '../../db/schema/product.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { shipTestOrder } from '../../testing/orders.ts'
import { paperOf } from '../../testing/paper.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'

const url = '/api/doctor/discounts'
let doctor: Person
let patient: Person
let inside: TestProduct
let outside: TestProduct
let catalogId: string

const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  inside = await makeProduct(t, { price: 2_000 })
  outside = await makeProduct(t, { price: 1_000 })
  catalogId = await makeCatalog(t, [inside], 'Sleep')
  await makeCatalog(t, [inside, outside], 'Everything')
})

const body = (changes: object = {}) => ({
  kind: 'catalog',
  target_id: catalogId,
  name: 'Sleep weeks',
  percent: 10,
  ...changes,
})

async function give(changes: object = {}) {
  const made = await doctor.browser.post(url, body(changes))
  expect(made.status, made.text).toBe(201)
  return made.data
}

const both = () => [{ variantId: inside.variantId }, { variantId: outside.variantId }]

describe('a discount on a catalog or a product', () => {
  it('is made, changed and ended by its doctor; each leaves an audit row', async () => {
    const made = await give()
    expect(made).toMatchObject({
      kind: 'catalog',
      catalog_id: catalogId,
      target: 'Sleep',
      percent: 10,
      ends_on: null,
      status: 'active',
    })
    const change = (revision: number) =>
      doctor.browser.patch(`${url}/${made.id}`, { revision, percent: 12, name: 'Nights' })
    const changed = await change(1)
    expect(changed.data).toMatchObject({ percent: 12, name: 'Nights', revision: 2 })
    expect((await change(1)).refusal).toEqual([409, 'REVISION_CONFLICT'])
    const end = () => doctor.browser.post(`${url}/${made.id}/end`, { revision: 2 })
    expect((await end()).status).toBe(204)
    expect((await change(3)).refusal).toEqual([409, 'DISCOUNT_ENDED'])
    const running = await give({ name: 'Next' })
    const list = await doctor.browser.get(url)
    expect(list.each('id', 'status')).toEqual([
      [running.id, 'active'],
      [made.id, 'ended'],
    ])
    expect(await actionsOn(t, made.id)).toEqual([
      'discount.create',
      'discount.update',
      'discount.end',
    ])
  })

  it('is refused at its field: above the own rate, backwards, over, on what is not open', async () => {
    const refused = async (changes: object) => {
      const answer = await doctor.browser.post(url, body(changes))
      return answer.faults
    }
    const own = await doctor.browser.post('/api/doctor/catalogs', { name: 'Mine' })
    const other = await asDoctor(t)
    expect(await refused({ percent: 21 })).toEqual([422, ['percent']])
    expect(await refused({ starts_on: '2027-01-02', ends_on: '2027-01-01' })).toEqual([
      422,
      ['ends_on'],
    ])
    expect(await refused({ starts_on: '2020-01-01', ends_on: '2020-02-01' })).toEqual([
      422,
      ['ends_on'],
    ])
    expect(await refused({ kind: 'product' })).toEqual([422, ['target_id']])
    const foreign = await other.browser.post(url, body({ target_id: own.data.id }))
    expect(foreign.faults).toEqual([422, ['target_id']])
  })
})

describe('what patients pay', () => {
  it('is less for the goods of the catalog, in lists, cart, order and commission, and stays with the order', async () => {
    const made = await give()
    const shown = await patient.browser.get('/api/patient/products')
    const prices = (id: string) =>
      shown.data.find((each: { id: string }) => each.id === id)?.member_price
    expect([prices(inside.productId), prices(outside.productId)]).toEqual([1_800, 1_000])
    const listed = await doctor.browser.get('/api/doctor/products')
    const seen = (id: string) =>
      listed.data.find((each: { id: string }) => each.id === id)?.discount_price
    expect([seen(inside.productId), seen(outside.productId)]).toEqual([1_800, null])
    const product = await patient.browser.get(`/api/patient/products/${inside.productId}`)
    expect(product.data.discount_bp).toBe(1_000)
    const cart = await fillCart(patient, both())
    const applied = { kind: 'catalog', name: 'Sleep weeks', rate_bp: 1_000, amount: 200 }
    expect(cart).toMatchObject({ subtotal: 3_000, discount: 200, discounts: [applied] })
    expect(cart.lines).toMatchObject([
      { discount: 200, discounts: [applied], line_total: 1_800 },
      { discount: 0, discounts: [], line_total: 1_000 },
    ])
    const placed = await checkOut(patient, cart)
    expect(placed.status, placed.text).toBe(201)
    const told = await t.row(mails, { dedupeKey: `order_placed:${placed.data.id}` })
    expect(told.text).toMatch(/: \$20\.00\n.*: \$10\.00\n.*: \$30\.00\nSleep weeks: −\$2\.00\n/)
    const at = `/api/patient/orders/${placed.data.id}`
    await doctor.browser.post(`${url}/${made.id}/end`, { revision: 1 })
    expect((await patient.browser.get(at)).data).toMatchObject({
      discount: 200,
      discounts: [applied],
    })
    expect((await doctor.browser.get(`/api/doctor/orders/${placed.data.id}`)).data).toMatchObject({
      discount: 200,
      discounts: [applied],
    })
    await shipTestOrder(t, placed.data.id)
    const lines = await t.rows(ledgerEntries, { orderId: placed.data.id })
    // 20 % of 18.00 and of 10.00, without the tax inside
    expect(lines.map((entry) => [entry.base, entry.amount]).sort()).toEqual(
      lines.map((entry) => [entry.base, Math.round(entry.base * 0.2)]).sort(),
    )
    expect(lines.reduce((sum, entry) => sum + entry.base, 0)).toBeLessThanOrEqual(2_800)
    const after = await fillCart(patient, both())
    expect(after.discounts).toEqual([])
  })

  it('never falls by more than the doctor earns, and says what of each discount counted', async () => {
    patient = await asPatient(t, doctor, { discountBp: 1_000, firstOrderDiscountBp: 500 })
    await give({ percent: 4 })
    await give({ kind: 'product', target_id: inside.productId, name: 'Serum', percent: 20 })
    const cart = await fillCart(patient, both())
    expect(cart.lines).toMatchObject([{ discount: 400 }, { discount: 150 }])
    expect(cart.discounts).toMatchObject([
      { kind: 'individual', name: null, rate_bp: 1_000, amount: 300 },
      { kind: 'first_order', rate_bp: 500, amount: 150 },
      { kind: 'catalog', rate_bp: 400, amount: 80 },
      { kind: 'product', name: 'Serum', rate_bp: 100, amount: 20 },
    ])
    await t.change(doctorRates, { doctorId: doctor.id }, { rateBp: 300 })
    const lower = (await patient.browser.get('/api/patient/cart')).data
    expect([lower.discount, lower.discounts.length]).toEqual([90, 1])
  })

  it('changes with the first and the last day, and with a catalog that is put away', async () => {
    const day = (days: number) =>
      new Date(t.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
    const planned = await give({ starts_on: day(2), ends_on: day(3) })
    expect(planned.status).toBe('planned')
    const off = async () => (await patient.browser.get('/api/patient/cart')).data.discount
    const cart = await fillCart(patient, both())
    expect(cart.discount).toBe(0)
    const move = (startsOn: string, endsOn: string) =>
      t.change(discounts, planned.id, { startsOn, endsOn })
    await move(day(-1), day(0))
    expect(await off()).toBe(200)
    await move(day(0), day(0))
    expect(await off()).toBe(200)
    await move(day(-2), day(-1))
    expect(await off()).toBe(0)
    await give()
    expect(await off()).toBe(200)
    const ended = async () =>
      (await doctor.browser.list(url, { filter: { status: ['ended'] } })).data
    expect(await ended()).toMatchObject([{ id: planned.id }])
    await t.change(catalogs, catalogId, { status: 'archived' })
    expect(await off()).toBe(0)
    expect(await ended()).toHaveLength(2)
  })

  it('falls by a commission that the doctor gives up, in new orders, and everyone is told so', async () => {
    patient = await asPatient(t, doctor, { discountBp: 500 })
    const own = await makeProduct(t, { price: 1_000, commissionOverrideBp: 1_000 })
    await makeCatalog(t, [own], 'Own')
    const goods = [{ variantId: inside.variantId }, { variantId: own.variantId }]
    const before = await checkOut(patient, await fillCart(patient, goods))
    const choose = async (zero_commission: boolean) => {
      const { revision } = (await doctor.browser.get('/api/doctor/account')).data
      return doctor.browser.patch('/api/doctor/me', { revision, zero_commission })
    }
    expect((await choose(true)).data).toMatchObject({
      zero_commission: true,
      can_waive_commission: true,
    })
    const row = await t.row(auditLog, { objectId: doctor.id })
    expect(row.after).toEqual({ fields: ['zeroCommission'], zeroCommission: true })
    const shown = await patient.browser.get(`/api/patient/products/${inside.productId}`)
    expect(shown.data.discount_bp).toBe(2_000)
    const cart = await fillCart(patient, goods)
    // what each product would earn: 20 % of 20.00; 10 % of 10.00 beside the patient's own 5 %
    expect(cart.lines).toMatchObject([{ discount: 400 }, { discount: 150 }])
    expect(cart.discounts).toEqual([
      { kind: 'individual', name: null, rate_bp: 500, amount: 150 },
      { kind: 'waived', name: null, rate_bp: 1_500, amount: 400 },
    ])
    expect(cart.disclosure).toContain('earns nothing')
    const placed = await checkOut(patient, cart)
    const at = `/api/patient/orders/${placed.data.id}`
    expect((await patient.browser.get(at)).data.discounts).toEqual(cart.discounts)
    const paper = await paperOf(t, doctor, `/api/doctor/orders/${placed.data.id}/receipt?locale=en`)
    expect(paper).toMatch(/"Discount".*"Commission passed on as a discount"/)
    expect(paper).not.toMatch(/\byour?\b/i)
    const ratesOf = async (orderId: string) =>
      (await t.rows(orderLines, { orderId })).map((line) => line.commissionRateBp).sort()
    expect(await ratesOf(placed.data.id)).toEqual([0, 0])
    expect(await ratesOf(before.data.id)).toEqual([1_000, 2_000])
    await choose(false)
    expect((await fillCart(patient, goods)).discounts).toMatchObject([{ kind: 'individual' }])
    const agreed = eq(doctorRates.doctorId, doctor.id)
    await t.change(doctorRates, agreed, { rateBp: 0 })
    const free = await checkOut(patient, await fillCart(patient, goods))
    expect(await ratesOf(free.data.id)).toEqual([0, 0])
    await t.change(doctorRates, agreed, { rateBp: 2_000 })
    t.ctx.storefront.discounts = 'none'
    try {
      expect((await choose(true)).faults).toEqual([422, ['zero_commission']])
      const account = await doctor.browser.get('/api/doctor/account')
      expect(account.data.can_waive_commission).toBe(false)
    } finally {
      t.ctx.storefront.discounts = 'lines'
    }
  })

  it('is another doctor’s own affair', async () => {
    await give()
    const other = await asPatient(t, await asDoctor(t))
    expect((await fillCart(other, both())).discount).toBe(0)
  })
})
