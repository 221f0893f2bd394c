import { expect, it } from 'vitest'
import { orderLines, orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { products } from '../../db/schema/product.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { beginRecipe, issueNext, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

async function withRecipe() {
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: { minDaysBetween: 0 } },
  ])
  const [lineId = ''] = lineIds
  const url = `/api/doctor/recipes/${recipeId}/lines/${lineId}`
  return {
    patient,
    recipeId,
    url,
    step: (name: string, body?: object, who = doctor) => who.browser.post(`${url}/${name}`, body),
    put: () => fillCart(patient, [{ variantId: product.variantId, recipeLineId: lineId }]),
    add: () =>
      patient.browser.post('/api/patient/cart/lines', {
        variant_id: product.variantId,
        recipe_line_id: lineId,
      }),
    line: async () => (await patient.browser.get(`/api/patient/recipes/${recipeId}`)).data.lines[0],
    sent: async () =>
      (await t.rows(mails, { patientId: patient.id, template: 'recipe_line_changed' })).length,
  }
}

it('is found below its own recipe alone', async () => {
  const { url } = await withRecipe()
  const other = await withRecipe()
  const reason = { reason_code: 'allergy' }
  const mixed = `${url.replace(/\/lines.*/, '')}/lines/${other.url.split('/').at(-1)}`
  expect((await doctor.browser.post(`${mixed}/stop`, reason)).status).toBe(404)
})

it('pauses a line with a reason, sets it aside in the cart, and lets it go on', async () => {
  const { step, put, add, line, sent, patient } = await withRecipe()
  await put()
  const paused = await step('pause', { reason_code: 'other_treatment' })
  expect(paused.data.lines[0]).toMatchObject({ state: 'paused', state_reason: 'other_treatment' })
  expect(paused.data.events[0]).toMatchObject({
    event: 'line_paused',
    reason_code: 'other_treatment',
  })
  const { data: cart } = await patient.browser.get('/api/patient/cart')
  expect(cart).toMatchObject({
    count: 0,
    lines: [{ saved_for_later: true, problems: [{ code: 'RECIPE_LINE_PAUSED' }] }],
  })
  expect((await add()).body.error_code).toBe('RECIPE_LINE_PAUSED')
  expect(await line()).toMatchObject({
    state: 'paused',
    state_reason: 'other_treatment',
    refusal: 'RECIPE_LINE_PAUSED',
  })
  expect((await patient.browser.get('/api/patient/top')).data.days[0].slots).toEqual([])
  expect(await sent()).toBe(1)
  expect((await step('pause', { reason_code: 'allergy' })).body.error_code).toBe(
    'INVALID_TRANSITION',
  )
  const resumed = await step('resume')
  expect(resumed.data.lines[0]).toMatchObject({ state: 'active', state_reason: null })
  expect(await line()).toMatchObject({ refusal: null })
  expect((await add()).status).toBe(200)
  expect(await sent()).toBe(2)
})

it('stops a line for good and flags the open orders of it', async () => {
  const { step, put, line, patient, recipeId } = await withRecipe()
  const order = (await checkOut(patient, await put())).data
  const stopped = await step('stop', { reason_code: 'side_effect' })
  expect(stopped.data).toMatchObject({
    status: 'issued',
    lines: [{ state: 'stopped', state_reason: 'side_effect' }],
  })
  const row = await t.row(orders, order.id)
  expect(row).toMatchObject({ flags: ['recipe_cancelled'], orderState: 'open' })
  const office = (await asAdmin(t)).browser
  const url = `/api/admin/orders/${order.id}`
  expect((await office.get(url)).data.actions).toContain('resolve')
  const resolved = await office.post(`${url}/resolve`, { reason: 'The doctor agrees to send it' })
  expect(resolved.data, resolved.text).toMatchObject({ flags: [] })
  expect(resolved.data.actions).not.toContain('resolve')
  expect(await line()).toMatchObject({ refusal: 'RECIPE_LINE_STOPPED' })
  expect((await step('resume')).body.error_code).toBe('INVALID_TRANSITION')
  await doctor.browser.post(`/api/doctor/recipes/${recipeId}/cancel`, { reason_code: 'error' })
  expect((await step('stop', { reason_code: 'allergy' })).body.error_code).toBe(
    'INVALID_TRANSITION',
  )
  expect((await office.get(url)).data.flags).toEqual(['recipe_cancelled'])
  const cancelled = await office.post(`${url}/cancel`, { reason: 'Stopped' })
  expect(cancelled.data, cancelled.text).toMatchObject({ order_state: 'cancelled', flags: [] })
})

