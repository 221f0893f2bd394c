import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withClient } from '../db/withClient.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../testing/shop.ts'
import { statementsOf } from '../testing/statements.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const admin = await asAdmin(t)
const products = [await makeProduct(t), await makeProduct(t)]
await makeCatalog(t, products, 'Everything')
const cart = await fillCart(
  patient,
  products.map(({ variantId }) => ({ variantId })),
)
const [placing, placed] = await statementsOf(() => checkOut(patient, cart))
const orderId = placed.data?.id
const lines = [{ product: products[0]!, line: { quantity: 1 } }]
const recipe = await makeIssuedRecipe(t, { doctor, patient }, lines)
const putRecipe = () =>
  patient.browser.post('/api/patient/cart/recipe', { recipe_id: recipe.recipeId })

/** How many statements a call may send; a server counts a list's rows once in two seconds. */
const budgets: Record<string, [most: number, ask: () => Promise<{ status: number }>]> = {
  'the orders': [3, () => admin.browser.list('/api/admin/orders')],
  'the orders again': [2, () => admin.browser.list('/api/admin/orders')],
  'an order, for the office': [2, () => admin.browser.get(`/api/admin/orders/${orderId}`)],
  'an order, for its doctor': [2, () => doctor.browser.get(`/api/doctor/orders/${orderId}`)],
  'an order, for its patient': [1, () => patient.browser.get(`/api/patient/orders/${orderId}`)],
  'a product, for a doctor': [
    1,
    () => doctor.browser.get(`/api/doctor/products/${products[0]!.productId}`),
  ],
  'a cart': [4, () => patient.browser.get('/api/patient/cart')],
  'a recipe put into a cart': [21, putRecipe],
  'the recipe again': [14, putRecipe],
}

it('places an order of two lines with 14 statements', () => {
  expect(placed.status, placed.text).toBe(201)
  const from = placing.indexOf('begin')
  expect(placing.slice(from + 1, placing.indexOf('commit')).length).toBeLessThanOrEqual(14)
})

it.each(Object.entries(budgets))('sends few statements for %s', async (_name, [most, ask]) => {
  const [all, answer] = await statementsOf(ask)
  // a server keeps the settings for a moment, and consoles are told of changes by the way
  const sent = all.filter((text) => !/ from "settings" |pg_notify/.test(text))
  expect(answer.status).toBe(200)
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most)
  expect(sent.length).toBeGreaterThan(0)
})

it('answers each the own record where many wait for one, in one statement', async () => {
  const other = await asPatient(t, doctor)
  const own = await checkOut(other, await fillCart(other, [products[0]!]))
  const colleague = await asDoctor(t)
  const readers = { admin: [admin], doctor: [doctor, colleague], patient: [patient, other] }
  const ofOrders = [orderId, own.data?.id].flatMap((id) =>
    Object.entries(readers).flatMap(([role, people]) =>
      people.map((who) => () => who.browser.get(`/api/${role}/orders/${id}`)),
    ),
  )
  const ofProducts = products.flatMap(({ productId }) =>
    [doctor, colleague].map((who) => () => who.browser.get(`/api/doctor/products/${productId}`)),
  )
  const calls = [...ofOrders, ...ofProducts]
  const alone: { status: number; text: string }[] = []
  for (const call of calls) alone.push(await call())
  expect(alone.map(({ status }) => status)).toEqual([
    ...[200, 200, 404, 200, 404],
    ...[200, 200, 404, 404, 200],
    ...[200, 200, 200, 200],
  ])
  const [sent, together] = await statementsOf(() =>
    withClient(t.ownerUrl, async (owner) => {
      // nothing is answered until all have asked
      await owner.query('begin; lock table orders, products')
      const all = Promise.all(Array.from({ length: 4 }, () => calls.map((call) => call())).flat())
      const { pool } = t.app.ports
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(pool.options.max)
      await sleep(200)
      await owner.query('commit')
      return all
    }),
  )
  const told = ({ status, text }: { status: number; text: string }) => ({ status, text })
  for (const [at, answer] of together.entries())
    expect(told(answer)).toEqual(told(alone[at % calls.length]!))
  // of the product and of the orders as each of three roles sees them
  expect(new Set(sent.filter((text) => text.startsWith('select found.*'))).size).toBe(4)
})
