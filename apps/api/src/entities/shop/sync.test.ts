import { dayMs } from '@officina/shared/dates/days'
import { afterAll, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { catalogItems, catalogs, products, stock, variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import type { ShopProduct } from '../../storefront/port.ts'
import { createShopifyShop } from '../../storefront/shopify/shop.ts'
import { startFakeShopify } from '../../testing/fakeShopify.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { saveProduct } from './saveProduct.ts'
import { syncShop } from './sync.ts'

const fake = await startFakeShopify()
afterAll(() => fake.close())
const storefront = createShopifyShop(fake.settings, { fetch: fake.fetch })
const t = await useClinic({ shopify: fake.settings }, { storefront })
fake.products = Array.from({ length: 60 }, (_, i) => shopProduct(i))
const sizes = shopProduct(20).variants.flatMap((pack) =>
  ['a', 'b', 'c', 'd'].map((size) => ({ ...pack, id: `${pack.id}${size}`, sku: `SKU-20${size}` })),
)
fake.products[20]?.variants.push(...sizes)
fake.collections = [
  {
    id: '71',
    handle: 'sleep',
    title: 'Sleep',
    description: 'For the night',
    productIds: ['9002', '9000', '9001', '9005', '9004'],
  },
  { id: '72', handle: 'skin', title: 'Skin', description: '', productIds: ['9010'] },
]

const sync = () => t.advance(3_600_000)
const productOf = async (id: string) => {
  const row = await t.row(products, { shopifyProductId: id })
  return row
}
const variantOf = async (id: string) => {
  const [row] = await t.ctx.db
    .select()
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.shopifyVariantId, id))
  if (!row) throw new Error(`no variant ${id}`)
  return row
}
const itemsOf = async (collectionId: string) =>
  (
    await t.ctx.db
      .select({ id: products.shopifyProductId })
      .from(catalogItems)
      .innerJoin(catalogs, eq(catalogs.id, catalogItems.catalogId))
      .innerJoin(products, eq(products.id, catalogItems.productId))
      .where(eq(catalogs.shopCollectionId, collectionId))
      .orderBy(catalogItems.position)
  ).map((row) => row.id)

it('copies products, facts, variants, stock and collections of every page, once', async () => {
  await sync()
  await sync()
  expect(await t.ctx.db.$count(products)).toBe(60)
  expect(await t.ctx.db.$count(variants, eq(variants.available, true))).toBe(64)
  expect(await productOf('9000')).toMatchObject({
    title: 'Product 0',
    brand: 'Northfield',
    category: 'minerals',
    form: 'capsule',
    usageKind: 'oral',
    recipeOnly: true,
    concerns: ['sleep'],
    ingredients: [{ name: 'Magnesium', code: 'mg', amount: 200, unit: 'mg', percent_ref: null }],
    descriptionHtml: '<p>Good</p>',
    availability: 'in_stock',
    removedAt: null,
  })
  const row = await variantOf('8000')
  expect(row.variants).toMatchObject({ price: 2_450, unitsPerPack: 60, unit: 'capsule' })
  expect(row.stock).toMatchObject({ onHand: 40, reserved: 0 })
  expect(await itemsOf('71')).toEqual(['9002', '9000', '9001', '9005', '9004'])
})

it('takes over changes, sold-out variants, shared SKUs and swapped handles', async () => {
  const [a, b] = [fake.products[0], fake.products[1]]
  if (!a || !b) throw new Error('no products')
  ;[a.handle, b.handle] = [b.handle, a.handle]
  const [first] = a.variants
  if (!first) throw new Error('no variant')
  first.price.amount = 9_900
  first.quantityAvailable = null
  for (const variant of b.variants)
    Object.assign(variant, {
      sku: first.sku,
      availableForSale: false,
      quantityAvailable: 0,
      // it was to be back on a day that has passed
      restockOn: '2026-01-15',
    })
  a.metafields.recipe_only = 'nonsense'
  await sync()
  expect(await productOf('9000')).toMatchObject({ handle: 'product-1', recipeOnly: true })
  expect(await productOf('9001')).toMatchObject({
    handle: 'product-0',
    availability: 'out_of_stock',
  })
  const changed = await variantOf('8000')
  expect(changed.variants.price).toBe(9_900)
  expect(changed.stock).toBeNull()
  expect((await variantOf('8001')).variants).toMatchObject({
    sku: `${first.sku} (8001)`,
    available: false,
  })
})

