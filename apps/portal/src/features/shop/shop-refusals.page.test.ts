import {
  asAdmin,
  asPatient,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  made,
  ownName,
  send,
  test,
} from '../../testing/page.tsx'

const tag = ownName('R')
const phone = { width: 390, height: 844 }

test('a report that is not complete, and one that meets no connection', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  await page.setViewportSize(phone)
  const order = await orderWith(context.request, (line) => line.quantity_shipped > 0, 1)
  await page.goto(`/user/order-histories?id=${order.id}&help=report`)
  const sendIt = page.getByRole('button', { name: 'Send report' })
  await sendIt.click()
  await expect(page.getByRole('group', { name: '3 fields need a change' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(/^Which product/).selectOption({ index: 1 })
  await page.getByLabel(/^What happened/).selectOption('reaction')
  await expect(page.getByText(/If you feel seriously ill/)).toBeVisible()
  const words = page.getByLabel(/^Describe it/)
  await words.fill('A red rash since Monday')
  await context.setOffline(true)
  await sendIt.click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(/\S/)
  await expect(words).toHaveValue('A red rash since Monday')
  await context.setOffline(false)
  await sendIt.click()
  await expect(page.getByText('Your report has been sent.')).toBeVisible()
  const { reports } = await dataOf(context.request, `/api/patient/orders/${order.id}`)
  const told = reports.filter((each: { message: string }) => /^A red rash/.test(each.message))
  expect(told).toHaveLength(1)
  await patient.done()
})

test('buying again what costs something else now', async ({ browser }) => {
  const office = await asAdmin(browser)
  const patient = await asPatient(browser)
  const { page, context } = patient
  const { request } = context
  await emptyCart(request)
  const title = `Zinc ${tag}`
  const shelf = await shelfOf(request)
  const price = (amount: string) => stock(office.context.request, title, amount, shelf)
  await price('30.00')
  const [product] = await found(request, title)
  await made(request, 'POST', '/api/patient/cart/lines', { variant_id: product.variant_id })
  const cart = await made(request, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
  const order = await made(request, 'POST', '/api/patient/cart/checkout', {
    expected_total: cart.total,
  })
  await price('35.00')
  await page.setViewportSize(phone)
  await page.goto(`/user/order-histories?id=${order.id}`)
  const again = page.getByRole('button', { name: `Buy again: ${title}` })
  await again.click()
  const asked = page.getByRole('dialog', { name: `The price of ${title} has changed` })
  await expect(asked).toContainText('It was $30.00 and is now $35.00.')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Go back' }).click()
  expect((await dataOf(request, '/api/patient/cart')).lines).toEqual([])
  await again.click()
  await asked.getByRole('button', { name: 'Add it for $35.00' }).click()
  await page.getByRole('button', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(/\/user\/cart/)
  const line = (await dataOf(request, '/api/patient/cart')).lines[0]
  expect([line.title, line.unit_price]).toEqual([title, 3500])
  await patient.done()
  await office.done()
})

type Line = { id: string; title: string; returnable_quantity: number; quantity_shipped: number }

/** An own order with so many lines of a kind, and those lines. */
async function orderWith(
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
const shelfOf = async (request: Calls): Promise<string> =>
  (await dataOf(request, '/api/patient/catalogs')).catalogs.find(
    ({ kind }: { kind: string }) => kind === 'platform',
  ).name

/** Puts a product into a catalog, or changes its price. */
async function stock(request: Calls, title: string, price: string, shelf: string) {
  const text = [
    'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Servings,Price,On hand,Catalog',
    `${title.replace(' ', '-')},${title},Northfield,minerals,capsule,oral,60 capsules,60,capsule,30,${price},50,"${shelf}"`,
  ].join('\n')
  const { data } = await (
    await send(
      request,
      'POST',
      '/api/admin/products/import',
      { dry_run: false, text },
      { 'Idempotency-Key': crypto.randomUUID() },
    )
  ).json()
  expect(data).toMatchObject({ ok: 1, failed: 0 })
}

const found = (request: Calls, q: string) =>
  dataOf(request, `/api/patient/products?filter=${encodeURIComponent(JSON.stringify({ q }))}`)

async function emptyCart(request: Calls): Promise<void> {
  for (const { id } of (await dataOf(request, '/api/patient/cart')).lines)
    await made(request, 'DELETE', `/api/patient/cart/lines/${id}`)
}
