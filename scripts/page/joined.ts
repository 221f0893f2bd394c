import { dataOf, linkOf, made, readMail } from '../../e2e/calls.ts'
import type { Calls } from './test.ts'
import { visitor } from './test.ts'

export type Name = { first_name: string; last_name: string; email: string }
type Line = { id: string; product: { title: string } }
export type Issued = { id: string; lines: Line[] }

const secret = 'a quiet garden 7'
const version = '2026-11-01'

/** A patient whom the doctor has written down, without an invitation unless `send`; the address is made of the name. */
export async function addedPatient(
  doctor: Calls,
  first_name: string,
  last_name: string,
  send = false,
): Promise<string> {
  const email = `${first_name}.${last_name}@example.org`.toLowerCase()
  const name = { first_name, last_name, email }
  return (await made(doctor, 'POST', '/api/doctor/invitation', { ...name, send })).id
}

/** A patient of the doctor who has just signed up, in a browser of their own. */
export async function joinedPatient(doctor: Calls, name: Name) {
  const { id } = await made(doctor, 'POST', '/api/doctor/invitation', { ...name, language: 'en' })
  const link = linkOf(await readMail(doctor, name.email, /invitation/))
  const person = await visitor()
  const { request } = person.context
  const token = new URL(link, 'http://x').searchParams.get('token')
  await made(request, 'POST', '/api/patient/invite/token', { token })
  await made(request, 'POST', '/api/patient/invite/login', {
    patient_id: id,
    password: secret,
    terms_version: version,
    privacy_version: version,
    health_data_accepted: true,
    disclosure_version: version,
  })
  return { ...person, id: id as string, email: name.email, secret }
}

/** An issued recipe of so many products, each orderable once. */
export async function issuedRecipe(
  doctor: Calls,
  patientId: string,
  count: number,
): Promise<Issued> {
  const data = await dataOf(doctor, '/api/doctor/products?range=[0,49]')
  const products = data
    .filter((each: { availability: string }) => each.availability === 'in_stock')
    .slice(0, count)
  const draft = await made(doctor, 'POST', '/api/doctor/recipes', { patient_id: patientId })
  const at = `/api/doctor/recipes/${draft.id}`
  const lines = products.map((product: { id: string; variant_id: string }) => ({
    product_id: product.id,
    variant_id: product.variant_id,
    dosage_mode: 'label',
    quantity: 1,
    refills_allowed: 0,
    min_days_between: 0,
  }))
  const saved = await made(doctor, 'PATCH', at, { revision: draft.revision, label: 'Once', lines })
  return made(doctor, 'POST', `${at}/issue`, { revision: saved.revision })
}

/** Gives a patient an address to deliver to. */
export const addAddress = (patient: Calls) =>
  made(patient, 'POST', '/api/patient/addresses', {
    name: 'At home',
    phone: '+1 212 555 0100',
    country: 'US',
    postal_code: '10001',
    region: 'NY',
    city: 'New York',
    line1: '1 Main Street',
  })

/** Orders a whole recipe. */
export async function orderAll(patient: Calls, recipeId: string): Promise<void> {
  const address = await addAddress(patient)
  await made(patient, 'POST', '/api/patient/cart/recipe', { recipe_id: recipeId })
  const cart = await made(patient, 'PATCH', '/api/patient/cart', {
    address_id: address.id,
    payment_method: 'invoice',
  })
  await made(patient, 'POST', '/api/patient/cart/checkout', { expected_total: cart.total })
}
