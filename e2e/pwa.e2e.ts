import type { Page } from '@playwright/test'
import { isDeep } from './deep.ts'
import { dataOf, demo, expect, expectAccessible, settled, signedIn, test } from './fixtures.ts'
import { patientPages } from './pages.ts'

const withWorker = { serviceWorkers: 'allow' } as const

test('nothing of a patient is kept in the browser, and without a line the app says so', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const patient = await signedIn(browser, 'patient', withWorker)
  const { page, context } = patient
  await page.goto('/user/top')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const me = await dataOf(context.request, '/api/patient/me')
  const top = await dataOf(context.request, '/api/patient/top')
  const paths = await patientPages(context.request)
  for (const path of isDeep
    ? paths
    : paths.filter((each) => /top$|recipes|cart|orders|health/.test(each))) {
    await page.goto(path)
    await settled(page)
  }
  const { urls, text } = await keptBy(page)
  expect(urls.length).toBeGreaterThan(5)
  for (const url of urls) expect(url).toMatch(/^\/(assets\/[\w.-]+|brand\/[\w.-]+|offline\.html)$/)
  const secrets = [
    demo.patient,
    me.last_name,
    me.number,
    ...top.recipes.flatMap((recipe: Recipe) => [recipe.number, recipe.lines[0]?.product.title]),
  ].filter(Boolean)
  for (const secret of secrets) expect(text).not.toContain(secret)

  await page.goto('/user/top')
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await page.goto('/user/recipes')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await page.content()).not.toContain(me.last_name)
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await patient.done()
})

test('the app can be installed from the pages of patients alone', async ({ request }) => {
  const html = await (await request.get('/user/login')).text()
  expect(html).toContain('rel="manifest" href="/manifest.webmanifest"')
  expect(await (await request.get('/doctors/login')).text()).not.toContain('manifest.webmanifest')
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ start_url: '/user/top', scope: '/user/', display: 'standalone' })
  for (const icon of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const file = await request.get(icon.src)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, icon.type])
    if (icon.type !== 'image/png') continue
    const bytes = await file.body()
    expect(icon.sizes).toBe(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`)
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

type Recipe = { number: string; lines: { product: { title: string } }[] }

/** Everything that Cache Storage, IndexedDB and both storages hold of this site. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = []
    const texts: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        urls.push(new URL(request.url).pathname)
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name } of await indexedDB.databases()) texts.push(name ?? '')
    if ((await indexedDB.databases()).length > 0) urls.push('a database')
    return { urls, text: texts.join('\n') }
  })
