import { describe, expect, it } from 'vitest'
import { doctorCatalogs, doctors } from '../../db/schema/doctor.ts'
import { catalogItems, catalogs, products } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor, { discountBp: 1_000, tags: ['skin'] })
const zinc = await makeProduct(t, { title: 'Zinc', brand: 'Northfield', price: 1_505 })
const cream = await makeProduct(t, {
  title: 'Cream',
  category: 'skin care',
  price: 4_000,
  concerns: ['dry skin', 'acne'],
})
const hidden = await makeProduct(t, { title: 'Hidden' })
const platform = await makeCatalog(t, [zinc, cream], 'Platform')
const own = await ownCatalog('Mine', [cream], {})

async function ownCatalog(
  name: string,
  items: TestProduct[],
  overrides: Partial<typeof catalogs.$inferInsert>,
): Promise<string> {
  const id = newId()
  await t.add(catalogs, { id, kind: 'doctor', ownerDoctorId: doctor.id, name, ...overrides })
  if (items.length > 0)
    await t.add(
      catalogItems,
      items.map((item, position) => ({ catalogId: id, productId: item.productId, position })),
    )
  return id
}
const names = async (who = patient) =>
  (await who.browser.get('/api/patient/catalogs')).data.catalogs.map(
    (c: { name: string }) => c.name,
  )
const titles = async (filter = {}, sort: [string, 'ASC' | 'DESC'] = ['title', 'ASC']) =>
  (await patient.browser.list('/api/patient/products', { filter, sort })).each('title')

describe('who may', () => {
  it('answers 404 to what is not theirs', async () => {
    const foreign = await asPatient(t, await asDoctor(t))
    const missing = await foreign.browser.get(`/api/patient/catalogs/${newId()}`)
    for (const url of [
      `/api/patient/catalogs/${own}`,
      `/api/patient/products/${hidden.productId}`,
    ]) {
      const answer = await foreign.browser.get(url)
      expect([answer.status, answer.text]).toEqual([404, missing.text])
    }
  })
})

describe('catalogs', () => {
  it("come with the doctor's own first, and follow the access", async () => {
    expect(await names()).toEqual(['Mine', 'Platform'])
    const set = (catalogAccess: 'open' | 'closed' | 'recipes_only') =>
      t.change(doctors, doctor.id, { catalogAccess })
    await set('closed')
    expect(await names()).toEqual(['Mine'])
    expect((await patient.browser.get(`/api/patient/catalogs/${platform}`)).status).toBe(404)
    await set('recipes_only')
    const none = await patient.browser.get('/api/patient/catalogs')
    expect(none.data).toEqual({
      access: 'recipes_only',
      catalogs: [],
      categories: [],
      brands: [],
      concerns: [],
    })
    expect(await titles()).toEqual([])
    await set('open')
  })

  it('are shown to chosen patients and tags only, when the doctor says so', async () => {
    await ownCatalog('Hidden', [hidden], { visibility: 'hidden' })
    await ownCatalog('Archived', [hidden], { status: 'archived' })
    await ownCatalog('Tagged', [zinc], {
      visibility: 'selected',
      selected: { patients: [], tags: ['skin'] },
    })
    await ownCatalog('Chosen', [zinc], {
      visibility: 'selected',
      selected: { patients: [patient.id], tags: [] },
    })
    await ownCatalog('Others', [hidden], {
      visibility: 'selected',
      selected: { patients: [newId()], tags: ['x'] },
    })
    expect((await names()).sort()).toEqual(['Chosen', 'Mine', 'Platform', 'Tagged'])
    const plain = await asPatient(t, doctor)
    expect(await names(plain)).toEqual(['Mine', 'Platform'])
  })

  it('are limited to those given to the doctor', async () => {
    const given = await asDoctor(t)
    const person = await asPatient(t, given)
    const special = await makeCatalog(t, [zinc], 'Special')
    expect(await names(person)).toEqual(['Platform', 'Special'])
    await t.add(doctorCatalogs, {
      doctorId: given.id,
      catalogId: special,
    })
    expect(await names(person)).toEqual(['Special'])
    await t.change(catalogs, special, { status: 'archived' })
  })

  it('tell pictures, categories and brands', async () => {
    const answer = await patient.browser.get(`/api/patient/catalogs/${platform}`)
    expect(answer.data).toMatchObject({
      name: 'Platform',
      products_count: 2,
      categories: ['skin care', 'supplement'],
      brands: ['Northfield', 'Test Brand'],
      concerns: ['acne', 'dry skin'],
    })
    expect(answer.data.pictures.map((p: { title: string }) => p.title)).toEqual(['Zinc', 'Cream'])
  })
})

