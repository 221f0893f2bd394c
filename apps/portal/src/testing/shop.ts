import { until } from '../../../../scripts/page/wait.ts'
import { type Calls, dataOf, expect, made, sendForm } from './page.tsx'

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
  dataOf(request, `/api/patient/products?filter=${encodeURIComponent(JSON.stringify({ q }))}`)

export async function emptyCart(request: Calls): Promise<void> {
  for (const { id } of (await dataOf(request, '/api/patient/cart')).lines)
    await made(request, 'DELETE', `/api/patient/cart/lines/${id}`)
}

/** One of a line, unopened. */
export const askToReturn = (request: Calls, orderId: string, lineId: string): Promise<void> =>
  sendForm(request, `/api/patient/orders/${orderId}/returns`, {
    lines: JSON.stringify([{ order_line_id: lineId, quantity: 1 }]),
    reason_code: 'not_needed',
    unopened: 'true',
  })
