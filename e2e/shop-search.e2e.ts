import { asPatient, expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

test('a drawer can be closed without a connection', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=requests')
  const drawer = page.getByRole('dialog', { name: 'My requests' })
  await expect(drawer).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'My requests' })).toBeInViewport()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  // nor does the notice lie upon the header of a page that was scrolled
  await page.mouse.wheel(0, 600)
  // what is opened without a connection comes with it
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await patient.done()
})

test('a page whose code cannot be had says so, and comes when it can', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page } = patient
  await page.setViewportSize(phone)
  // from the start: what is asked for ahead may come at any moment
  await page.route('**/assets/AccountMenuList*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/user/top')
  const [code, calls] = ['**/assets/*.js', '**/api/**'] as const
  for (const lost of [code, calls]) await page.route(lost, (route) => route.abort())
  await page.getByRole('link', { name: 'Catalogs' }).last().click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  // header and navigation are still there
  await expect(page.getByRole('link', { name: 'Catalogs' }).last()).toBeVisible()
  // the code first: with a server that answers, code that does not come is held for a newer version
  await page.unroute(code)
  const catalogs = page.getByRole('heading', { level: 1, name: 'Catalogs' })
  await expect(catalogs).toBeVisible()
  await page.unroute(calls)
  // code that is gone although the server answers: a newer version, which is loaded once by itself
  const menu = page.getByRole('banner').getByRole('button').last()
  const anew = page.waitForEvent('load')
  await menu.click()
  await anew
  await expect(catalogs).toBeVisible()
  await menu.click()
  await expect(page.getByRole('heading', { name: 'Officina has been updated' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(catalogs).toBeVisible()
  await patient.context.close()
})