it('flags the orders of what only another version had that ends with it', async () => {
  const patient = await asPatient(t, doctor)
  const [dropped, kept] = [await makeProduct(t), await makeProduct(t)]
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product: dropped },
  ])
  const item = { variantId: dropped.variantId, recipeLineId: lineIds[0] ?? '' }
  const { id } = (await checkOut(patient, await fillCart(patient, [item]))).data
  const flags = async () => (await t.row(orders, id)).flags
  const edit = (recipe: string) =>
    writeRecipe(doctor, { mode: 'edit', recipe }, { lines: [lineOf(kept)] })
  const second = await issueRecipe(doctor, await edit(recipeId), { supersede: false })
  expect(await flags()).toEqual([])
  await issueRecipe(doctor, await edit(second.id))
  expect(await flags()).toEqual(['recipe_cancelled'])
})

it.each([
  'its successor',
  'the product that its doctor has chosen instead',
  'the product that its doctor has put into a draft',
])('flags the orders of a product that was replaced when %s is stopped', async (what) => {
  const patient = await asPatient(t, doctor)
  const [old, next] = [await makeProduct(t), await makeProduct(t)]
  // behind one that the next version does not have
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product: await makeProduct(t), line: { state: 'stopped' } },
    { product: old },
  ])
  const item = { variantId: old.variantId, recipeLineId: lineIds[1] ?? '' }
  const { id } = (await checkOut(patient, await fillCart(patient, [item]))).data
  const flags = async () => (await t.row(orders, id)).flags
  const [isSuccessor, isDraft] = ['successor', 'draft'].map((each) => what.includes(each))
  if (isSuccessor) await t.change(products, old.productId, { successorId: next.productId })
  if (isDraft) await beginRecipe(doctor, { mode: 'edit', recipe: recipeId })
  const done = await doctor.browser.post(
    `/api/doctor/products/${old.productId}/replace`,
    isSuccessor ? {} : { variant_id: next.variantId },
  )
  expect(done.data, done.text).toMatchObject([{ outcome: isDraft ? 'draft' : 'issued' }])
  const recipe = `/api/doctor/recipes/${done.data[0].recipe_id}`
  const written = (await doctor.browser.get(recipe)).data
  if (isDraft) await issueRecipe(doctor, written)
  expect(await flags()).toEqual([])
  const stop = `${recipe}/lines/${written.lines[0].id}/stop`
  await doctor.browser.post(stop, { reason_code: 'side_effect' })
  expect(await flags()).toEqual(['recipe_cancelled'])
})

it('flags no order of what was left out when the product that was written there is stopped', async () => {
  const patient = await asPatient(t, doctor)
  const [old, next] = [await makeProduct(t), await makeProduct(t)]
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [{ product: old }])
  const item = { variantId: old.variantId, recipeLineId: lineIds[0] ?? '' }
  const { id } = (await checkOut(patient, await fillCart(patient, [item]))).data
  const lines = { lines: [lineOf(next)] }
  const draft = await writeRecipe(doctor, { mode: 'edit', recipe: recipeId }, lines)
  const issued = await issueRecipe(doctor, draft)
  const [line] = issued.lines
  await checkOut(
    patient,
    await fillCart(patient, [{ variantId: next.variantId, recipeLineId: line.id }]),
  )
  // the office has seen to it, and sends it
  await t.change(orders, id, { flags: [] })
  const stop = `/api/doctor/recipes/${issued.id}/lines/${line.id}/stop`
  expect((await doctor.browser.post(stop, { reason_code: 'side_effect' })).status).toBe(200)
  expect((await t.row(orders, id)).flags).toEqual([])
})

it('flags the orders of what the next version leaves out, whichever version they are of', async () => {
  const patient = await asPatient(t, doctor)
  const [dropped, kept] = [await makeProduct(t), await makeProduct(t)]
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product: dropped, line: { minDaysBetween: 0 } },
    { product: kept, line: { minDaysBetween: 0 } },
  ])
  const place = async (at: number, { variantId }: typeof kept) => {
    const item = { variantId, recipeLineId: lineIds[at] ?? '' }
    return (await checkOut(patient, await fillCart(patient, [item]))).data.id as string
  }
  const [open, other, sent] = [
    await place(0, dropped),
    await place(1, kept),
    await place(0, dropped),
  ]
  await t.change(orderLines, { orderId: sent }, { qtyShipped: 1 })
  const flags = () =>
    Promise.all([open, other, sent].map(async (id) => (await t.row(orders, id)).flags))
  const second = await issueNext(doctor, recipeId)
  expect(await flags()).toEqual([[], [], []])
  const left = { lines: [lineOf(kept)] }
  const edit = (recipe: string) => writeRecipe(doctor, { mode: 'edit', recipe }, left)
  const third = await issueRecipe(doctor, await edit(second.id))
  expect(await flags()).toEqual([['recipe_cancelled'], [], []])
  // what was stopped once, and sent all the same, is no news in the version after
  await t.change(orders, open, { flags: [] })
  const fourth = await issueRecipe(doctor, await edit(third.id))
  expect(await flags()).toEqual([[], [], []])
  const line = `/api/doctor/recipes/${fourth.id}/lines/${fourth.lines[0].id}`
  await doctor.browser.post(`${line}/stop`, { reason_code: 'allergy' })
  expect(await flags()).toEqual([[], ['recipe_cancelled'], []])
})
