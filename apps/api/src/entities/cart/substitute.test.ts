import { dayMs } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { mails } from '../../db/schema/platform.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
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
import { beginRecipe, issueRecipe, writeRecipe } from '../../testing/recipes.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { actingIn, findBuyer } from '../patient/acting.ts'
import { findLinks } from '../payLink/state.ts'
import { inDryRun } from '../savepoint.ts'
import { removeFromCart, restoreCart } from './restore.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
let admin = await asAdmin(t)

const magnesium = (amount: number) => ({
  ingredients: [
    { name: 'Magnesium', code: 'magnesium', amount, unit: 'mg', percent_ref: null },
    { name: 'Glycerin', code: 'glycerin', amount: 9, unit: 'mg', percent_ref: null },
  ],
})
const label = labelDosage({ amount_min: 3, time_of_day: ['evening'], meal: 'with' })

/** A patient with a recipe of one product, 200 mg twice a day, and what may take its place. */
async function withSubstitute(content: Parameters<typeof makeProduct>[1]) {
  t.clock.set('2026-11-20T09:00:00Z')
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t, magnesium(200))
  const other = await makeProduct(t, { title: 'Other', ...content })
  await makeCatalog(t, [product, other], `Of ${patient.id}`)
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    {
      product,
      line: {
        amountMax: null,
        frequencyCount: 2,
        timeOfDay: ['morning', 'evening'],
        minDaysBetween: 0,
        substitutes: [other.variantId],
      },
    },
  ])
  const recipeLineId = lineIds[0] ?? ''
  const cart = await fillCart(patient, [{ variantId: product.variantId, recipeLineId }])
  const take = () =>
    patient.browser.patch(`/api/patient/cart/lines/${cart.lines[0].id}`, {
      substitute_variant_id: other.variantId,
    })
  const line = async () =>
    (await patient.browser.get(`/api/patient/recipes/${recipeId}`)).data.lines[0]
  const later = async (ms: number) => {
    t.clock.advance(ms)
    patient.browser = await setCookiesForTest(t, 'patient', patient.accountId)
    admin = await asAdmin(t)
  }
  return { patient, product, other, recipeId, recipeLineId, take, line, later }
}