it('adds what Officina has reserved to what the shop can still sell', async () => {
  const { variants: variant } = await variantOf('8002')
  const move = [{ variantId: variant.id, quantity: 3 }]
  await inTransaction(t.ctx, (tx) => tx.storefront.reserve(tx, move))
  const [sold] = fake.products[2]?.variants ?? []
  if (!sold) throw new Error('no variant')
  sold.quantityAvailable = 37
  await sync()
  expect((await variantOf('8002')).stock).toMatchObject({ onHand: 40, reserved: 3 })
})

it('keeps removed products out of sale and of catalogs, and lets them come back', async () => {
  const all = fake.products
  const collections = fake.collections
  fake.products = all.filter((product) => product.id !== '9004')
  fake.collections = collections.slice(0, 1)
  await sync()
  expect(await productOf('9004')).toMatchObject({ availability: 'discontinued' })
  expect((await productOf('9004')).removedAt).not.toBeNull()
  const skin = await t.row(catalogs, { shopCollectionId: '72' })
  expect(skin.status).toBe('archived')
  fake.products = all
  fake.collections = collections
  await sync()
  expect(await productOf('9004')).toMatchObject({ availability: 'in_stock', removedAt: null })
})

it('leaves on sale what an event has brought while it reads', async () => {
  const late = shopProduct(60)
  const racing: typeof storefront = {
    ...storefront,
    async products(ctx, page) {
      const read = await storefront.products(ctx, page)
      if (!read.endCursor) await saveProduct(ctx, late)
      return read
    },
  }
  await syncShop({ ...t.ctx, storefront: racing })
  expect(await productOf('9060')).toMatchObject({ status: 'active' })
  fake.products.push(late)
})

it('tells operations once a day that the shop could not be read', async () => {
  const operations = await asAdmin(t, 'operations')
  const finance = await asAdmin(t, 'finance')
  const failures = (email: string) => mailsTo(t, email, 'admin_shop_failure')
  fake.fault = 'limited'
  await expect(sync()).rejects.toThrow('STOREFRONT_DOWN')
  expect(await failures(operations.email)).toHaveLength(1)
  await expect(t.advance(60_000)).rejects.toThrow('STOREFRONT_DOWN')
  const told = await failures(operations.email)
  expect(told).toHaveLength(1)
  expect(told[0]?.subject).toBe('Shop sync failed: products')
  expect(await failures(finance.email)).toEqual([])
  await expect(t.advance(dayMs)).rejects.toThrow('STOREFRONT_DOWN')
  fake.fault = undefined
  expect(await failures(operations.email)).toHaveLength(2)
})

it('removes nothing when the shop is away, empty or sells in another currency', async () => {
  const all = fake.products
  const count = () => t.ctx.db.$count(products, eq(products.availability, 'discontinued'))
  fake.fault = 'limited'
  await expect(sync()).rejects.toThrow('STOREFRONT_DOWN')
  fake.fault = undefined
  fake.products = []
  await expect(sync()).rejects.toThrow('offers no product')
  fake.products = [shopProduct(0, 'EUR')]
  await expect(sync()).rejects.toThrow('The shop sells in EUR, CURRENCY is USD')
  fake.products = all
  expect(await count()).toBe(0)
})

function shopProduct(i: number, currency = 'USD'): ShopProduct {
  return {
    id: String(9_000 + i),
    handle: `product-${i}`,
    title: `Product ${i}`,
    vendor: 'Northfield',
    productType: 'minerals',
    descriptionHtml: '<p onclick="x()">Good</p><script>bad()</script>',
    images: [{ url: 'https://cdn.shopify.com/a.png', alt: 'Bottle' }],
    metafields: {
      form: 'capsule',
      usage_kind: 'oral',
      recipe_only: true,
      ingredients: [{ name: 'Magnesium', code: 'mg', amount: 200, unit: 'mg' }],
      certifications: ['GMP'],
      concerns: ['sleep'],
    },
    variants: [
      {
        id: String(8_000 + i),
        sku: `SKU-${i}`,
        title: '60 capsules',
        price: { amount: 2_450, currency },
        compareAtPrice: null,
        availableForSale: true,
        quantityAvailable: 40,
        unitsPerPack: 60,
        unit: 'capsule',
        servingsPerPack: 30,
        weightG: 90,
        restockOn: null,
      },
    ],
  }
}
