import { decidedByPage, landings } from '../packages/client/src/testing/landings.ts'
import { isDeep } from './deep.ts'
import { asAdmin, asDoctor, asPatient, expect, test } from './fixtures.ts'

/** Where one lands, in a browser: signed out, and what only a page decides. Every page × four roles in the deep run. */
const missingTitle = /Page not found|cannot find this page/i
/** Without a product the page leads on, maybe before the guard has asked who it is. */
const sentOn: Record<string, string> = { '/doctors/my-recipe/product/': '/doctors/my-recipe' }
/** Addresses of before whose page leads on to where it is today. */
const moved: Record<string, string> = { '/admins/logistics/settings': '/admins/settings/delivery' }

const columns = [
  {
    who: 'signed out',
    index: 1,
    open: undefined,
    some: ['/no-such-page', '/', '/user/cart', '/admins'],
  },
  {
    who: 'doctor',
    index: 2,
    open: asDoctor,
    some: ['/doctors/login', ...decidedByPage.slice(0, 2)],
  },
  { who: 'patient', index: 3, open: asPatient, some: [] },
  { who: 'admin', index: 4, open: asAdmin, some: [] },
] as const

for (const { who, index, open, some } of columns) {
  const tag = some.length > 0 ? [] : ['@deep']
  test(`where one lands: ${who}`, { tag }, async ({ browser }) => {
    test.setTimeout(240_000)
    const person = open ? await open(browser) : undefined
    const context = person?.context ?? (await browser.newContext())
    const page = person?.page ?? (await context.newPage())
    const rows = landings.filter(([path]) => isDeep || new Set<string>(some).has(path))
    expect(rows.length).toBeGreaterThanOrEqual(some.length)
    for (const row of rows) {
      const [path] = row
      const expected = row[index]
      await page.goto(path)
      await expect(page.locator('h1'), `${who} at ${path} has one heading`).toHaveCount(1)
      await expect(
        page.locator('footer, [role=contentinfo]').first(),
        `${who} at ${path} has a footer`,
      ).toBeVisible()
      const target =
        expected === 'page' || expected === 'missing' ? (moved[path] ?? path) : expected
      await expect
        .poll(() => new URL(page.url()).pathname.replace(/(.)\/$/, '$1'), {
          message: `${who} at ${path}`,
        })
        .toBe(target.replace(/(.)\/$/, '$1'))
      if (expected === 'missing') await expect(page, `${who} at ${path}`).toHaveTitle(missingTitle)
      else await expect(page, `${who} at ${path}`).not.toHaveTitle(missingTitle)
      await expect(page, `${who} at ${path} has a title of its own`).not.toHaveTitle('Officina')
      if (target.endsWith('/login') && target !== path && path !== '/admins') {
        expect(
          new URL(page.url()).searchParams.get('next'),
          `${who} at ${path} comes back`,
        ).toContain(sentOn[path] ?? path.replace(/(.)\/$/, '$1'))
      }
    }
    if (person) await person.done()
    else await context.close()
  })
}
