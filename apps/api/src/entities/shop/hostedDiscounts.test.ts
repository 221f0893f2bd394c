import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedShop } from '../../storefront/embedded.ts'
import { createShopifyShop } from '../../storefront/shopify/shop.ts'
import { type FakeShopify, startFakeShopify } from '../../testing/fakeShopify.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { startTestApp, type TestApp } from '../../testing/harness.ts'
import { fillCart } from '../../testing/shop.ts'

let fake: FakeShopify
beforeAll(async () => {
  fake = await startFakeShopify()
})
afterAll(() => fake.close())

const makesCodes = () => ({ ...fake.settings, makesDiscountCodes: true })
const shops = [
  { name: 'embedded', start: () => startTestApp() },
  {
    name: 'Shopify with codes that are made',
    start: () =>
      startTestApp(
        { shopify: makesCodes() },
        { storefront: createShopifyShop(makesCodes(), { fetch: fake.fetch }) },
      ),
  },
]

describe.each(shops)('discounts with the shop $name', ({ name, start }) => {
  let t: TestApp
  let patient: Person
  let doctor: Person
  let products: TestProduct[]
  let discount: { id: string; revision: number }

  beforeAll(async () => {
    t = await start()
    doctor = await asDoctor(t)
    patient = await asPatient(t, doctor, { discountBp: 250 })
    products = [
      await makeProduct(t, { price: 4_000 }),
      await makeProduct(t, { price: 2_000 }),
      await makeProduct(t, { price: 1_000 }),
    ]
    const [a, b] = products as [TestProduct, TestProduct]
    const catalogId = await makeCatalog(t, [a, b], 'Sleep')
    await makeCatalog(t, products)
    const give = async (kind: string, targetId: string, percent: number) => {
      const body = { kind, target_id: targetId, name: `${kind} ${percent}`, percent }
      const made = await doctor.browser.post('/api/doctor/discounts', body)
      expect(made.status, made.text).toBe(201)
      return made.data
    }
    await give('catalog', catalogId, 5)
    discount = await give('product', a.productId, 15)
    fake.products = (await createEmbeddedShop().products(t.ctx, { first: 50, after: null })).nodes
  })
  afterAll(() => t.close())

  it('counts them in the same way on every line', async () => {
    const cart = await fillCart(
      patient,
      products.map(({ variantId }) => ({ variantId })),
    )
    expect(cart.lines.map((line: { discount: number }) => line.discount)).toEqual([800, 150, 25])
    expect(cart.discounts).toMatchObject([
      { kind: 'individual', amount: 100 + 50 + 25 },
      { kind: 'catalog', name: 'catalog 5', amount: 200 + 100 },
      { kind: 'product', name: 'product 15', rate_bp: 1_250, amount: 500 },
    ])
  })

  it.runIf(name !== 'embedded')('hands them on as codes that count once', async () => {
    const begin = async () => {
      const { revision } = (await patient.browser.get('/api/patient/cart')).data
      return patient.browser.post('/api/patient/cart/hosted-checkout', { revision })
    }
    const first = await begin()
    expect(first.status, first.text).toBe(200)
    expect(
      fake.codes.map(({ usageLimit, customerGets }) => [
        usageLimit,
        customerGets.value.percentage,
        customerGets.items.products.productVariantsToAdd.length,
      ]),
    ).toEqual([
      [1, 0.2, 1],
      [1, 0.075, 1],
      [1, 0.025, 1],
    ])
    expect(fake.carts.at(-1)?.discountCodes).toEqual(fake.codes.map(({ code }) => code))
    expect((await begin()).data).toEqual(first.data)
    expect(fake.carts).toHaveLength(1)
    // a discount that ends is not taken along by a checkout that was begun before
    const { id, revision } = discount
    await doctor.browser.post(`/api/doctor/discounts/${id}/end`, { revision })
    expect((await begin()).status).toBe(200)
    expect(fake.carts).toHaveLength(2)
    const rates = fake.codes.slice(3).map(({ customerGets }) => customerGets.value.percentage)
    expect(rates).toEqual([0.075, 0.025])
  })

  it.runIf(name !== 'embedded')('begins no checkout when a code cannot be made', async () => {
    const { id } = (await patient.browser.get('/api/patient/cart')).data.lines[0]
    const changed = await patient.browser.patch(`/api/patient/cart/lines/${id}`, { quantity: 2 })
    fake.fault = 'limited'
    const { revision } = changed.data
    const away = await patient.browser.post('/api/patient/cart/hosted-checkout', { revision })
    fake.fault = undefined
    expect(away.refusal).toEqual([503, 'STOREFRONT_DOWN'])
    expect(fake.carts).toHaveLength(2)
  })
})
