import { addDays, dateIn } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { products } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  labelDosage,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { lineOf, writeRecipe } from '../../testing/recipes.ts'

const t = await useClinic()

const label = labelDosage({ time_of_day: ['evening'], max_per_day: 1 })
const zinc = (amount: number) => [
  { name: 'Zinc', code: 'zinc', amount, unit: 'mg', percent_ref: null },
]
const line = (product: TestProduct, more: object = {}) =>
  lineOf(product, { time_of_day: ['evening'], refills_allowed: 3, ...more })

async function issued(doctor: Person, lines: object[], overrides: object[] = []) {
  const { id: patient_id } = await asPatient(t, doctor)
  const { id, revision } = await writeRecipe(doctor, { patient_id }, { label: 'Skin', lines })
  const body = { revision, valid_days: 90, overrides }
  return doctor.browser.post(`/api/doctor/recipes/${id}/issue`, body)
}

it('asks for a reason where a line leaves the label, and keeps it', async () => {
  const doctor = await asDoctor(t)
  const product = await makeProduct(t, { labelDosage: label })
  expect((await issued(doctor, [line(product)])).status).toBe(200)
  for (const [wrong, code] of [
    [{ amount_min: 2 }, 'LABEL_EXCEEDED'],
    [{ frequency_count: 2 }, 'LABEL_EXCEEDED'],
    [{ time_of_day: ['morning'] }, 'LABEL_DIFFERS'],
  ] as const) {
    const refused = await issued(doctor, [line(product, wrong)])
    expect(refused.refusal).toEqual([422, 'RECIPE_STOP_WARNING'])
    const reason = 'Tolerated well for a year.'
    const done = await issued(doctor, [line(product, wrong)], [{ code, line: 0, reason }])
    expect(done.data.warnings_overridden).toEqual([{ code, line: 0, reason }])
  }
})

it('stops at an allergen that the label names', async () => {
  const doctor = await asDoctor(t)
  const product = await makeProduct(t, { allergens: ['Soy'] })
  const patient = await asPatient(t, doctor, { allergies: ['soy'] })
  const draft = await writeRecipe(doctor, { patient_id: patient.id }, { lines: [line(product)] })
  expect(draft.warnings).toContainEqual(
    expect.objectContaining({ code: 'ALLERGY', level: 'stop', asks_reason: true }),
  )
})

it('puts the successor into every recipe of the doctor with the dose converted; what needs a decision stays a draft', async () => {
  const [doctor, other] = [await asDoctor(t), await asDoctor(t)]
  const operations = await asAdmin(t, 'operations')
  const old = await makeProduct(t, { title: 'Zinc 30', ingredients: zinc(30) })
  const keep = await makeProduct(t, { title: 'Keep', ingredients: [] })
  const next = await makeProduct(t, {
    title: 'Zinc 15',
    ingredients: zinc(15),
    labelDosage: { ...label, max_per_day: 2 },
  })
  const simple = await issued(doctor, [line(old), line(keep)])
  const high = await issued(doctor, [line(old, { amount_min: 2 })])
  const foreign = await issued(other, [line(old)])
  // only a patient's present doctor writes new versions
  const left = await issued(doctor, [line(old)])
  await t.change(patients, left.data.patient.id, { doctorId: other.id })
  // begun five days ago, all orders of the one used, the other paused
  const day = (n: number) => addDays(dateIn(t.clock.now(), t.ctx.config.timeZone), n)
  await t.change(recipes, simple.data.id, { startsOn: day(-5), expiresOn: day(85) })
  const [used, paused] = simple.data.lines
  await t.change(recipeLines, used.id, { timesOrdered: 4 })
  await t.change(recipeLines, paused.id, { timesOrdered: 1, state: 'paused', stateReason: 'other' })
  const { data: product } = await operations.browser.get(`/api/admin/products/${old.productId}`)
  await operations.browser.post(`/api/admin/products/${old.productId}/discontinue`, {
    revision: product.revision,
    successor_id: next.productId,
    reason: 'The maker has stopped.',
  })
  const top = async () =>
    (await doctor.browser.get('/api/doctor/top')).data.practice.needs_you.filter(
      ({ kind }: { kind: string }) => kind === 'product_at_risk',
    )
  expect(await top()).toMatchObject([
    { id: old.productId, count: 2, successor: { id: next.productId, title: 'Zinc 15' } },
  ])
  const path = `/api/doctor/products/${old.productId}/replace`
  const wrong = await doctor.browser.post(path, { variant_id: old.variantId })
  expect(wrong.faults).toEqual([422, ['variant_id']])
  const { data: results } = await doctor.browser.post(path, {})
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['issued', 'draft'])
  const [done, open] = results
  const { data: recipe } = await doctor.browser.get(`/api/doctor/recipes/${done.recipe_id}`)
  expect(recipe).toMatchObject({ status: 'issued', version: 2 })
  expect(recipe).toMatchObject({ valid_days: 90, starts_on: day(-5), expires_on: day(85) })
  expect(recipe.lines).toMatchObject([
    // twice as many of half the strength
    { product_id: next.productId, amount_min: 2, quantity: 4, times_ordered: 4, orders_left: 0 },
    { product_id: keep.productId, times_ordered: 1, state: 'paused', state_reason: 'other' },
  ])
  // four of it are above the label's maximum
  expect(open.message).toContain('Zinc 15')
  const { data: draft } = await doctor.browser.get(`/api/doctor/recipes/${open.recipe_id}`)
  expect(draft).toMatchObject({ status: 'draft', lines: [{ product_id: next.productId }] })
  expect((await doctor.browser.get(`/api/doctor/recipes/${high.data.id}`)).data.status).toBe(
    'issued',
  )
  expect((await other.browser.get(`/api/doctor/recipes/${foreign.data.id}`)).data).toMatchObject({
    status: 'issued',
    lines: [{ product_id: old.productId }],
  })
  expect(await top()).toMatchObject([{ count: 1 }])
})

it('is refused where there is no successor', async () => {
  const doctor = await asDoctor(t)
  const { productId } = await makeProduct(t)
  const replace = (id: string) => doctor.browser.post(`/api/doctor/products/${id}/replace`, {})
  expect((await replace(productId)).faults).toEqual([422, ['variant_id']])
  expect((await replace(newId())).status).toBe(404)
  expect(await t.ctx.db.$count(products, eq(products.id, productId))).toBe(1)
})
