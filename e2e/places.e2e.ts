import type { Page } from '@playwright/test'
import { asAdmin, asPatient, expect, test } from './fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls to the last of the links and follows it; answers how far down that was. */
async function follow(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).last()
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(200)
  await link.click()
  return left
}

test('a page is entered at its top and gone back to where it was left: portal', async ({
  browser,
}) => {
  const patient = await asPatient(browser)
  const { page } = patient
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/user/catalogs')
  const left = await follow(page, 'main li h2 a')
  await expect(page).toHaveURL(/\/user\/catalogs\/./)
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
  await patient.done()
})

test('a page is entered at its top and gone back to where it was left: console', {
  tag: '@deep',
}, async ({ browser }) => {
  const admin = await asAdmin(browser)
  const { page } = admin
  await page.setViewportSize({ width: 1200, height: 700 })
  await page.goto('/admins/orders')
  const left = await follow(page, 'main tbody tr a[href*="/orders/detail/"]')
  await expect(page).toHaveURL(/\/orders\/detail\//)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
  await admin.done()
})
