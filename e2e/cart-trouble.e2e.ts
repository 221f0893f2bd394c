import type { Page } from '@playwright/test'
import { asAdmin, asDoctor, asPatient, expect, expectAccessible, send, test } from './fixtures.ts'

// a patient for whom no other test buys, and products that only this test knows
const email = 'clarke@officina.test'
const tag = `T${Date.now() % 1_000_000}`

test('a cart on a phone through everything that can happen to it', async ({ browser }) => {
  test.setTimeout(240_000)
  const office = await asAdmin(browser)
  const clinic = await asDoctor(browser)
  const patient = await asPatient(browser, email)
  const { page, context } = patient
  const api = context.request
  await page.setViewportSize({ width: 390, height: 844 })
  const [zinc, gel] = ['Zinc', 'Gel'].map((word) => `${word} ${tag}`) as [string, string]
  const instead = `Iron ${tag}`
  const stock = async (title: string, price: string, onHand: number) => {
    const row = [tag + title.slice(0, 4), title, 'Northfield', 'minerals', 'capsule', 'oral']
    const text = [
      'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Catalog',
      [...row, '60 capsules', 60, 'capsule', price, onHand, `Shelf ${tag}`].join(','),
    ].join('\n')
    const url = '/api/admin/products/import'
    const body = { dry_run: false, text }
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await send(office.context.request, 'POST', url, body, key)
    expect(answer.status(), await answer.text()).toBe(200)
    expect((await answer.json()).data).toMatchObject({ ok: 1, failed: 0 })
  }
  await stock(zinc, '20.00', 5)
  await stock(instead, '22.00', 50)
  await stock(gel, '30.00', 50)
  const recipeId = await prescribe(clinic.context.request, [zinc, gel], instead)
  for (const line of (await dataOf(api, '/api/patient/cart')).lines)
    await send(api, 'DELETE', `/api/patient/cart/lines/${line.id}`)

  await test.step('a price that changes while the product is looked at is asked about', async () => {
    const { lines } = await dataOf(api, `/api/patient/recipes/${recipeId}`)
    const { product_id } = lines.find(
      (line: { product: { title: string } }) => line.product.title === gel,
    )
    await page.goto(`/user/recipes?product=${product_id}`)
    const panel = page.getByRole('dialog', { name: gel, exact: true })
    await expect(panel.getByText('$30.00').first()).toBeVisible()
    await stock(gel, '31.00', 50)
    const add = panel.getByRole('button', { name: 'Add to cart' })
    await add.click()
    const asked = page.getByRole('dialog', { name: `The price of ${gel} has changed` })
    await expect(asked).toContainText('It was $30.00 and is now $31.00.')
    await asked.getByRole('button', { name: 'Go back' }).click()
    await expect(panel.getByText('$31.00').first()).toBeVisible()
    const inCart = async () => (await dataOf(api, '/api/patient/cart')).lines
    expect(await inCart()).toEqual([])
    await stock(gel, '30.00', 50)
    await add.click()
    await asked.getByRole('button', { name: 'Add it for $30.00' }).click()
    await expect.poll(async () => (await inCart()).length).toBe(1)
    for (const line of await inCart())
      await send(api, 'DELETE', `/api/patient/cart/lines/${line.id}`)
  })

  await test.step('out of stock: what the doctor accepts instead', async () => {
    await page.goto(`/user/recipes?id=${recipeId}`)
    await page.getByRole('button', { name: 'Add selected to cart' }).click()
    await expect.poll(async () => (await dataOf(api, '/api/patient/cart')).lines.length).toBe(2)
    await stock(zinc, '20.00', 0)
    await page.goto('/user/cart')
    const toDelivery = page.getByRole('button', { name: 'Continue to delivery' })
    await expect(toDelivery).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: zinc }).click()
    const drawer = page.getByRole('dialog', { name: zinc })
    await expect(drawer.getByText('Your doctor accepts instead')).toBeVisible()
    await drawer.getByRole('button', { name: `Notify me when ${zinc} is back in stock` }).click()
    await expect(drawer.getByText('You get one mail when it is back in stock.')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: `Do not notify me about ${zinc}` }).click()
    await expect(drawer.getByRole('button', { name: /^Notify me/ })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: new RegExp(`Take ${instead}`) }).click()
    await expect(page.getByText(instead).first()).toBeVisible()
    await expect(toDelivery).toBeEnabled()
  })

  await test.step('offline: it is said, and what is changed is sent later', async () => {
    await context.setOffline(true)
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await expectAccessible(page)
    const quantity = page.getByRole('textbox', { name: `Quantity of ${gel}` })
    await page
      .getByRole('listitem')
      .filter({ hasText: gel })
      .getByRole('button', { name: 'One less' })
      .click()
    await expect(quantity).toHaveValue('1')
    await context.setOffline(false)
    await expect(page.getByText(/You are offline/)).toBeHidden()
    const saved = async () =>
      (await dataOf(api, '/api/patient/cart')).lines.find(
        (line: { title: string }) => line.title === gel,
      ).quantity
    await expect.poll(saved).toBe(1)
    await page.reload()
    await expect(quantity).toHaveValue('1')
  })

  await test.step('a price that changes at the last step is shown and asked', async () => {
    await send(api, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
    await page.goto('/user/cart?step=review')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await stock(gel, '35.00', 50)
    await place.click()
    await page.getByRole('button', { name: 'Use the new prices' }).click()
    await expect(page.getByText('$35.00').first()).toBeVisible()
  })

  await test.step('a reload while ordering and a second tab make one order', async () => {
    const count = async () => (await dataOf(api, '/api/patient/orders')).length
    const before = await count()
    const other = await context.newPage()
    for (const each of [page, other]) {
      await each.setViewportSize({ width: 390, height: 844 })
      await each.goto('/user/cart?step=review')
      await expect(each.getByRole('button', { name: /Place order/ })).toBeEnabled()
    }
    await page.getByRole('button', { name: /Place order/ }).click({ noWaitAfter: true })
    await page.reload()
    await other.getByRole('button', { name: /Place order/ }).click()
    await expect(other.getByText(/Thank you. Order O-\d{4}-\d+ has been placed/)).toBeVisible()
    await page.goto('/user/cart?step=review')
    await expect(page.getByText(/Order O-\d{4}-\d+ was placed on/)).toBeVisible()
    await expectAccessible(page)
    expect(await count()).toBe(before + 1)
    await other.close()
  })

  await test.step('a refill too soon says from when', async () => {
    await page.getByRole('link', { name: 'Show the order' }).click()
    await expect(page).toHaveURL(/\?placed=/)
    await page.getByRole('link', { name: 'Show the order' }).click()
    const panel = page.getByRole('dialog', { name: /^Order O-/ })
    await panel.getByRole('button', { name: `Buy again: ${gel}` }).click()
    await expect(page.getByText(/too early for the next refill/i)).toBeVisible()
    await page.goto(`/user/recipes?id=${recipeId}`)
    await expect(page.getByText(/Next order possible from/).first()).toBeVisible()
    await noSideways(page)
  })
  for (const each of [patient, clinic, office]) await each.done()
})

