import { expect, expectAccessible, settled, test } from '../../testing/page.tsx'

test('reports begin with what waits, and lead to it', async ({ page }) => {
  await page.goto('/admins/reports')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Orders to ship/ })).toBeVisible()
  // charts come into view, or are printed
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('figure', { name: 'Revenue' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Orders to ship/ }).click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('finance sees what the stock has cost', async ({ page }) => {
  await page.goto('/admins/reports/stock-value')
  await settled(page)
  await expect(page.getByRole('status').filter({ hasText: / units\./ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Value/ })).toBeVisible()
  await expectAccessible(page)
  const one = { value: 1_250, units: 1, quarantined: 0, without_cost: 0, currency: 'USD' }
  await page.route('**/stock-values/sum', (route) => route.fulfill({ json: { data: one } }))
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '$12.50 for 1 unit.' })).toBeVisible()
})
