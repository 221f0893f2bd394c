import { asAdmin, asDoctor, expect, type Page, test } from '../testing/page.tsx'

test('a filter that is not known can be taken away in the console', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto(`/admins/orders?filter=${encodeURIComponent('{"zzz":1}')}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('link', { name: /^O-/ }).first()).toBeVisible()
  await done()
})

test('a double click on the button of a dialog sends once', async ({ browser }) => {
  const { page, done } = await asDoctor(browser)
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
  await done()
})

test('while another tab or filter loads, the rows of before cannot be chosen', async ({
  browser,
}) => {
  const admin = await asAdmin(browser)
  await admin.page.goto('/admins/orders?filter=%7B%22tab%22%3A%22all%22%7D')
  const office = admin.page.getByRole('table', { name: 'Orders' })
  await expect(office.getByRole('checkbox').nth(1)).toBeVisible()
  await expectHeldBack(admin.page, '**/api/admin/orders?*', () =>
    admin.page.getByRole('link', { name: /^Delivered/ }).click(),
  )
  await admin.done()
  const clinic = await asDoctor(browser)
  await clinic.page.goto('/doctors/recipes')
  await expect(clinic.page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expectHeldBack(clinic.page, '**/api/doctor/recipes?*', () =>
    clinic.page.getByRole('searchbox').first().fill('a'),
  )
  await clinic.done()
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