/** Releases, packs, ships and delivers an order. */
async function send(orderId: string, delivered = true) {
  const post = async (path: string, body: object = {}) => {
    const answer = await admin.browser.post(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.data
  }
  await post(`/api/admin/orders/${orderId}/release`)
  const { shipments } = (await admin.browser.get(`/api/admin/orders/${orderId}`)).data
  const parcel = `/api/admin/shipments/${shipments[0].id}`
  const { lines } = await post(`${parcel}/pick`)
  const packed = lines.map(({ id }: { id: string }) => ({
    shipment_line_id: id,
    lot: 'L1',
    expires_on: '2028-01-31',
  }))
  await post(`${parcel}/pack`, { lines: packed })
  await post(`${parcel}/ship`, { carrier: 'ups', tracking_no: '1Z999AA10123456784' })
  if (delivered) await post(`${parcel}/deliver`)
}

it('converts dose and packs, and My day and renewal follow what was delivered', async () => {
  const { patient, product, other, take, line, recipeId } = await withSubstitute(magnesium(100))
  const cart = (await take()).data
  expect(cart.lines[0]).toMatchObject({
    variant_id: other.variantId,
    quantity: 2,
    max_quantity: 2,
    lasts_days: 30,
    dosage: { amount_min: 2, frequency_count: 2 },
    replaces: {
      dosage: { amount_min: 1 },
      variant_title: '60 capsules',
      quantity: 1,
      packs: 2,
      basis: 'amount',
    },
    problems: [],
  })
  const order = (await checkOut(patient, cart)).data
  expect(await line()).toMatchObject({ taken: null, coming: 'ordered' })
  await send(order.id, false)
  expect(await line()).toMatchObject({ taken: null, coming: 'shipped' })
  const { shipments } = (await admin.browser.get(`/api/admin/orders/${order.id}`)).data
  await admin.browser.post(`/api/admin/shipments/${shipments[0].id}/deliver`)
  // a recipe begun from the order is written for what was sent
  const begun = await doctor.browser.post(`/api/doctor/orders/${order.id}/recipe-draft`)
  expect(begun.data.lines[0]).toMatchObject({
    variant_id: other.variantId,
    amount_min: 2,
    frequency_count: 2,
    time_of_day: ['morning', 'evening'],
    substitute_packs: [{ variant_id: product.variantId }],
  })
  const taken = { title: 'Other', amount_min: 2, basis: 'amount', units_per_pack: 60 }
  expect(await line()).toMatchObject({ taken, days_left: 30, units_left: 120, amount_min: 1 })
  const { days, recipes: current } = (await patient.browser.get('/api/patient/top')).data
  expect(days[0].slots.map((slot: { time: string }) => slot.time)).toEqual(['morning', 'evening'])
  expect(current[0].lines[0].taken).toMatchObject(taken)
  await patient.browser.post('/api/patient/doses', {
    recipe_line_id: current[0].lines[0].id,
    day: '2026-11-20',
    time: 'morning',
    nth: 1,
    taken: true,
  })
  // a new version with another dosage goes on with the pack that is there
  const next = { mode: 'edit', recipe: recipeId }
  const [written] = (await beginRecipe(doctor, next)).lines
  const wire = {
    ...Object.fromEntries(
      ['id', 'product_id', 'variant_id', 'dosage_mode', 'unit', 'frequency_period', 'quantity'].map(
        (name) => [name, written[name]],
      ),
    ),
    amount_min: 1,
    frequency_count: 1,
    time_of_day: ['morning'],
  }
  const draft = await writeRecipe(doctor, next, { lines: [wire] })
  const issued = await issueRecipe(doctor, draft, { carry_refills: true, send_mail: false })
  expect(issued.lines[0]).toMatchObject({
    taken: { amount_min: 2, frequency_count: 1 },
    // of 120 capsules one dose is taken
    days_left: 59,
  })
})

it('counts as delivered when nobody confirms it, and the original counts again after its own delivery', async () => {
  const { patient, product, take, line, recipeLineId, later } = await withSubstitute(magnesium(100))
  await send((await checkOut(patient, (await take()).data)).data.id, false)
  await later(9 * dayMs)
  expect(await line()).toMatchObject({ taken: { title: 'Other' } })
  const again = await fillCart(patient, [{ variantId: product.variantId, recipeLineId }])
  await send((await checkOut(patient, again)).data.id)
  expect(await line()).toMatchObject({ taken: null, units_left: 60, days_left: 30 })
})

it.each([
  ['its label', { labelDosage: label }, 'label', 3, 3],
  ['the recipe', {}, 'recipe', 1, 1],
])('says that the dose is that of %s', async (_, content, basis, amount_min, quantity) => {
  const { take, patient } = await withSubstitute(content)
  expect((await take()).data.lines[0]).toMatchObject({
    dosage: { amount_min },
    replaces: { basis, dosage: { amount_min: 1 } },
  })
  expect(
    (await patient.browser.get('/api/patient/cart')).data.lines[0].quantity,
  ).toBeGreaterThanOrEqual(Math.min(quantity, 2))
})

it.each([
  ['is', { labelDosage: label }, 'capsule', 'drop', { days_supply: null, days_left: 20 }, 200],
  ['is not', {}, 'ml', 'capsule', { days_supply: 30, days_left: null }, 422],
])(
  'counts what is left where what was delivered %s counted, whatever the recipe says',
  async (_, content, packUnit, unit, left, status) => {
    const { patient, other, take, line, recipeLineId } = await withSubstitute(content)
    await t.change(variants, other.variantId, { unit: packUnit })
    await t.change(recipeLines, recipeLineId, { unit })
    await send((await checkOut(patient, (await take()).data)).data.id)
    expect(await line()).toMatchObject({ ...left, taken: { title: 'Other' } })
    const url = `/api/patient/supplies/${recipeLineId}`
    expect((await patient.browser.patch(url, { units_left: 10 })).status).toBe(status)
  },
)

it('keeps what is not sold any more in the cart where a substitute can be chosen, else out of it', async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  const patient = await asPatient(t, doctor)
  const [gone, other, alone] = [await makeProduct(t), await makeProduct(t), await makeProduct(t)]
  await makeCatalog(t, [gone, other, alone], `Of ${patient.id}`)
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product: gone, line: { substitutes: [other.variantId] } },
    { product: alone },
  ])
  const endSale = ({ productId }: typeof gone) =>
    t.change(products, productId, { availability: 'discontinued' })
  for (const each of [gone, alone]) await endSale(each)
  const recipe = async () => (await patient.browser.get(`/api/patient/recipes/${recipeId}`)).data
  await t.change(variants, other.variantId, { unitsPerPack: 30 })
  const substitute = { variant_id: other.variantId, quantity: 2 }
  const open = {
    can_order: true,
    lines: [{ refusal: null, substitute_packs: [substitute] }, { refusal: 'PRODUCT_UNAVAILABLE' }],
  }
  expect(await recipe()).toMatchObject(open)
  const add = () => patient.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })
  const added = (await add()).data
  const unavailable = { code: 'PRODUCT_UNAVAILABLE' }
  expect(added.left_out).toMatchObject([{ recipe_line_id: lineIds[1], problem: unavailable }])
  expect(added.lines).toMatchObject([
    { problems: [unavailable], substitutes: [{ variant_id: other.variantId }] },
  ])
  const url = `/api/patient/cart/lines/${added.lines[0].id}`
  const taken = await patient.browser.patch(url, { substitute_variant_id: other.variantId })
  expect(taken.data.lines).toMatchObject([{ variant_id: other.variantId, problems: [] }])
  await patient.browser.del(url)
  // what the recipe holds back, it holds back in any pack
  const early = { timesOrdered: 1, lastOrderedAt: t.clock.now(), minDaysBetween: 24 }
  await t.change(recipeLines, lineIds[0] ?? '', early)
  expect((await add()).body.error_code).toBe('REFILL_TOO_SOON')
  await endSale(other)
  expect(await recipe()).toMatchObject({
    can_order: false,
    lines: [{ refusal: 'PRODUCT_UNAVAILABLE' }, { refusal: 'PRODUCT_UNAVAILABLE' }],
  })
  expect((await add()).body.error_code).toBe('PRODUCT_UNAVAILABLE')
})

