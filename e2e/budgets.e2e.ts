import type { Page } from '@playwright/test'
import { isDeep } from './deep.ts'
import { asAdmin, asDoctor, asPatient, dataOf, expect, test } from './fixtures.ts'
import { doctorPages } from './pages.ts'

/** Budgets of initial JavaScript as it travels (brotli), in bytes. */
const signInBudget = 148_800
/** Where doctors and patients begin. */
const homeBudget = 200_000
const portalBudget = 225_000
/** Pages that hold everything about one patient, or a recipe or template with the code that edits it. */
const fullBudget = 234_000
const consoleBudget = 268_000
/** The list of orders: where most administrators begin. */
const firstListBudget = 225_000
/** Pages of one record have its actions, parts and related lists as well. */
const recordBudget = 278_000

type Resource = { path: string; bytes: number; start: number; end: number }

async function load(page: Page, path: string): Promise<Resource[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  return resourcesOf(page)
}

/** Loads the page again with every script cached and every call slow: who starts later has waited. */
async function loadSlowly(page: Page): Promise<Resource[]> {
  const session = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 700, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
  await page.reload({ waitUntil: 'networkidle' })
  return resourcesOf(page)
}

async function resourcesOf(page: Page): Promise<Resource[]> {
  await expect(page.locator('h1').first()).toBeVisible()
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      start: entry.startTime,
      end: entry.responseEnd,
    })),
  )
}

/** Charts are drawn once they come into view; until then their tables' numbers are there. */
const isOfCharts = (path: string) => /\/(chartParts|BarPlot|TrendPlot)-/.test(path)

const scriptBytes = (resources: Resource[]) =>
  resources
    .filter((r) => r.path.endsWith('.js') && !isOfCharts(r.path))
    .reduce((sum, r) => sum + r.bytes, 0)

/** Calls after the shell (`me`) that waited for another call to end. */
function secondRound(resources: Resource[]): string[] {
  const calls = resources.filter(
    (r) => r.path.startsWith('/api/') && !/\/api\/\w+\/me$/.test(r.path),
  )
  const firstEnd = Math.min(...calls.map((r) => r.end))
  return calls.filter((r) => r.start > firstEnd).map((r) => r.path)
}

for (const path of ['/doctors/login', '/user/login', '/admins/login']) {
  test(`sign-in page within its budget: ${path}`, async ({ page }) => {
    const resources = await load(page, path)
    const bytes = scriptBytes(resources)
    expect(bytes, 'scripts were counted').toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(signInBudget)
  })
}

test('signed-in portal pages within their budget, in one round of calls', async ({ browser }) => {
  test.setTimeout(120_000)
  const walks = [
    {
      open: asDoctor,
      // rounds are looked at on the busiest pages, in the deep run on all but the builder: that makes its draft first
      paths: ['/doctors/top', '/doctors/recipes/registration', '/doctors/catalogs'],
    },
    {
      open: asPatient,
      paths: [
        ...['/user/top', '/user/catalogs', '/user/cart'],
        ...(isDeep ? ['/user/recipes', '/user/order-histories'] : []),
      ],
    },
  ]
  for (const { open, paths } of walks) {
    for (const path of paths) {
      const person = await open(browser)
      // patients come with a phone, where the list of recipes opens none by itself
      if (open === asPatient) await person.page.setViewportSize({ width: 390, height: 844 })
      const resources = await load(person.page, path)
      const isBuilder = path === '/doctors/recipes/registration'
      const budget = path.endsWith('/top') ? homeBudget : isBuilder ? fullBudget : portalBudget
      expect.soft(scriptBytes(resources), path).toBeLessThanOrEqual(budget)
      if (isDeep ? !isBuilder : /top$|cart$/.test(path))
        expect
          .soft(secondRound(await loadSlowly(person.page)), `${path} waits for a second round`)
          .toEqual([])
      await person.done()
    }
  }
})

test('every other page of a doctor within its budget, in one round of calls', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const first = await asDoctor(browser)
  const places = (await doctorPages(first.context.request)).filter(
    (path) => !/panel=|[?&]product=|registration/.test(path),
  )
  await first.done()
  for (const path of places) {
    const doctor = await asDoctor(browser)
    const resources = await load(doctor.page, path)
    expect.soft(scriptBytes(resources), path).toBeLessThanOrEqual(fullBudget)
    expect
      .soft(secondRound(await loadSlowly(doctor.page)), `${path} waits for a second round`)
      .toEqual([])
    await doctor.done()
  }
})

/** Of the console, from an empty cache; `records`: the page of the first of them. */
type ConsolePage = [path: string, records?: string]

const consolePages: ConsolePage[] = [
  ['/admins/approve-doctor'],
  ['/admins/doctors/', 'doctors'],
  ['/admins/orders'],
  ['/admins/orders/detail/', 'orders'],
  ...(isDeep
    ? ([
        ['/admins/registered-doctors'],
        ['/admins/doctors'],
        ['/admins/patients'],
        ['/admins/patients/', 'patients'],
        ['/admins/settlements'],
        ['/admins/settlements/detail/', 'settlements'],
        ['/admins/logistics'],
      ] satisfies ConsolePage[])
    : []),
]

test('pages of the console within their budget', async ({ browser }) => {
  test.setTimeout(180_000)
  const sizes: string[] = []
  for (const [path, records] of consolePages) {
    const admin = await asAdmin(browser)
    const first = records && (await firstOf(admin.page, records))
    const resources = await load(admin.page, path + (first ?? ''))
    const bytes = scriptBytes(resources)
    sizes.push(`${Math.round(bytes / 1000)} kB ${path}${first ? ':id' : ''}`)
    expect.soft(bytes, path).toBeGreaterThan(100_000)
    const list = path === '/admins/orders' ? firstListBudget : consoleBudget
    expect.soft(bytes, path).toBeLessThanOrEqual(records ? recordBudget : list)
    await admin.done()
  }
  test.info().annotations.push({ type: 'initial JavaScript', description: sizes.join(', ') })
})

async function firstOf(page: Page, resource: string): Promise<string> {
  return (await dataOf(page.context().request, `/api/admin/${resource}?range=[0,0]`))[0].id
}
