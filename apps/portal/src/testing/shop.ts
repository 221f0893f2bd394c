import { until } from '../../../../scripts/page/wait.ts'
import { type Calls, dataOf, expect, filtered, made, sendForm } from './page.tsx'

// What the tests of the shop's pages put into it, and look up in it.

export const phone = { width: 390, height: 844 }

export type Line = {
  id: string
  title: string
  returnable_quantity: number
  quantity_shipped: number
  order_refusal: string | null
}

/** An own order with so many lines of a kind, and those lines. */
export async function orderWith(
  request: Calls,
  isMeant: (line: Line) => boolean,
  least: number,
): Promise<{ id: string; lines: Line[] }> {
  for (const { id } of await dataOf(request, '/api/patient/orders?range=[0,49]')) {
    const order = await dataOf(request, `/api/patient/orders/${id}`)
    const lines = order.lines.filter(isMeant)
    if (lines.length >= least) return { id, lines }
  }
  throw new Error('the demo patient has no such order')
}

/** A catalog of the platform that the patient sees. */
export const shelfOf = async (request: Calls): Promise<string> =>
  (await dataOf(request, '/api/patient/catalogs')).catalogs.find(
    ({ kind }: { kind: string }) => kind === 'platform',
  ).name

/** Puts a product into a catalog, or changes its price. */
export async function stock(request: Calls, title: string, price: string, shelf: string) {
  const text = [
    'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Servings,Price,On hand,Catalog',
    `${title.replace(' ', '-')},${title},Northfield,minerals,capsule,oral,60 capsules,60,capsule,30,${price},50,"${shelf}"`,
  ].join('\n')
  await importProducts(request, text)
}

/** Imports a file of one product: uploaded, checked, confirmed. */
export async function importProducts(request: Calls, text: string): Promise<void> {
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const { id } = await sendForm(request, '/api/admin/product-imports', { file })
  const at = `/api/admin/product-imports/${id}`
  const reached = (status: string) =>
    until(
      async () => {
        const now = await dataOf(request, at)
        expect(now).toMatchObject({ status, failed: 0 })
        return now
      },
      { what: `import is ${status}` },
    )
  const { revision } = await reached('ready')
  await made(request, 'POST', `${at}/import`, { revision })
  await reached('imported')
}

export const found = (request: Calls, q: string) =>
  dataOf(request, filtered('/api/patient/products', { q }))

/** An issued recipe with these products, two packs each, and one that may stand in for the first. */
export async function prescribe(
  doctor: Calls,
  email: string,
  titles: string[],
  instead: string,
): Promise<string> {
  const first = async (path: string, q: string) => (await dataOf(doctor, filtered(path, { q })))[0]
  const patient = await first('/api/doctor/patients', email)
  const draft = await made(doctor, 'POST', '/api/doctor/recipes', { patient_id: patient.id })
  const other = await first('/api/doctor/products', instead)
  const lines = []
  for (const [at, title] of titles.entries()) {
    const product = await first('/api/doctor/products', title)
    lines.push({
      product_id: product.id,
      variant_id: product.variant_id,
      dosage_mode: 'structured',
      amount_min: 1,
      unit: 'capsule',
      frequency_count: 1,
      frequency_period: 'day',
      quantity: 2,
      substitutes: at === 0 ? [other.variant_id] : [],
    })
  }
  const recipe = `/api/doctor/recipes/${draft.id}`
  const { revision } = await made(doctor, 'PATCH', recipe, {
    revision: draft.revision,
    label: 'Trouble',
    lines,
  })
  await made(doctor, 'POST', `${recipe}/issue`, { revision, send_mail: false })
  return draft.id
}

/** One of a line, unopened. */
export const askToReturn = (request: Calls, orderId: string, lineId: string): Promise<void> =>
  sendForm(request, `/api/patient/orders/${orderId}/returns`, {
    lines: JSON.stringify([{ order_line_id: lineId, quantity: 1 }]),
    reason_code: 'not_needed',
    unopened: 'true',
  })
