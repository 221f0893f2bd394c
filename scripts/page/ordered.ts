import { type Calls, dataOf, emptyCart, made } from '../../e2e/calls.ts'
import { asPatient } from './test.ts'

export type Order = { id: string; number: string; total: number; revision: number }
type Product = { variant_id: string; availability: string; recipe_only: boolean }

/** What a patient may buy without a recipe, and gets at once. */
export async function buyable(patient: Calls): Promise<Product[]> {
  const products: Product[] = await dataOf(patient, '/api/patient/products?range=[0,99]')
  return products.filter((each) => each.availability === 'in_stock' && !each.recipe_only)
}

/** An order, on invoice or by the saved card that ends so, that nobody else works on: two units each of the last products the patient may buy. */
export async function placedOrder(email: string, count: number, last4?: string): Promise<Order> {
  const patient = await asPatient(email)
  const api = patient.context.request
  await emptyCart(api)
  for (const { variant_id } of (await buyable(api)).slice(-count))
    await made(api, 'POST', '/api/patient/cart/lines', { variant_id, quantity: 2 })
  const cart = await made(api, 'PATCH', '/api/patient/cart', await paymentOf(api, last4))
  const order = await made(api, 'POST', '/api/patient/cart/checkout', {
    expected_total: cart.total,
  })
  await patient.done()
  return order
}

async function paymentOf(api: Calls, last4: string | undefined) {
  if (!last4) return { payment_method: 'invoice' }
  const { cards } = await dataOf(api, '/api/patient/payment-methods')
  const card = cards.find((each: { last4: string }) => each.last4 === last4)
  return { payment_method: 'card', card_id: card.id }
}
