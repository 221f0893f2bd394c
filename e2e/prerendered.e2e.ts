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
  // the styles of its components stay where they are: moved, they would be read again
  await page.evaluate(() => {
    const moved: Node[] = []
    const isStyle = (node: Node) => node instanceof HTMLElement && node.matches('style[data-sent]')
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) moved.push(...[...removedNodes].filter(isStyle))
    }).observe(document.head, { childList: true })
    Object.assign(window, { moved })
  })
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('form[method]')).toHaveCount(0)
  expect(await page.evaluate('moved.length')).toBe(0)
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

/** The data that are on screen before the page's code, and the same on the page. */
const firstData = [
  { open: asDoctor, path: '/doctors/top', early: '.f-data a', shown: '.task-name' },
  { open: asDoctor, path: '/doctors/patients', early: '.f-data a', shown: 'tbody .row-main' },
  { open: asPatient, path: '/user/top', early: '.f-data .f-text', shown: '.task-text' },
  {
    open: asPatient,
    path: '/user/order-histories',
    early: '.f-data a',
    shown: 'main li a[href*="id="]',
  },
  { open: asAdmin, path: '/admins/orders', early: '.f-data a', shown: 'tbody .row-main' },
] as const
for (const { open, path, early, shown } of firstData)
  test(`the first data come before the code of the page, and stand where the page has them: ${path}`, async ({
    browser,
  }) => {
    const { page, done } = await open(browser)
    const release = await holdCode(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path, { waitUntil: 'commit' })
    const before = page.locator(`.frame ${early}`)
    await expect(before.first()).toBeVisible()
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
    const texts = await before.allTextContents()
    const place = await before.first().boundingBox()
    // who listens hears that the page is loading, and the keyboard waits for the page itself
    await expect(page.locator('.frame')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('.frame a:not([tabindex="-1"])')).toHaveCount(0)
    const [link] = await page.locator('.frame a').all()
    const href = await link?.getAttribute('href')
    release()
    const after = page.locator(shown)
    await expect(after.first()).toBeVisible()
    await expect(page.locator('.frame')).toHaveCount(0)
    expect(texts.length).toBeGreaterThan(0)
    expect((await after.allTextContents()).slice(0, texts.length)).toEqual(texts)
    // no further away than a row is high
    const moved = ((await after.first().boundingBox())?.y ?? 0) - (place?.y ?? 0)
    expect(Math.abs(moved)).toBeLessThan(40)
    expect(await page.locator(`main a[href="${href}"]`).count()).toBeGreaterThan(0)
    await done()
  })