describe('products', () => {
  it('are filtered, sorted and priced for me', async () => {
    expect(await titles()).toEqual(['Cream', 'Zinc'])
    expect(await titles({}, ['price', 'ASC'])).toEqual(['Zinc', 'Cream'])
    expect(await titles({ q: 'north zi' })).toEqual(['Zinc'])
    expect(await titles({ category: ['skin care'] })).toEqual(['Cream'])
    expect(await titles({ concern: ['acne', 'sleep'] })).toEqual(['Cream'])
    expect(await titles({ concern: ['sleep'] })).toEqual([])
    expect(await titles({ brand: ['Northfield'] })).toEqual(['Zinc'])
    expect(await titles({ catalog_id: own })).toEqual(['Cream'])
    expect(await titles({ catalog_id: platform }, ['position', 'ASC'])).toEqual(['Zinc', 'Cream'])
    const others = await ownCatalog('For others', [zinc], { visibility: 'hidden' })
    expect(await titles({ catalog_id: others })).toEqual([])
    const page = await patient.browser.list('/api/patient/products', {
      range: [0, 0],
      sort: ['title', 'DESC'],
    })
    expect(page.headers['content-range']).toBe('products 0-0/2')
    expect(page.data).toMatchObject([
      { title: 'Zinc', price: 1_505, member_price: 1_354, in_recipe: false, bought_before: false },
    ])
  })

  it('carry my recipe with its dosage, and what I bought before', async () => {
    const person = await asPatient(t, doctor)
    const only = await makeProduct(t, { title: 'Only', recipeOnly: true })
    const url = `/api/patient/products/${only.productId}`
    expect((await person.browser.get(url)).status).toBe(404)
    const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: only },
    ])
    const product = await person.browser.get(url)
    expect(product.data).toMatchObject({
      title: 'Only',
      needs_recipe: false,
      can_buy: false,
      bought_before: false,
      recipe: {
        id: recipeId,
        line_id: lineIds[0],
        refusal: null,
        next_order_on: null,
        dosage: { amount_max: 2 },
      },
      methods: [
        { method: 'standard', price: 875, arrives: { from: '2026-11-24', to: '2026-11-26' } },
        { method: 'priority', arrives: { from: '2026-11-23', to: '2026-11-24' } },
      ],
    })
    await checkOut(
      person,
      await fillCart(person, [{ variantId: only.variantId, recipeLineId: lineIds[0] ?? '' }]),
    )
    const after = await person.browser.get(url)
    expect(after.data).toMatchObject({
      bought_before: true,
      recipe: { refusal: 'REFILL_TOO_SOON', next_order_on: '2026-12-14' },
    })
  })

  it('say when they need a recipe', async () => {
    await t.change(products, cream.productId, { recipeOnly: true })
    const row = (await patient.browser.list('/api/patient/products', { filter: { q: 'Cream' } }))
      .data[0]
    expect(row).toMatchObject({ recipe_only: true, needs_recipe: true })
    const detail = await patient.browser.get(`/api/patient/products/${cream.productId}`)
    expect(detail.data).toMatchObject({ needs_recipe: true, can_buy: false, recipe: null })
  })

  it('say what delivery costs of an order of one pack', async () => {
    const priceOf = async (price: number) => {
      const product = await makeProduct(t, { price })
      await makeCatalog(t, [product])
      const { data } = await patient.browser.get(`/api/patient/products/${product.productId}`)
      return data.methods.map((each: { price: number }) => each.price)
    }
    // free from 50.00, which counts after my 10 %
    expect([await priceOf(5_400), await priceOf(5_600)]).toEqual([
      [875, 1_195],
      [0, 1_195],
    ])
  })
})