it('is added in as many packs as last as long, and takes the place of the original', async () => {
  const { patient, product, other, recipeLineId } = await withSubstitute(magnesium(100))
  const lines = '/api/patient/cart/lines'
  const add = async ({ variantId }: typeof product) => {
    const body = { variant_id: variantId, recipe_line_id: recipeLineId }
    const answer = await patient.browser.post(lines, body)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.data.lines).toHaveLength(1)
    return answer.data.lines[0]
  }
  const instead = { variant_id: other.variantId, quantity: 2, problems: [] }
  expect(await add(other)).toMatchObject(instead)
  const { id, ...back } = await add(product)
  expect(back).toMatchObject({ variant_id: product.variantId, quantity: 1, problems: [] })
  // saved for later and sold out it is offered, and taken, as well
  await t.change(stock, { variantId: product.variantId }, { onHand: 0 })
  const saved = await patient.browser.patch(`${lines}/${id}`, { saved_for_later: true })
  const [offered] = saved.data.lines[0].substitutes
  const change = { substitute_variant_id: offered.variant_id }
  const taken = await patient.browser.patch(`${lines}/${id}`, change)
  expect(taken.data.lines).toMatchObject([{ ...instead, saved_for_later: true }])
  // one that lasts twice as long
  await patient.browser.del(`${lines}/${id}`)
  await t.change(recipeLines, recipeLineId, { quantity: 4 })
  await t.change(variants, other.variantId, { unitsPerPack: 240 })
  expect(await add(other)).toMatchObject(instead)
})

it('is not in the cart beside the original that an older cart gives back', async () => {
  const { patient, product, take, recipeLineId } = await withSubstitute(magnesium(100))
  const { lines } = (await take()).data
  const cart = await t.row(carts, { patientId: patient.id })
  const buyer = await findBuyer(t.ctx, patient.id)
  if (!buyer) throw new Error('no cart')
  const old = { ...cart, id: newId(), status: 'expired' as const }
  await t.add(carts, old)
  await t.add(cartLines, {
    cartId: old.id,
    variantId: product.variantId,
    recipeLineId,
    quantity: 1,
    priceSeen: 1,
  })
  await inTransaction(t.ctx, (tx) => restoreCart(actingIn(tx, buyer), old))
  expect((await patient.browser.get('/api/patient/cart')).data.lines).toEqual(lines)
  // a link that orders the original takes the place of the other pack too, and is over once that is ordered
  const link = { id: newId(), kind: 'reminder' as const, status: 'open' as const, cartId: old.id }
  const of = { doctorId: doctor.id, patientId: patient.id, amount: 1, currency: 'USD' }
  await t.add(payLinks, { ...link, ...of, createdAt: t.clock.now() })
  const left = await inTransaction(t.ctx, (tx) =>
    inDryRun(tx, async () => {
      await removeFromCart(actingIn(tx, buyer), old.id)
      return tx.db.$count(cartLines, eq(cartLines.cartId, cart.id))
    }),
  )
  expect([lines.length, left]).toEqual([1, 0])
  const isOrdered = async () => (await findLinks(t.ctx, eq(payLinks.id, link.id)))[0]?.orderedSince
  expect(await isOrdered()).toBe(false)
  await checkOut(patient, (await patient.browser.get('/api/patient/cart')).data)
  expect(await isOrdered()).toBe(true)
})

it('converts what an administrator puts in the place of a product, and tells the patient', async () => {
  const { patient, product, other, recipeLineId, line } = await withSubstitute(magnesium(50))
  await t.change(variants, other.variantId, { price: 600 })
  const cart = (await patient.browser.get('/api/patient/cart')).data
  expect(cart.lines[0]).toMatchObject({ variant_id: product.variantId, replaces: null })
  const order = (await checkOut(patient, cart)).data
  const url = `/api/admin/orders/${order.id}`
  const { lines, revision } = (await admin.browser.get(url)).data
  const lineUrl = `${url}/lines/${lines[0].id}`
  const [offered] = (await admin.browser.get(`${lineUrl}/replacements`)).data
  expect(offered).toMatchObject({
    quantity: 4,
    suggested_quantity: 4,
    dosage: { amount_min: 4 },
    basis: 'amount',
  })
  const changed = await admin.browser.post(`${lineUrl}/change-product`, {
    variant_id: other.variantId,
    quantity: 4,
    consent_note: null,
    expected_total: offered.total,
    revision,
  })
  expect(changed.status, changed.text).toBe(200)
  const mail = await t.row(mails, { patientId: patient.id, template: 'order_product_changed' })
  expect(JSON.stringify(mail)).toContain('How to use it: 4 capsules, twice a day')
  await send(order.id)
  expect(await line()).toMatchObject({
    id: recipeLineId,
    taken: { amount_min: 4 },
    units_left: 240,
    days_left: 30,
  })
})
