import type { APIRequestContext, Page } from '@playwright/test'
import { dataOf, filtered, made } from './calls.ts'
import { asAdmin, expect, expectAccessible, test } from './fixtures.ts'

// What the console's page tests cannot show: colours, widths, and two apps side by side.

const first = async (api: APIRequestContext, path: string, filter: object) =>
  (await dataOf(api, filtered(path, filter)))[0]

/** Lists and records are looked at in accessible.e2e.ts; these are states on the way. */
async function expectAccessibleInBoth(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expectAccessible(page, 'colours')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a recipe and its dialogs keep their width on a phone and their colours in the dark', {
  tag: '@deep',
}, async ({ browser }) => {
  test.slow()
  const { page, done } = await asAdmin(browser)
  const dialog = page.getByRole('dialog')
  const issued = await dataOf(page.request, filtered('/api/admin/recipes', { status: ['issued'] }))
  const recipe = issued.find(({ version }: { version: number }) => version > 1)
  for (const tab of ['versions', 'orders', 'overrides', 'mails', 'timeline', 'notes', 'history']) {
    await page.goto(`/admins/recipes/${recipe.id}?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (tab === 'versions')
      await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible()
    if (tab === 'versions' || tab === 'mails') await expectAccessibleInBoth(page)
    await expectNarrow(page)
  }
  await page.goto(`/admins/recipes/${recipe.id}`)
  await page.getByRole('button', { name: 'Hold for safety' }).click()
  await dialog.getByLabel('Reason').fill('x')
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBoth(page)
  await done()
})

test('a template keeps its width on a phone and its colours in the dark', { tag: '@deep' }, async ({
  browser,
}) => {
  test.slow()
  const { page, done } = await asAdmin(browser)
  const dialog = page.getByRole('dialog')
  const recipe = await first(page.request, '/api/admin/recipes', {})
  for (const mode of ['create', `template&recipe=${recipe.id}`]) {
    await page.goto(`/admins/recipes/registration?mode=${mode}`)
    await expect(page.getByLabel('Name')).toBeVisible()
    await expectAccessibleInBoth(page)
  }
  const published = await first(page.request, '/api/admin/templates', { status: ['published'] })
  const draft = await made(page.request, 'POST', '/api/admin/templates', {
    mode: 'copy',
    recipe: published.id,
    title: `Narrow ${Date.now()}`,
  })
  await page.goto(`/admins/recipes/registration?mode=edit&recipe=${draft.id}`)
  await expect(page.getByLabel('Goal')).toBeVisible()
  await expectAccessibleInBoth(page)
  await expectNarrow(page)
  for (const tab of ['', '?tab=versions']) {
    await page.goto(`/admins/recipes/templates/${published.id}${tab}`)
    await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible()
    await expectAccessibleInBoth(page)
  }
  await page.goto('/admins/recipes/templates')
  await page.getByRole('button', { name: 'Replace product' }).click()
  for (const [label, name] of [
    ['Product to replace', 'Biotin & Silica'],
    ['New product', 'Active B Complex'],
  ] as const) {
    await dialog.getByLabel(label).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('table')).toContainText('Hair loss, diffuse')
  await expectAccessibleInBoth(page)
  await done()
})

test('what is said of a step leaves the next one free on a phone', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  const parcel = await first(page.request, '/api/admin/shipments', { status: ['to_pick'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admins/logistics?parcel=${parcel.id}`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Start picking', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await panel.getByRole('button', { name: 'Pack', exact: true }).click({ trial: true })
  await done()
})
