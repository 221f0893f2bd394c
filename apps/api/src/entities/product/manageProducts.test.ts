import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { catalogItems, products, stock, variants } from '../../db/schema/product.ts'
import { and, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  labelDosage,
  makeCatalog,
  makeProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'
import { storeFiles } from '../file/store.ts'
import { hasCheckDigit } from './barcode.ts'
import { changedPrice } from './prices.ts'

const t = await useClinic()
const url = '/api/admin/products'

const newProduct = {
  title: 'Zinc Picolinate',
  brand: 'Northfield',
  category: 'minerals',
  form: 'capsule',
  usage_kind: 'oral',
}
const newPack = (sku: string) => ({
  title: '60 capsules',
  sku,
  units_per_pack: 60,
  unit: 'capsule',
  price: 1_250,
})

/** A product as an operator makes it: a draft with one pack. */
async function draft(overrides: object = {}) {
  const operations = await asAdmin(t, 'operations')
  const made = await operations.browser.post(url, { ...newProduct, ...overrides })
  expect(made.status).toBe(201)
  const { id, revision } = made.data
  const sku = `ZP-${id.slice(-12)}`
  const packed = await operations.browser.post(`${url}/${id}/variants`, {
    ...newPack(sku),
    revision,
  })
  expect(packed.status).toBe(201)
  return { operations, product: packed.data, path: `${url}/${id}`, sku }
}

describe('a product', () => {
  it('begins as a draft that nobody but the office finds, and is sold once it is activated', async () => {
    const { operations, product, path } = await draft({
      description: '**Good** <script>x</script>[a](b)',
    })
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    await makeCatalog(t, [{ productId: product.id, variantId: '', shopifyProductId: '' }])
    expect(product).toMatchObject({ status: 'draft', handle: 'zinc-picolinate', hosted: false })
    expect(product.description_html).toContain('<strong>Good</strong>')
    expect(product.description_html).not.toMatch(/<script|<a/)
    const seen = async () => [
      (await doctor.browser.get(`/api/doctor/products/${product.id}`)).status,
      (await patient.browser.get(`/api/patient/products/${product.id}`)).status,
      (await doctor.browser.list('/api/doctor/products', { filter: { id: [product.id] } })).data
        .length,
      (await patient.browser.list('/api/patient/products', { filter: { id: [product.id] } })).data
        .length,
    ]
    const inCart = () =>
      patient.browser.post('/api/patient/cart/lines', {
        variant_id: product.variants[0].id,
        quantity: 1,
        price_seen: 1_250,
      })
    expect(await seen()).toEqual([404, 404, 0, 0])
    expect((await inCart()).status).toBe(422)
    await t.change(stock, { variantId: product.variants[0].id }, { onHand: 10 })
    const activated = await operations.browser.post(`${path}/activate`, {
      revision: product.revision,
    })
    expect(activated.data).toMatchObject({ status: 'active', removed_at: null, stock: 10 })
    expect(await seen()).toEqual([200, 200, 1, 1])
    expect((await inCart()).status).toBe(200)
    // somebody has it in a cart: it cannot be taken back, only ended
    const back = await operations.browser.post(`${path}/make-draft`, {
      revision: activated.data.revision,
    })
    expect(back.refusal).toEqual([409, 'IN_USE'])
  })

  it('needs a pack before it is sold', async () => {
    const { browser } = await asAdmin(t, 'operations')
    const { data } = await browser.post(url, { ...newProduct, title: 'No pack yet' })
    const answer = await browser.post(`${url}/${data.id}/activate`, { revision: data.revision })
    expect(answer.refusal).toEqual([409, 'NO_PACK'])
  })

  it('keeps what was sent: label, ingredients with their codes, words, tax class', async () => {
    const { operations, product, path } = await draft()
    const label = labelDosage({
      amount_max: 2,
      time_of_day: ['evening'],
      meal: 'with',
      duration_days: 90,
      max_per_day: 2,
    })
    const changed = await operations.browser.patch(path, {
      revision: product.revision,
      label_dosage: label,
      ingredients: [{ name: 'Zinc (picolinate)', amount: 15, unit: 'mg', percent_ref: 150 }],
      allergens: [' soy ', 'soy', 'milk'],
      tax_class: 'zero',
      commission_override_bp: 1_000,
    })
    expect(changed.data).toMatchObject({
      label_dosage: label,
      ingredients: [{ code: 'zinc_picolinate', amount: 15 }],
      allergens: ['soy', 'milk'],
      tax_class: 'zero',
      commission_override_bp: 1_000,
    })
    const wrong = await operations.browser.patch(path, {
      revision: changed.data.revision,
      label_dosage: { ...label, amount_max: 0.5 },
    })
    expect(wrong.faults).toEqual([422, ['label_dosage.amount_max']])
    const nothing = await operations.browser.patch(path, {
      revision: changed.data.revision,
      label_dosage: {
        ...label,
        amount_min: null,
        amount_max: null,
        frequency_count: null,
        meal: 'none',
        duration_days: null,
        max_per_day: null,
        frequency_period: null,
        time_of_day: [],
      },
    })
    expect(nothing.data.label_dosage).toBeNull()
    const stale = await operations.browser.patch(path, { revision: 1, title: 'Other' })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    const taken = await operations.browser.post(url, { ...newProduct, handle: product.handle })
    expect(taken.faults).toEqual([422, ['handle']])
  })

  it('is deleted only while nothing refers to it', async () => {
    const { operations, product, path } = await draft()
    const ordered = await makeProduct(t)
    await makeCatalog(t, [{ productId: product.id, variantId: '', shopifyProductId: '' }])
    expect((await operations.browser.del(path)).status).toBe(204)
    expect((await operations.browser.get(path)).status).toBe(404)
    expect(await t.ctx.db.$count(catalogItems, eq(catalogItems.productId, product.id))).toBe(0)
    // units on the shelf
    const kept = await operations.browser.del(`${url}/${ordered.productId}`)
    expect(kept.refusal).toEqual([409, 'IN_USE'])
  })

  it('is copied with its packs under SKUs that are free', async () => {
    const { operations, product, path, sku } = await draft()
    const first = await operations.browser.post(`${path}/duplicate`)
    const second = await operations.browser.post(`${path}/duplicate`)
    expect(first.data).toMatchObject({ status: 'draft', title: product.title })
    expect(first.data.handle).not.toBe(product.handle)
    expect([first, second].map(({ data }) => data.variants[0].sku)).toEqual([
      `${sku}-2`,
      `${sku}-3`,
    ])
  })

  it('names a successor that is sold when its sale ends, and comes back without it', async () => {
    const { operations, product, path } = await draft()
    const next = await makeProduct(t, { title: 'Zinc Bisglycinate' })
    const active = await operations.browser.post(`${path}/activate`, { revision: product.revision })
    const end = (body: object) =>
      operations.browser.post(`${path}/discontinue`, { revision: active.data.revision, ...body })
    expect((await end({ successor_id: product.id })).faults).toEqual([422, ['successor_id']])
    expect((await end({ successor_id: newId() })).faults).toEqual([422, ['successor_id']])
    const ended = await end({ successor_id: next.productId, reason: 'The maker has stopped.' })
    expect(ended.data).toMatchObject({
      status: 'discontinued',
      availability: 'discontinued',
      status_reason: 'The maker has stopped.',
      successor: { id: next.productId, title: 'Zinc Bisglycinate', variant_id: next.variantId },
    })
    const again = await operations.browser.post(`${path}/activate`, {
      revision: ended.data.revision,
    })
    expect(again.data).toMatchObject({ status: 'active', successor: null, status_reason: null })
  })
})

describe('a pack', () => {
  it('has a unique SKU that is no formula, and a barcode with its check digit', async () => {
    const { operations, product, path, sku } = await draft()
    const add = (pack: object) =>
      operations.browser.post(`${path}/variants`, {
        ...newPack('NEW-1'),
        revision: product.revision,
        ...pack,
      })
    expect((await add({ sku })).faults).toEqual([422, ['sku']])
    for (const formula of ['=1', '+1', '-1', '@1', ' =1'])
      expect((await add({ sku: formula })).faults).toEqual([422, ['sku']])
    expect((await add({ barcode: '4006381333932' })).faults).toEqual([422, ['barcode']])
    expect((await add({ compare_at_price: 1_250 })).faults).toEqual([422, ['compare_at_price']])
    const made = await add({
      barcode: '4 006381 333931',
      low_threshold: 9,
      max_per_order: 3,
      compare_at_price: 2_000,
    })
    expect(made.data.variants[1]).toMatchObject({
      barcode: '4006381333931',
      low_threshold: 9,
      max_per_order: 3,
      on_hand: 0,
      removable: true,
    })
    expect(
      (await add({ sku: 'NEW-2', barcode: '4006381333931', revision: made.data.revision })).faults,
    ).toEqual([422, ['barcode']])
    const second = made.data.variants[1].id
    const change = (pack: object) =>
      operations.browser.post(`${path}/variants/${second}`, {
        ...pack,
        revision: made.data.revision,
      })
    expect((await change({ price: 2_000 })).faults).toEqual([422, ['price']])
    const changed = await change({ low_threshold: 12, title: '90 capsules' })
    expect(changed.data.variants[1]).toMatchObject({ low_threshold: 12, title: '90 capsules' })
    const emptied = await operations.browser.post(`${path}/variants/${second}`, {
      low_threshold: null,
      revision: changed.data.revision,
    })
    expect(emptied.data.variants[1].low_threshold).toBe(0)
    expect((await operations.browser.del(`${path}/variants/${second}`)).status).toBe(204)
  })

  it('stays once units of it have been on the shelf, also when all are gone', async () => {
    const { operations, product, path } = await draft()
    const made = await operations.browser.post(`${path}/variants`, {
      ...newPack('SHELF-1'),
      revision: product.revision,
    })
    const { id } = made.data.variants[1]
    const onShelf = `/api/admin/stock/${id}`
    const { data } = await operations.browser.post(`${onShelf}/receive`, { quantity: 1 })
    const gone = { change: -1, kind: 'wasted', reason: 'Broken', revision: data.revision }
    await operations.browser.post(`${onShelf}/adjust`, gone)
    expect((await operations.browser.get(path)).data.variants[1]).toMatchObject({
      on_hand: 0,
      removable: false,
    })
    const refused = await operations.browser.del(`${path}/variants/${id}`)
    expect(refused.refusal).toEqual([409, 'IN_USE'])
  })

  it('shows what it costs the shop to nobody but finance and owners', async () => {
    const { operations, product, path } = await draft()
    const owner = await asAdmin(t, 'owner')
    const pack = `${path}/variants/${product.variants[0].id}`
    const body = { cost: 480, revision: product.revision }
    expect((await operations.browser.post(pack, body)).status).toBe(403)
    const changed = await owner.browser.post(pack, body)
    expect(changed.data.variants[0].cost).toBe(480)
    expect((await operations.browser.get(path)).data.variants[0]).not.toHaveProperty('cost')
    const finance = await asAdmin(t, 'finance')
    expect((await finance.browser.get(path)).data.variants[0].cost).toBe(480)
    const logged = await t.ctx.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.objectId, product.id), eq(auditLog.action, 'product.pack_changed')))
    const { sku } = product.variants[0]
    expect(logged).toEqual([{ after: { sku, fields: ['cost'] } }])
  })
})

