import { asAdmin, asDoctor, asPatient, demo, expect, password, test } from './fixtures.ts'

/** Holds the page's code back: what is on screen then came with the HTML. */
async function holdCode(page: import('@playwright/test').Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a sign-in begun before the code of the page has come goes through', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/doctors/login', { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill(demo.doctor)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  expect(page.url()).toMatch(/\/doctors\/login$/)
  release()
  await page.waitForURL('**/doctors/top')
})

test('the page comes in the language of the browser, without a jump', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' })
  const page = await context.newPage()
  const release = await holdCode(page)
  await page.goto('/user/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('患者さんのログイン')
  const before = await page.locator('form').boundingBox()
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('form[method]')).toHaveCount(0)
  expect(await page.locator('form').boundingBox()).toEqual(before)
  await context.close()
})

for (const { who, open, path } of [
  { who: 'doctor', open: asDoctor, path: '/doctors/patients' },
  { who: 'patient', open: asPatient, path: '/user/top' },
  { who: 'administrator', open: asAdmin, path: '/admins/orders' },
])
  test(`the frame of a page comes before its code, and the page takes its place: ${who}`, async ({
    browser,
  }) => {
    const { page, done } = await open(browser)
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const brand = page.locator('.frame svg')
    await expect(brand).toBeVisible()
    const before = await brand.boundingBox()
    release()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.frame')).toHaveCount(0)
    // the mark does not jump
    const after = await page.locator('header svg[viewBox="0 0 32 32"]').first().boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
    await done()
  })
