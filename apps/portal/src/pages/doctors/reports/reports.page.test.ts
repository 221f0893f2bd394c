import { dateIn } from '@officina/shared/dates/days'
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

test('the last day alone is that of as many days as are shown, and a range that cannot be keeps what was typed', async ({
  page,
}) => {
  await page.goto('/doctors/reports')
  await settled(page)
  await page.getByRole('button', { name: 'Dates' }).click()
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await to.fill('2026-01-31')
  await settled(page)
  expect(page.url()).toMatch(/from=2026-01-02&to=2026-01-31$/)
  await expect(from).toHaveValue('2026-01-02')
  await from.fill('2026-02-03')
  await expect(page.getByText('Choose a day on or after the start.')).toBeVisible()
  await from.fill('2021-02-03')
  await expect(page.getByText('Choose a period of up to 3 years.')).toBeVisible()
  await expect(from).toHaveValue('2021-02-03')
  expect(page.url()).toMatch(/from=2026-01-02&to=2026-01-31$/)

  // where the shop is, it is another day than here
  const zone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  await page.route('**/api/doctor/me', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.time_zone = zone
    await route.fulfill({ json: answer })
  })
  await page.goto('/doctors/reports?from=2026-01-02&to=2026-01-31')
  await settled(page)
  await page.getByRole('button', { name: /^Dates/ }).click()
  await to.fill('')
  await settled(page)
  expect(page.url()).toContain(`from=2026-01-02&to=${dateIn(new Date(), zone)}`)
})
