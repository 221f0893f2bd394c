import { expect, it } from 'vitest'
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
