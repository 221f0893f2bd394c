import type { Page, Request } from '@playwright/test'
import { isDeep } from './deep.ts'
import { asAdmin, expect, test } from './fixtures.ts'

/** As one works: from link to link, without loading the application again; twice, in the deep run. */
const rounds = isDeep ? 2 : 1
const menu = [
  'Approved doctors',
  'All doctors',
  'Patients',
  'Orders',
  'Shipping',
  'Settlements',
  'Applications',
]

/** Lists whose columns have room for their words from 1280 px on. */
const whole = ['All doctors', 'Patients', 'Orders', 'Shipping', 'Settlements']

test('a walk over all lists asks once who one is, and only this server', { tag: '@deep' }, async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const admin = await asAdmin(browser)
  const { page } = admin
  await page.setViewportSize({ width: 1440, height: 900 })
  const asked: Request[] = []
  page.on('request', (request) => void asked.push(request))
  const began = Date.now()
  await page.goto('/admins/approve-doctor')
  const seen = new Set([await heading(page)])
  let pages = 1
  for (let round = 0; round < rounds; round++)
    for (const name of menu) {
      const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })
      await link.first().click()
      await expect(link.first()).toHaveAttribute('aria-current', 'page')
      seen.add(await heading(page))
      await expect(page.getByRole('table')).toBeVisible()
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // the menu folds, and the list takes its place, in a moment
        await expect
          .poll(() => overflow(page), `${name} is wider than ${width} px`)
          .toBeLessThanOrEqual(1)
        await expect.poll(() => cutChips(page), `states of ${name} at ${width} px`).toEqual([])
        expect(await hiddenBeneath(page), `beneath values of ${name} at ${width} px`).toEqual([])
        if (width >= 1280 && whole.includes(name))
          await expect.poll(() => cutWords(page), `words of ${name} at ${width} px`).toEqual([])
      }
      pages++
    }
  expect(pages).toBe(1 + rounds * menu.length)
  expect(seen.size).toBe(menu.length)
  const minutes = Math.ceil((Date.now() - began) / 60_000)
  const calls = asked.filter((request) => new URL(request.url()).pathname === '/api/admin/me')
  expect(calls.length, `calls of me in ${minutes} minutes`).toBeLessThanOrEqual(minutes)
  const own = new URL(page.url()).host
  const foreign = asked
    .map((request) => new URL(request.url()))
    .filter((url) => ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.host !== own)
  expect(foreign.map(String)).toEqual([])
  await admin.done()
})

/** How many pixels of the list are out of sight to the side. */
const overflow = (page: Page): Promise<number> =>
  page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))

/** States of the list that are not whole. */
const cutChips = (page: Page): Promise<string[]> =>
  page
    .locator('td .status-chip')
    .evaluateAll((chips) =>
      chips
        .filter((chip) => chip.scrollWidth > chip.clientWidth)
        .map((chip) => chip.textContent ?? ''),
    )

/** Second texts of values that have no room in their rows. */
const hiddenBeneath = (page: Page): Promise<string[]> =>
  page.locator('tbody [data-stacked] > div').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const edge = text.parentElement?.getBoundingClientRect().bottom ?? 0
        return text.getBoundingClientRect().bottom > edge + 1
      })
      .map((text) => text.textContent ?? ''),
  )

/** Cells of the list that end within a word. */
const cutWords = (page: Page): Promise<string[]> =>
  page
    .locator('tbody td')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1,
          ),
        )
        .map((cell) => cell.textContent ?? ''),
    )

async function heading(page: Page): Promise<string> {
  await expect(page.locator('h1')).toHaveCount(1)
  return (await page.locator('h1').textContent())?.replace(/[\d,+]+/g, '').trim() ?? ''
}
