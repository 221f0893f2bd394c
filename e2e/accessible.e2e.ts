import { readdirSync } from 'node:fs'
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { isDeep } from './deep.ts'
import { expect, settled, signedIn, test, violationsOf, visitor } from './fixtures.ts'
import { adminLists, adminRecords, doctorPages, openPages, patientPages } from './pages.ts'

/**
 * Every page: axe finds nothing, nothing is wider than the screen, and it has a title and a footer. The deep run
 * looks at all of them in English and Japanese, light and dark, on a desk and on a phone; else axe looks at one
 * of each kind on the light English desk, and at the size of its links on a phone. A page is loaded once; scheme and size change under it.
 */
test.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** A desk at twice the size. */
const zoomed = { width: 720, height: 450 }
const smallest = { width: 320, height: 640 }

type Enter = (
  browser: Browser,
  options: BrowserContextOptions,
) => Promise<{ page: Page; done(): Promise<void> }>
type Places = (request: APIRequestContext) => Promise<readonly string[]> | readonly string[]

const asRole =
  (role: 'doctor' | 'patient' | 'admin'): Enter =>
  (browser, options) =>
    signedIn(browser, role, options)

/** `some` are one of each kind: list, record, form, panel, cart. */
type Group = { enter: Enter; places: Places; narrowest: typeof phone; some: RegExp }

const groups: Record<string, Group> = {
  visitor: {
    enter: visitor,
    places: () => openPages,
    narrowest: smallest,
    some: /^\/$|user\/login$|doctors\/sign-up$|no-such-page/,
  },
  doctor: {
    enter: asRole('doctor'),
    places: doctorPages,
    narrowest: phone,
    some: /top$|patients$|panel=edit$|registration|&product=/,
  },
  patient: {
    enter: asRole('patient'),
    places: patientPages,
    narrowest: smallest,
    some: /top$|recipes\?id|product=|cart$/,
  },
  'administrator, lists': {
    enter: asRole('admin'),
    places: () => adminLists,
    narrowest: phone,
    some: /doctors$|doctors\/new|patients$/,
  },
  'administrator, records': {
    enter: asRole('admin'),
    places: adminRecords,
    narrowest: phone,
    some: /=edit$|detail\/[^/]+$/,
  },
}

for (const locale of isDeep ? ['en-US', 'ja-JP'] : ['en-US'])
  for (const [who, { enter, places, narrowest, some }] of Object.entries(groups))
    test(`accessible in ${locale.slice(0, 2)}: ${who}`, async ({ browser }) => {
      test.setTimeout(300_000)
      const { page, done } = await enter(browser, { locale })
      const all = await places(page.context().request)
      const looked = isDeep ? all : all.filter((path) => some.test(path))
      expect(looked.length).toBeGreaterThanOrEqual(3)
      for (const path of looked) await test.step(path, () => look(page, path, narrowest))
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await done()
    })

async function look(page: Page, path: string, narrowest: typeof phone): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desk)
  await page.goto(path)
  await settled(page)
  expect.soft(await violationsOf(page), `${path}, light`).toEqual([])
  await expectToFit(page, path)
  await expect.soft(page, `${path} has a title of its own`).not.toHaveTitle('Officina')
  await expect
    .soft(page.locator('footer, [role=contentinfo]').first(), `${path} has a footer`)
    .toBeVisible()
  if (isDeep) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    expect.soft(await violationsOf(page, 'colours'), `${path}, dark`).toEqual([])
    await page.setViewportSize(zoomed)
    await settled(page)
    await expectToFit(page, path)
  }
  await page.setViewportSize(phone)
  await settled(page)
  const onPhone = await violationsOf(page, isDeep ? 'everything' : 'targets')
  expect.soft(onPhone, `${path}, on a phone`).toEqual([])
  await expectToFit(page, path)
  if (narrowest !== phone) {
    await page.setViewportSize(narrowest)
    await settled(page)
    await expectToFit(page, path)
  }
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const [screen, wider] = await page.evaluate(findWider)
  expect.soft(wider, `${path} at ${screen} px`).toEqual([])
}

/**
 * The page if it scrolls sideways, what a panel shows beyond the edge without scrolling itself, headings of tables
 * that lie over their first row, and on phones the cards of a table that are wider than their frame.
 */
function findWider(): [number, string[]] {
  const { scrollWidth, clientWidth } = document.documentElement
  const scrolls = (node: Element) => getComputedStyle(node).overflowX !== 'visible'
  const isCut = (node: Element) => {
    if (node.getBoundingClientRect().right <= clientWidth + 1) return false
    for (let at = node.parentElement; at && at.role !== 'dialog'; at = at.parentElement)
      if (scrolls(at)) return false
    return true
  }
  const cut = [...document.querySelectorAll('[role=dialog] *')].filter(isCut)
  scrollTo(0, 0)
  const covered = [...document.querySelectorAll('table')].filter((table) => {
    const heading = table.tHead?.rows[0]?.cells[0]?.getBoundingClientRect()
    const row = table.tBodies[0]?.rows[0]?.getBoundingClientRect()
    return heading && row && heading.height > 0 && row.height > 0 && heading.bottom > row.top + 1
  })
  const cards = clientWidth < 600 ? [...document.querySelectorAll('table')] : []
  const wide = cards.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
  return [
    clientWidth,
    [
      ...(scrollWidth > clientWidth ? [`the page, ${scrollWidth} px`] : []),
      ...wide.map((table) => `cards of ${table.ariaLabel}, ${table.scrollWidth} px`),
      ...covered.map((table) => `a covered row: ${table.rows[1]?.textContent}`),
      ...cut.slice(0, 3).map((node) => node.outerHTML.slice(0, 120)),
    ],
  ]
}

test('every page of the portal is looked at', async ({ browser }) => {
  const doctor = await signedIn(browser, 'doctor')
  const patient = await signedIn(browser, 'patient')
  const seen = [
    ...openPages,
    ...(await doctorPages(doctor.context.request)),
    ...(await patientPages(patient.context.request)),
  ].map((path) => path.split('?')[0] ?? '')
  const built = readdirSync('apps/portal/src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/page\.tsx$/, '')}`)
  const missing = built.filter((page) => {
    const pattern = new RegExp(`^${page.replaceAll(/\/_\w+/g, '/[^/]+')}/?$`)
    return !seen.some((path) => pattern.test(path))
  })
  expect(built.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
  await doctor.done()
  await patient.done()
})

test('every entry of the menu of the console is looked at', async ({ browser }) => {
  const { page, done } = await signedIn(browser, 'admin')
  await page.goto('/admins/approve-doctor')
  await settled(page)
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !adminLists.includes(path))).toEqual([])
  await done()
})
