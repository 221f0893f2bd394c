import { expect, expectAccessible, settled, testAs } from '../../../testing/page.tsx'

const test = testAs('doctor')

test('reports show what was sold, and each choice stands in the address', async ({ page }) => {
  await page.goto('/doctors/reports?period=365&by=month')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  // charts come into view, or are printed
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
  const chart = page.getByRole('figure', { name: 'Revenue' })
  await expect(chart).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Orders/ }).click()
  await settled(page)
  await expect(page.getByRole('figure', { name: 'Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()

  await page.getByLabel('Compare with').selectOption('year')
  await settled(page)
  expect(page.url()).toContain('compare=year')
  expect(page.url()).toContain('measure=orders')
})
