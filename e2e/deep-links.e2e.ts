import { dataOf, filtered, made } from './calls.ts'
import { asAdmin, expect, test, visitor } from './fixtures.ts'

test('the address of a stranger does not widen the list of doctors', { tag: '@deep' }, async ({
  browser,
}) => {
  const stranger = await visitor(browser)
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`
  await made(stranger.context.request, 'POST', '/api/doctor/registration', { email })
  await stranger.done()
  const { page, done } = await asAdmin(browser)
  const found = filtered('/api/admin/doctors', { q: email.slice(0, 60) })
  await expect.poll(() => dataOf(page.request, found)).toHaveLength(1)
  await page.goto('/admins/doctors')
  const cell = page.getByRole('cell').filter({ has: page.getByRole('link', { name: email }) })
  await expect(cell).toBeVisible()
  expect((await cell.boundingBox())?.width).toBeLessThan(340)
  await done()
})
