import { asAdmin, expect, expectAccessible, send, test } from '../../testing/page.tsx'

test('the company of receipts and statements is changed; what was typed survives a refusal', async ({
  browser,
}) => {
  const { page, context } = await asAdmin(browser)
  await page.goto('/admins/settings')
  const name = page.getByLabel('Company name')
  await expect(name).toHaveValue('Officina Demo Dispensary, Inc.')
  await expectAccessible(page)
  await name.fill('Kingsway Dispensary Ltd')
  await page.getByLabel('Email').fill('billing')
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Kingsway Dispensary Ltd')

  // somebody else saves meanwhile
  await page.getByLabel('Email').fill('billing@kingsway.example')
  const { data } = await (await context.request.get('/api/admin/company')).json()
  const meanwhile = { phone: '+1 212 555 0199', revision: data.revision }
  expect((await send(context.request, 'PATCH', '/api/admin/company', meanwhile)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Save company' }).click()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('+1 212 555 0199')
  await page.getByLabel('Company name').fill('Kingsway Dispensary Ltd')
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText('Company saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Kingsway Dispensary Ltd')

  const finance = await asAdmin(browser, 'finance@officina.test')
  await finance.page.goto('/admins/orders')
  const menu = finance.page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: /^Orders/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})
