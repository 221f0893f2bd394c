import { describe, expect, it } from 'vitest'
import { type JsonSchema, loadSpec, propertiesOf } from '../../contract.ts'
import { doctorCatalogs } from '../../db/schema/doctor.ts'
import { catalogs, stock } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { asDoctor, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()

const zinc = { name: '亜鉛', code: 'zinc', amount: 15, unit: 'mg', percent_ref: 150 }

describe('products and catalogs of the doctor', () => {
  it('finds by title, brand and ingredient, in Japanese too', async () => {
    const doctor = await asDoctor(t)
    const { productId } = await makeProduct(t, {
      title: '亜鉛プラス',
      brand: 'Kita',
      ingredients: [zinc],
    })
    const latin = await makeProduct(t, { title: 'Immune', brand: 'Kita', ingredients: [zinc] })
    const find = async (q: string) =>
      (await doctor.browser.list('/api/doctor/products', { filter: { q } })).each('id')
    expect(await find('亜鉛')).toEqual(expect.arrayContaining([productId, latin.productId]))
    expect(await find('kita　immune')).toEqual([latin.productId])
    expect(await find('%')).toEqual([])
    const named = await makeProduct(t, { title: 'Zzz Selenium', brand: 'Kita' })
    const selenium = { ...zinc, code: 'selenium', name: 'Selenium' }
    const holds = await makeProduct(t, { title: 'Aaa', ingredients: [selenium] })
    expect(await find('selenium')).toEqual([named.productId, holds.productId])
  })

  it('has the fields of the contract and no other, though no serializer cuts them', async () => {
    const doctor = await asDoctor(t)
    const { productId } = await makeProduct(t)
    const { data } = await doctor.browser.get(`/api/doctor/products/${productId}`)
    const schema = loadSpec().components.schemas.Product as JsonSchema
    const fieldsOf = (of: JsonSchema | undefined) => Object.keys(propertiesOf(of)).sort()
    expect(Object.keys(data).sort()).toEqual(fieldsOf(schema))
    const pack = propertiesOf(schema).variants?.items
    expect(Object.keys(data.variants[0]).sort()).toEqual(fieldsOf(pack))
  })

  it('finds what is like a product: its main ingredient first, then its kind', async () => {
    const doctor = await asDoctor(t)
    const made = (title: string, codes: string[], more = {}) =>
      makeProduct(t, {
        title,
        category: 'likeness',
        ingredients: codes.map((code) => ({ ...zinc, code })),
        ...more,
      })
    const one = await made('Likeness one', ['taurine', 'zinc'])
    await made('Likeness of its kind', ['zinc'])
    await made('Likeness of substance', ['zinc', 'taurine'], { category: 'other' })
    await made('Likeness for the skin', ['taurine'], { usageKind: 'topical' })
    await made('Likeness no more', ['taurine'], { removedAt: t.clock.now() })
    const { data } = await doctor.browser.list('/api/doctor/products', {
      filter: { similar_to: one.productId },
    })
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Likeness of substance',
      'Likeness of its kind',
    ])
    const nothing = await doctor.browser.list('/api/doctor/products', {
      filter: { similar_to: newId() },
    })
    expect(nothing.data).toEqual([])
  })

  it('tells stock, price and pack, and filters and sorts by them', async () => {
    const doctor = await asDoctor(t)
    const full = await makeProduct(t, { price: 900, brand: 'Stock' })
    const empty = await makeProduct(t, { price: 100, onHand: 0, brand: 'Stock' })
    const filter = { brand: ['Stock'] }
    const all = await doctor.browser.list('/api/doctor/products', {
      filter,
      sort: ['price', 'ASC'],
    })
    expect(all.headers['content-range']).toBe('products 0-1/2')
    expect(all.each('id', 'availability', 'price')).toEqual([
      [empty.productId, 'out_of_stock', 100],
      [full.productId, 'in_stock', 900],
    ])
    const inStock = await doctor.browser.list('/api/doctor/products', {
      filter: { ...filter, in_stock: true },
    })
    expect(inStock.data).toHaveLength(1)
    // a recall has taken what orders wait for
    await t.change(stock, { variantId: empty.variantId }, { reserved: 3 })
    const product = await doctor.browser.get(`/api/doctor/products/${empty.productId}`)
    expect(product.data).toMatchObject({
      availability: 'out_of_stock',
      variants: [{ price: 100, available: false, quantity_available: 0 }],
    })
    const cheap = await doctor.browser.list('/api/doctor/products', {
      filter: { ...filter, price_lte: 200 },
    })
    expect(cheap.data).toHaveLength(1)
  })

  it('shows all platform catalogs until some are given, then only those and the own ones', async () => {
    const [one, two] = [await makeProduct(t), await makeProduct(t, { onHand: 0 })]
    const given = await makeCatalog(t, [one, two], 'Given')
    const other = await makeCatalog(t, [await makeProduct(t)], 'Other')
    const free = await asDoctor(t)
    const bound = await asDoctor(t)
    await t.add(doctorCatalogs, { doctorId: bound.id, catalogId: given })
    const own = newId()
    await t.add(catalogs, { id: own, kind: 'doctor', ownerDoctorId: bound.id, name: 'Mine' })
    const idsOf = async (who: typeof free) =>
      (await who.browser.list('/api/doctor/catalogs')).each('id')
    expect(await idsOf(free)).toEqual(expect.arrayContaining([given, other]))
    expect(await idsOf(free)).not.toContain(own)
    expect((await idsOf(bound)).sort()).toEqual([given, own].sort())
    const catalog = await bound.browser.get(`/api/doctor/catalogs/${given}`)
    expect(catalog.data).toMatchObject({ products_count: 2, unavailable_count: 1 })
    const foreign = await free.browser.get(`/api/doctor/catalogs/${own}`)
    const missing = await free.browser.get(`/api/doctor/catalogs/${newId()}`)
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text])
    expect(foreign.status).toBe(404)
    const products = await bound.browser.list('/api/doctor/products', {
      filter: { catalog_id: given },
    })
    expect(products.each('id')).toEqual([one.productId, two.productId])
    expect((await bound.browser.list('/api/doctor/products')).data).toHaveLength(2)
    const closed = await bound.browser.list('/api/doctor/products', {
      filter: { catalog_id: other },
    })
    expect(closed.data).toEqual([])
    const facets = await bound.browser.get(`/api/doctor/product-facets?catalog_id=${given}`)
    expect(facets.data.form).toEqual(['capsule'])
  })
})
