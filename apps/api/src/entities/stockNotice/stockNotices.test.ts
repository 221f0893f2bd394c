import { expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { products, stock } from '../../db/schema/product.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { notifyBackInStock } from './mails.ts'

const url = '/api/patient/stock-notices'
const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const ask = (product: { variantId: string }, who = patient) =>
  who.browser.post(url, { variant_id: product.variantId })
const restock = (product: TestProduct) =>
  t.change(stock, { variantId: product.variantId }, { onHand: 3 })
const told = (who: Person) => mailsTo(t, who.email, 'back_in_stock')

it('tells everybody who asked once, when the pack can be bought again', async () => {
  const product = await makeProduct(t, { title: 'Zinc Balance', onHand: 0 })
  await makeCatalog(t, [product])
  const other = await asPatient(t, doctor)
  for (const who of [patient, patient, other]) expect((await ask(product, who)).status).toBe(204)
  expect((await patient.browser.get(url)).data).toMatchObject([
    { variant_id: product.variantId, title: 'Zinc Balance' },
  ])
  const shown = await patient.browser.get(`/api/patient/products/${product.productId}`)
  expect(shown.data.notices).toEqual([product.variantId])
  await notifyBackInStock(t.ctx)
  expect(await told(patient)).toEqual([])

  await restock(product)
  await Promise.all([notifyBackInStock(t.ctx), notifyBackInStock(t.ctx)])
  await notifyBackInStock(t.ctx)
  for (const who of [patient, other]) {
    const [mail, ...more] = await told(who)
    expect([mail?.subject, more]).toEqual(['Back in stock: Zinc Balance', []])
    expect(mail?.text).toContain(`/user/catalogs?product=${product.productId}`)
  }
  expect((await patient.browser.get(url)).data).toEqual([])
})

it('is taken back, and asked for again', async () => {
  const product = await makeProduct(t, { onHand: 0 })
  await makeCatalog(t, [product])
  await ask(product)
  const stop = () => patient.browser.del(`${url}/${product.variantId}`)
  expect([(await stop()).status, (await stop()).status]).toEqual([204, 404])
  const before = (await told(patient)).length
  await restock(product)
  await notifyBackInStock(t.ctx)
  expect(await told(patient)).toHaveLength(before)
})

it('is refused for what is in stock, not sold any more, or not shown to the patient', async () => {
  const full = await makeProduct(t)
  const gone = await makeProduct(t, { onHand: 0, availability: 'discontinued' })
  const hidden = await makeProduct(t, { onHand: 0 })
  await makeCatalog(t, [full, gone])
  expect((await ask(full)).faults).toEqual([422, ['variant_id']])
  expect((await ask(full)).body.error_code).toBe('IN_STOCK')
  expect((await ask(gone)).body.error_code).toBe('PRODUCT_UNAVAILABLE')
  expect((await ask(hidden)).status).toBe(404)
  expect((await ask({ variantId: newId() })).status).toBe(404)
})

it('waits while a patient is suspended, and outside of quiet hours', async () => {
  const product = await makeProduct(t, { onHand: 0 })
  await makeCatalog(t, [product])
  const them = await asPatient(t, doctor)
  await ask(product, them)
  await restock(product)
  const set = (status: 'active' | 'suspended') => t.change(patients, them.id, { status })
  await set('suspended')
  await notifyBackInStock(t.ctx)
  expect(await told(them)).toEqual([])
  await set('active')
  const night = new Date(t.clock.now())
  night.setUTCHours(23)
  await notifyBackInStock({ ...t.ctx, clock: { ...t.clock, now: () => night } })
  expect(await told(them)).toEqual([])
  await notifyBackInStock(t.ctx)
  expect(await told(them)).toHaveLength(1)
})

it('waits while the patient could not order it', async () => {
  const product = await makeProduct(t, { onHand: 0 })
  await makeCatalog(t, [product])
  const [open, byRecipe] = [await asPatient(t, doctor), await asPatient(t, doctor)]
  for (const who of [open, byRecipe]) await ask(product, who)
  await makeIssuedRecipe(t, { doctor, patient: byRecipe }, [{ product }])
  const set = (catalogAccess: 'open' | 'recipes_only') =>
    t.change(patients, { doctorId: doctor.id }, { catalogAccess })
  await set('recipes_only')
  await restock(product)
  await notifyBackInStock(t.ctx)
  expect([await told(open), await told(byRecipe)]).toEqual([[], [expect.anything()]])
  expect((await open.browser.get(url)).data).toHaveLength(1)
  await set('open')
  await notifyBackInStock(t.ctx)
  expect(await told(open)).toHaveLength(1)
})

it('holds 50 at most', async () => {
  const them = await asPatient(t, doctor)
  const items = await Promise.all([...Array(51)].map(() => makeProduct(t, { onHand: 0 })))
  await makeCatalog(t, items)
  const answers = []
  for (const item of items) answers.push((await ask(item, them)).status)
  expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([50, 422])
  const mine = eq(stockNotices.patientId, them.id)
  expect(await t.ctx.db.$count(stockNotices, and(mine))).toBe(50)
})

it('shows what the doctor accepts instead, as long as it can be sent', async () => {
  const [product, instead, empty] = [
    await makeProduct(t, { onHand: 0 }),
    await makeProduct(t, { title: 'Magnesium Citrate' }),
    await makeProduct(t, { onHand: 0 }),
  ]
  await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: { substitutes: [instead.variantId, empty.variantId] } },
  ])
  const read = async () =>
    (await patient.browser.get(`/api/patient/products/${product.productId}`)).data.recipe
  expect((await read()).substitutes).toMatchObject([
    { variant_id: instead.variantId, title: 'Magnesium Citrate' },
  ])
  await t.change(products, instead.productId, { availability: 'out_of_stock' })
  expect((await read()).substitutes).toEqual([])
})
