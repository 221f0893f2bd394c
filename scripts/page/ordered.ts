import { type Calls, dataOf, made } from '../../e2e/calls.ts'
import { asPatient } from './test.ts'

export type Order = { id: string; number: string; total: number; revision: number }
type Product = { variant_id: string; availability: string; recipe_only: boolean }

/** An order, on invoice or by the saved card that ends so, that nobody else works on: two units each of the last products the patient may buy. */
export async function placedOrder(email: string, count: number, last4?: string): Promise<Order> {
  const patient = await asPatient(email)
  const api = patient.context.request
  for (const { id } of (await dataOf(api, '/api/patient/cart')).lines)
    await made(api, 'DELETE', `/api/patient/cart/lines/${id}`)
  const products: Product[] = await dataOf(api, '/api/patient/products?range=[0,99]')
  const able = products.filter((p) => p.availability === 'in_stock' && !p.recipe_only)
  for (const { variant_id } of able.slice(-count))
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