type Request = Parameters<typeof send>[0]

const dataOf = async (request: Request, path: string) =>
  (await (await request.get(path)).json()).data

/** An issued recipe with these products, two packs each, and one that may stand in for the first. */
async function prescribe(request: Request, titles: string[], instead: string): Promise<string> {
  const list = async (path: string, filter: object) =>
    dataOf(request, `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const found = async (title: string) => (await list('/api/doctor/products', { q: title }))[0]
  const [patient] = await list('/api/doctor/patients', { q: email })
  const begun = await send(request, 'POST', '/api/doctor/recipes', {
    mode: 'create',
    patient_id: patient.id,
  })
  expect(begun.status(), await begun.text()).toBe(201)
  const draft = (await begun.json()).data
  const other = await found(instead)
  const lines = []
  for (const [at, title] of titles.entries()) {
    const product = await found(title)
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
  const url = `/api/doctor/recipes/${draft.id}`
  const body = { revision: draft.revision, label: `Trouble ${tag}`, lines }
  const saved = await send(request, 'PATCH', url, body)
  expect(saved.status(), await saved.text()).toBe(200)
  const { revision } = (await saved.json()).data
  const issued = await send(request, 'POST', `${url}/issue`, { revision, send_mail: false })
  expect(issued.status(), await issued.text()).toBe(200)
  return draft.id
}

const noSideways = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true)
