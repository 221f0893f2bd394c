import { describe, expect, it } from 'vitest'
import { products } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import {
  addPack,
  asDoctor,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { beginRecipe, lineOf } from '../../testing/recipes.ts'
import { recipeRow } from '../../testing/rows.ts'

const t = await useClinic()

const dosage = {
  dosage_mode: 'structured',
  amount_min: 2,
  amount_max: null,
  unit: 'capsule',
  frequency_count: 2,
  frequency_period: 'day',
  weekdays: null,
  as_needed: false,
  time_of_day: ['morning', 'evening'],
  meal: 'with',
  take_with_text: null,
  area: [],
  step: null,
  duration_days: 60,
  instructions: '',
  quantity: 3,
  refills_allowed: 2,
}
const urlOf = (id: string) => `/api/doctor/products/${id}/dosage-default`
const listed = async (doctor: Person, filter: Record<string, unknown>) =>
  (await doctor.browser.list('/api/doctor/products', { filter })).data

describe("a doctor's own dosage of a product", () => {
  it('is for a product that is open', async () => {
    const doctor = await asDoctor(t)
    const gone = urlOf((await makeProduct(t, { removedAt: t.clock.now() })).productId)
    expect((await doctor.browser.post(gone, dosage)).status).toBe(404)
    expect((await doctor.browser.del(gone)).status).toBe(404)
  })

  it('comes with the product for this doctor alone, is replaced and forgotten', async () => {
    const doctor = await asDoctor(t)
    const other = await asDoctor(t)
    const { productId } = await makeProduct(t)
    const mine = async (person: Person) => (await listed(person, { id: [productId] }))[0].my_default
    expect(await mine(doctor)).toBeNull()
    const saved = await doctor.browser.post(urlOf(productId), dosage)
    expect([saved.status, saved.data]).toEqual([200, dosage])
    await doctor.browser.post(urlOf(productId), { ...dosage, quantity: 1 })
    expect(await mine(doctor)).toEqual({ ...dosage, quantity: 1 })
    expect(await mine(other)).toBeNull()
    expect((await other.browser.del(urlOf(productId))).status).toBe(404)
    expect((await doctor.browser.del(urlOf(productId))).status).toBe(204)
    expect(await mine(doctor)).toBeNull()
  })

  it('refuses amounts in the wrong order', async () => {
    const doctor = await asDoctor(t)
    const { productId } = await makeProduct(t)
    const answer = await doctor.browser.post(urlOf(productId), { ...dosage, amount_max: 1 })
    expect(answer.faults).toEqual([422, ['amount_max']])
  })
})

describe('what the picker says of a product', () => {
  it('is the margin of the one who asks', async () => {
    const doctor = await asDoctor(t)
    const plain = await makeProduct(t, { price: 2_450, brand: 'Margin' })
    const special = await makeProduct(t, {
      price: 1_000,
      brand: 'Margin',
      commissionOverrideBp: 500,
    })
    const rows = await listed(doctor, { brand: ['Margin'] })
    const margins = Object.fromEntries(
      rows.map((row: { id: string; my_margin: number }) => [row.id, row.my_margin]),
    )
    expect(margins).toEqual({ [plain.productId]: 490, [special.productId]: 50 })
  })

  it('filters by certification and by the own sets', async () => {
    const doctor = await asDoctor(t)
    const organic = await makeProduct(t, { certifications: ['Organic', 'Zz'] })
    const { productId, variantId } = await makeProduct(t)
    const set = await recipeRow(t, { kind: 'my', doctorId: doctor.id, status: 'active' })
    await t.add(recipeLines, {
      recipeId: set,
      doctorId: doctor.id,
      position: 0,
      productId,
      variantId,
      dosageMode: 'label',
      quantity: 1,
    })
    const ids = async (filter: Record<string, unknown>, person = doctor) =>
      (await listed(person, filter)).map((row: { id: string }) => row.id)
    expect(await ids({ certification: ['Zz', 'Organic'] })).toEqual([organic.productId])
    expect(await ids({ certification: ['Zz', 'Vegan'] })).toEqual([])
    expect(await ids({ favourite: true })).toEqual([productId])
    expect(await ids({ favourite: true }, await asDoctor(t))).toEqual([])
    const facets = await doctor.browser.get('/api/doctor/product-facets')
    expect(facets.data.certification).toEqual(expect.arrayContaining(['Organic', 'Zz']))
  })
})

describe('substitutes of a line', () => {
  it('are kept with their packs, once, and never the pack of the line', async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t)
    const large = await addPack(t, product)
    const instead = await makeProduct(t, { title: 'Instead', onHand: 0 })
    const saved = await save(doctor, product, [instead.variantId, large, large, product.variantId])
    expect(saved.status).toBe(200)
    const [line] = saved.data.lines
    expect(line.substitutes).toEqual([instead.variantId, large])
    expect(line.substitute_packs).toMatchObject([
      { variant_id: instead.variantId, title: 'Instead', availability: 'out_of_stock' },
      { variant_id: large, product_id: product.productId, units_per_pack: 120 },
    ])
  })

  it('are refused when unknown or not open to the doctor', async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t)
    const gone = await makeProduct(t)
    await t.change(products, gone.productId, { status: 'discontinued', removedAt: t.clock.now() })
    for (const id of [newId(), gone.variantId]) {
      expect((await save(doctor, product, [id])).faults).toEqual([422, ['lines.0.substitutes']])
    }
  })
})

async function save(doctor: Person, product: TestProduct, substitutes: string[]) {
  const { id, revision } = await beginRecipe(doctor)
  const lines = [lineOf(product, { quantity: 1, substitutes })]
  return doctor.browser.patch(`/api/doctor/recipes/${id}`, { revision, lines })
}
