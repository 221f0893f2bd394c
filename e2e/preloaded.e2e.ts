import { preloadedCalls as consoleCalls } from '../apps/console/src/preloadedCalls.ts'
import { preloadedCalls as portalCalls } from '../apps/portal/src/pages.ts'
import { isDeep } from './deep.ts'
import { asAdmin, asDoctor, asPatient, expect, test } from './fixtures.ts'

/**
 * The HTML asks, and the page takes its answers: here one page of each app. The page tests hold the texts of all
 * against what the code asks for.
 */
test('what the HTML asks for is what the page uses, once', async ({ browser }) => {
  test.setTimeout(120_000)
  const roles = { doctors: asDoctor, '': asDoctor, user: asPatient, admins: asAdmin }
  for (const [path, calls] of Object.entries({ ...portalCalls, ...consoleCalls })) {
    if (!isDeep && !['/doctors/top', '/admins/orders'].includes(path)) continue
    const person = await roles[path.split('/')[1] as keyof typeof roles](browser)
    const asked: string[] = []
    person.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + decodeURIComponent(search))
    })
    await person.page.goto(path, { waitUntil: 'networkidle' })
    await expect(person.page.locator('h1').first()).toBeVisible()
    for (const call of calls)
      expect
        .soft(
          asked.filter((each) => each.split('?')[0] === call.split('?')[0]),
          path,
        )
        .toEqual([call])
    await person.done()
  }
})
