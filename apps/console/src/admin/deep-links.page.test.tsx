import { asAdmin, asDoctor, dataOf, expect, type Page, test } from '../testing/page.tsx'

test('a filter that is not known can be taken away in the console', async ({ page }) => {
  await page.goto(`/admins/orders?filter=${encodeURIComponent('{"zzz":1}')}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('link', { name: /^O-/ }).first()).toBeVisible()
})

test('what another resource shows has an address that leads there', async ({ page }) => {
  const first = async (name: string): Promise<string> =>
    (await dataOf(page.request, `/api/admin/${name}?range=[0,0]`))[0].id
  const [parcel, item] = [await first('shipments'), await first('stock')]
  const template = await first('templates')
  const ways = {
    '/shipments': '/logistics',
    [`/shipments/${parcel}`]: `/logistics?parcel=${parcel}`,
    [`/stock/${item}`]: `/logistics/stock?filter=${encodeURIComponent(`{"id":["${item}"]}`)}`,
    [`/templates/${template}`]: `/recipes/templates/${template}`,
    '/audit': `/users/audit?filter=${encodeURIComponent('{"reads":false}')}`,
  }
  for (const [from, to] of Object.entries(ways)) {
    await page.goto(`/admins${from}`)
    const [path, asked] = to.split('?')
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/admins${path}`)
    // a list may add the filter that it begins with
    for (const [name, value] of new URLSearchParams(asked))
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value)
  }
  // as the server writes it into the page
  const help = { name: 'officina-support-email', content: 'help@officina.test' }
  await page.evaluate((meta) => {
    document.head.append(Object.assign(document.createElement('meta'), meta))
  }, help)
  await page.goto('/admins/orders/detail/019b11ca-c4e0-7f41-8e02-34d011baa90d')
  await expect(page.getByRole('link', { name: help.content })).toBeVisible()
  await page.evaluate((name) => document.querySelector(`meta[name="${name}"]`)?.remove(), help.name)
  await page.getByRole('link', { name: 'Go to Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible()
})

test('a double click on the button of a dialog sends once', async () => {
  const { page } = await asDoctor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(archive|notes)$/.test(request.url()) && request.method() === 'POST')
      calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Petra Novak' }).click()
  await page.getByLabel('New note').fill('Called, no answer')
  await page.getByRole('button', { name: 'Add note' }).dblclick()
  await expect(page.getByText('Called, no answer', { exact: true })).toHaveCount(1)
  expect(calls).toEqual(['notes'])
})

test('while another tab or filter loads, the rows of before cannot be chosen', async () => {
  const admin = await asAdmin()
  await admin.page.goto('/admins/orders?filter=%7B%22tab%22%3A%22all%22%7D')
  const office = admin.page.getByRole('table', { name: 'Orders' })
  await expect(office.getByRole('checkbox').nth(1)).toBeVisible()
  await expectHeldBack(admin.page, '**/api/admin/orders?*', () =>
    admin.page.getByRole('link', { name: /^Delivered/ }).click(),
  )
  await admin.done()
  const clinic = await asDoctor()
  await clinic.page.goto('/doctors/recipes')
  await expect(clinic.page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expectHeldBack(clinic.page, '**/api/doctor/recipes?*', () =>
    clinic.page.getByRole('searchbox').first().fill('a'),
  )
})

/** The list's next answer waits: meanwhile the table is busy and a click on it reaches nothing. */
async function expectHeldBack(page: Page, calls: string, leave: () => Promise<void>) {
  const gate = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await gate.promise
    await route.continue()
  })
  await leave()
  const busy = page.locator('[aria-busy=true]').filter({ has: page.getByRole('table') })
  await expect(busy).toBeVisible()
  await expect(busy.getByRole('progressbar')).toBeVisible()
  const here = page.url()
  await busy.getByRole('link').first().click({ force: true })
  expect(page.url()).toBe(here)
  gate.resolve()
  await expect(busy).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
}