describe('pictures', () => {
  it('are for everybody who is signed in, and are ordered, described and removed', async () => {
    const { operations, product, path } = await draft()
    const doctor = await asDoctor(t)
    const add = (alt: string, content = png) =>
      operations.browser.post(
        `${path}/pictures`,
        formOf({ alt }, { picture: [{ name: 'a.png', content }] }),
      )
    expect((await add('Not a picture', pdf)).faults).toEqual([422, ['picture']])
    await add('Front')
    const { data } = await add('Back')
    const [front, back] = data.images
    expect([front.alt, back.alt]).toEqual(['Front', 'Back'])
    const seen = await doctor.browser.get(front.url)
    expect(seen.headers['content-type']).toBe('image/webp')
    expect(seen.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect((await t.browser().get(front.url)).status).toBe(401)
    expect((await doctor.browser.get(`${front.url}?size=thumb`)).status).toBe(200)
    expect((await doctor.browser.get(`${front.url}?size=huge`)).status).toBe(422)
    const broken = await add('Broken', png.subarray(0, 45))
    expect(broken.faults).toEqual([422, ['picture']])
    const filesOf = async () => {
      const row = await t.row(files, back.url.slice(-36))
      const key = row.key
      return ['', '-card', '-thumb'].map((size) => key.replace('.webp', `${size}.webp`))
    }
    const keys = await filesOf()
    for (const key of keys) expect((await t.ctx.files.get(key)).length).toBeGreaterThan(0)
    const arrange = (pictures: object[], revision: number) =>
      operations.browser.post(`${path}/pictures/arrange`, { pictures, revision })
    expect((await arrange([back], product.revision)).status).toBe(409)
    expect((await arrange([back, back], data.revision)).faults).toEqual([422, ['pictures']])
    const turned = await arrange([{ ...back, alt: 'Label' }, front], data.revision)
    expect(turned.data.images).toEqual([{ ...back, alt: 'Label' }, front])
    const left = await arrange([front], turned.data.revision)
    expect(left.data.images).toEqual([front])
    expect((await doctor.browser.get(back.url)).status).toBe(404)
    for (const key of keys) await expect(t.ctx.files.get(key)).rejects.toThrow()
    expect((await operations.browser.del(path)).status).toBe(204)
    expect((await doctor.browser.get(front.url)).status).toBe(404)
  })

  it('from before, in one size, are the same in every size', async () => {
    const { operations, product, path } = await draft()
    const [old] = await inTransaction(t.ctx, (tx) =>
      storeFiles(tx, [{ filename: 'a.png', contentType: 'image/png', content: png }], {
        ownerType: 'product_picture',
        ownerId: product.id,
        purpose: 'product',
      }),
    )
    const address = `/api/product-pictures/${old?.id}`
    for (const size of ['', '?size=thumb', '?size=card']) {
      const seen = await operations.browser.get(address + size)
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png'])
    }
    expect((await operations.browser.del(path)).status).toBe(204)
    await expect(t.ctx.files.get(old?.key ?? '')).rejects.toThrow()
  })
})

describe('prices', () => {
  it('of one product are changed and logged; a pack of another is not found', async () => {
    const { operations, product, path } = await draft()
    const other = await makeProduct(t)
    const set = (variantId: string, price: number, revision = product.revision) =>
      operations.browser.post(`${path}/prices`, {
        prices: [{ variant_id: variantId, price }],
        revision,
      })
    expect((await set(other.variantId, 1)).status).toBe(404)
    expect((await set(product.variants[0].id, 1_250)).faults).toEqual([422, ['prices.0.price']])
    await t.change(variants, product.variants[0].id, { compareAtPrice: 1_401 })
    expect((await set(product.variants[0].id, 1_401)).faults).toEqual([422, ['prices.0.price']])
    expect((await set(product.variants[0].id, 1_400)).data.price).toBe(1_400)
    expect((await set(product.variants[0].id, 1_500)).status).toBe(409)
  })

  it('of many are what the preview showed, and one that has changed since stays', async () => {
    const operations = await asAdmin(t, 'operations')
    const [a, b] = [await makeProduct(t, { price: 1_000 }), await makeProduct(t, { price: 2_000 })]
    await t.change(variants, b.variantId, { compareAtPrice: 2_199 })
    const change = { ids: [a.productId, b.productId], by: 'percent', value: 1_000, ending: 99 }
    const call = (body: object) =>
      operations.browser.post(`${url}/change-prices`, { ...change, ...body })
    const preview = await call({ dry_run: true })
    expect(preview.each('before', 'after', 'ok')).toEqual([
      [1_000, 1_099, true],
      // not below the price that it is compared with
      [2_000, 2_199, false],
    ])
    expect((await operations.browser.get(`${url}/${a.productId}`)).data.price).toBe(1_000)
    await t.change(variants, b.variantId, { price: 2_500 })
    // a pack that comes before the others moves their rows down
    const [pack] = await t.ctx.db.select().from(variants).where(eq(variants.id, a.variantId))
    const added = { id: newId(), sku: 'ADDED-SINCE', shopifyVariantId: newId(), position: -1 }
    await t.add(variants, { ...pack, ...added } as typeof variants.$inferInsert)
    const expected = preview.data.map((row: { id: string; before: number }) => ({
      variant_id: row.id,
      price: row.before,
    }))
    const done = await call({ dry_run: false, expected })
    expect(done.each('ok', 'after')).toEqual([
      [false, 1_099],
      [true, 1_099],
      [false, expect.any(Number)],
    ])
    const prices = await t.ctx.db
      .select({ price: variants.price })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, b.variantId))
    expect(prices).toEqual([{ price: 2_500 }])
    expect((await call({ value: 0, ending: null, dry_run: true })).faults).toEqual([422, ['value']])
    for (const value of [-10_001, 100_001])
      expect((await call({ value, dry_run: true })).faults, `${value}`).toEqual([422, ['value']])
    for (const [value, message] of [
      [-100_000_000_000, 'The new price would be below zero.'],
      [100_000_000_000, 'The new price would be too high.'],
    ])
      expect((await call({ by: 'amount', value, dry_run: true })).data[0]).toMatchObject({
        ok: false,
        message,
      })
  })

  it('rise with a rise, keep their ending, and come back to the nearest', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 50_000 }), (before, value) => {
        expect(changedPrice(before, { by: 'percent', value })).toBeGreaterThanOrEqual(before)
      }),
    )
    fc.assert(
      fc.property(price, fc.stringMatching(/^\d{1,3}$/), (before, typed) => {
        const [step, ending, ending_digits] = [10 ** typed.length, Number(typed), typed.length]
        const after = changedPrice(before, { by: 'amount', value: 0, ending, ending_digits })
        expect(after % step).toBe(ending)
        expect(Math.abs(after - before)).toBeLessThan(step)
      }),
    )
  })
})

