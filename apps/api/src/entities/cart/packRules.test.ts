import { expect, it } from 'vitest'
import { orderLines } from '../../db/schema/order.ts'
import { settings } from '../../db/schema/platform.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { defaultShopSettings } from '../platform/shopSettings.ts'
import { taxRateOf } from '../platform/tax.ts'

const t = await useClinic()

type Line = { id: string; max_quantity: number; availability: string; problems: { code: string }[] }

async function shopper(pack: Partial<typeof variants.$inferInsert>, onHand = 10) {
  const patient = await asPatient(t, await asDoctor(t))
  const product = await makeProduct(t, { onHand })
  await makeCatalog(t, [product])
  await t.change(variants, product.variantId, pack)
  return { patient, product }
}
const put = ({ browser }: Person, { variantId }: TestProduct, quantity: number) =>
  browser.post('/api/patient/cart/lines', { variant_id: variantId, quantity, price_seen: 2_500 })
const lineOf = async ({ browser }: Person): Promise<Line> =>
  (await browser.get('/api/patient/cart')).data.lines[0]

it('an order holds no more of a pack than the operator allows', async () => {
  const { patient, product } = await shopper({ maxPerOrder: 2 })
  const shown = await patient.browser.get(`/api/patient/products/${product.productId}`)
  expect(shown.data.variants).toMatchObject([{ max_per_order: 2 }])
  expect((await put(patient, product, 2)).status).toBe(200)
  expect(await lineOf(patient)).toMatchObject({ max_quantity: 2, problems: [] })
  expect((await put(patient, product, 1)).refusal).toEqual([422, 'MAX_QTY'])
  await t.change(variants, product.variantId, { maxPerOrder: 1 })
  expect((await lineOf(patient)).problems).toEqual([{ code: 'MAX_QTY', max: 1 }])
})

it('waits for goods only where that is allowed and their day is known', async () => {
  for (const [allowed, restockOn, code, word] of [
    [true, '2027-01-15', 'BACKORDERED', 'backordered'],
    [false, '2027-01-15', 'OUT_OF_STOCK', 'out_of_stock'],
    [true, null, 'OUT_OF_STOCK', 'out_of_stock'],
  ] as const) {
    const { patient, product } = await shopper({ backorderAllowed: allowed, restockOn })
    await put(patient, product, 1)
    // a recall has taken what orders wait for
    await t.change(stock, { variantId: product.variantId }, { onHand: 0, reserved: 3 })
    const line = await lineOf(patient)
    expect(line).toMatchObject({ availability: word, available: 0, problems: [{ code }] })
    const asked = await patient.browser.patch(`/api/patient/cart/lines/${line.id}`, {
      backorder_choice: 'wait',
    })
    const left = asked.data?.lines[0].problems ?? (await lineOf(patient)).problems
    expect(left.length === 0).toBe(allowed && restockOn !== null)
  }
})

it('waits until no day that has passed, unless an order waits for it already', async () => {
  const awaited = await makeProduct(t, { onHand: 0 })
  const { patient, product } = await shopper({ restockOn: '2026-11-01' }, 0)
  await t.change(variants, awaited.variantId, { restockOn: '2026-11-01' })
  const doctor = await asDoctor(t)
  const buyer = await asPatient(t, doctor)
  const order = await placeTestOrder(t, buyer, doctor, [{ product: awaited, quantity: 1 }])
  await t.change(orderLines, { orderId: order.id }, { lineStatus: 'backordered' })
  await t.advance(0)
  const shown = await patient.browser.get(`/api/patient/products/${product.productId}`)
  expect(shown.data).toMatchObject({ availability: 'out_of_stock', restock_on: null })
  expect((await put(patient, product, 1)).refusal).toEqual([422, 'OUT_OF_STOCK'])
  expect((await t.row(variants, awaited.variantId)).restockOn).toBe('2026-11-01')
})

it('is taxed by its class, else by how it is used', async () => {
  const rates = { 'tax.standard_bp': 1_000, 'tax.reduced_bp': 800 }
  const rate = (taxClass: 'standard' | 'reduced' | 'zero' | null, usageKind: 'oral' | 'topical') =>
    taxRateOf({ ...defaultShopSettings('USD'), ...rates }, { taxClass, usageKind }, undefined)
  expect([rate(null, 'oral'), rate(null, 'topical')]).toEqual([800, 1_000])
  expect([rate('standard', 'oral'), rate('reduced', 'topical')]).toEqual([1_000, 800])
  expect(rate('zero', 'oral')).toBe(0)
  const { patient, product } = await shopper({ weightG: 90 })
  for (const [key, value] of Object.entries(rates))
    await t.add(settings, { key, value, updatedAt: t.clock.now() })
  await put(patient, product, 1)
  const isReduced = async () =>
    (await patient.browser.get('/api/patient/cart')).data.taxes.some(
      ({ rate_bp }: { rate_bp: number }) => rate_bp === 800,
    )
  expect(await isReduced()).toBe(true)
  await t.change(products, product.productId, { taxClass: 'zero' })
  expect(await isReduced()).toBe(false)
})