it('knows a check digit from every typing error of one digit', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
      const code = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((last) => [...first, last].join(''))
        .find(hasCheckDigit) as string
      const wrong = [...code].map((digit, i) => (i === at ? (Number(digit) + by) % 10 : digit))
      expect(hasCheckDigit(wrong.join(''))).toBe(false)
    }),
  )
})

describe('the list', () => {
  it('counts stock and recipes, and is narrowed by status, shelf, words and SKU', async () => {
    const { operations, product, sku } = await draft({
      title: 'Rare Selenium',
      brand: 'Only Brand',
    })
    const low = await makeProduct(t, { title: 'Low Iodine', onHand: 2 })
    const out = await makeProduct(t, { title: 'Out of Iodine', onHand: 0 })
    const found = async (filter: Record<string, unknown>) =>
      (await operations.browser.list(url, { filter })).each('id')
    expect(await found({ q: sku })).toEqual([product.id])
    expect(await found({ brand: ['Only Brand'], status: ['draft'] })).toEqual([product.id])
    expect(await found({ stock_level: ['low'], q: 'Iodine' })).toEqual([low.productId])
    expect(await found({ stock_level: ['out'], q: 'Iodine' })).toEqual([out.productId])
    const { data } = await operations.browser.list(url, { filter: { id: [low.productId] } })
    expect(data[0]).toMatchObject({ stock: 2, low: true, recipes: 0, packs: [{ price: 2_500 }] })
    const choices = await operations.browser.get('/api/admin/product-choices')
    expect(choices.data.brand).toContain('Only Brand')
  })

  it('changes many: status, category and tags, each for itself', async () => {
    const { operations, product } = await draft()
    const other = await makeProduct(t)
    const ids = [product.id, other.productId]
    const moved = await operations.browser.post(`${url}/set-category`, { ids, category: 'oils' })
    expect(moved.data.every(({ ok }: { ok: boolean }) => ok)).toBe(true)
    const tag = (body: object) => operations.browser.post(`${url}/set-tags`, { ids, ...body })
    await tag({ add: [' Bestseller ', 'new'] })
    await tag({ add: ['bestseller'], remove: ['NEW'] })
    const found = await operations.browser.list(url, { filter: { tag: ['bestseller'], id: ids } })
    expect(found.data).toHaveLength(2)
    const { data: tagged } = await operations.browser.get(`${url}/${product.id}`)
    expect(tagged.tags).toEqual(['bestseller'])
    const many = Array.from({ length: 20 }, (_, i) => `t${i}`)
    expect((await tag({ add: many })).each('ok')).toEqual([false, false])
    const { data: shelf } = await operations.browser.post('/api/admin/catalogs', { name: 'Oils' })
    const put = async (change: string, of = ids) => {
      const done = await operations.browser.post(`${url}/set-catalog`, {
        ...{ ids: of, catalog_id: shelf.id, change },
      })
      expect(done.each('ok')).toEqual(of.map(() => true))
      const held = await operations.browser.list(`/api/admin/catalogs/${shelf.id}/products`)
      return held.each('id')
    }
    // what stands there already stays in its place
    expect([await put('add'), await put('add', ids.slice(0, 1))]).toEqual([ids, ids])
    expect(await put('remove')).toEqual([])
    const ended = await operations.browser.post(`${url}/discontinue`, { ids })
    // a draft was never sold
    expect(ended.each('ok')).toEqual([false, true])
    const back = await operations.browser.post(`${url}/activate`, { ids })
    expect(back.each('ok')).toEqual([true, true])
  })
})
