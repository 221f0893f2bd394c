import type { Page } from '../../../testing/page.tsx'
import { asDoctor, expect, expectAccessible, send, test } from '../../../testing/page.tsx'

/** The products of a catalog, and catalogs that go onto a recipe. */
// a doctor for whom no other test writes catalogs
const doctor = 'e.petrova@officina.test'

test('products of a catalog are found by price, opened beside similar ones and put into an own catalog', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  await make(page, { name: 'For the shelf' })
  const all = await read<{ id: string; kind: string; products_count: number }[]>(
    page,
    '/api/doctor/catalogs?range=[0,99]',
  )
  const shop = all
    .filter(({ kind }) => kind === 'platform')
    .sort((a, b) => b.products_count - a.products_count)[0]
  await page.goto(`/doctors/catalog?catalogId=${shop?.id}`)
  const shown = page.getByRole('list', { name: 'Products of the catalog' })
  await expect(shown).toBeVisible()
  const before = await shown.getByRole('listitem').count()
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  const range = page.getByRole('dialog', { name: 'Price' })
  await range.getByLabel(/^From/).fill('20')
  await range.getByLabel(/^To/).fill('abc')
  await range.getByRole('button', { name: 'Apply' }).click()
  await expect(range.getByText('Type a number such as 120.')).toBeVisible()
  await range.getByLabel(/^To/).fill('30')
  await range.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/price_from=2000&price_to=3000/)
  await expect.poll(() => shown.getByRole('listitem').count()).toBeLessThan(before)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Price: \$20\.00–\$30\.00/ })).toBeVisible()

  const first = shown.getByRole('listitem').first().getByRole('button').first()
  await first.click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Similar products' })
  const name = await drawer.getByRole('heading', { level: 2 }).first().innerText()
  const similar = drawer.getByRole('region', { name: 'Similar products' })
  await similar.getByRole('button').first().click()
  await expect(drawer.getByRole('heading', { level: 2 }).first()).not.toHaveText(name)
  const added = await drawer.getByRole('heading', { level: 2 }).first().innerText()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Add to my catalog' }).click()
  const ask = page.getByRole('dialog', { name: `Add ${added} to which catalog?` })
  await ask.getByRole('button', { name: 'Add to catalog' }).click()
  await expect(ask.getByText('Choose a catalog.')).toBeVisible()
  await ask.getByLabel('My catalog').selectOption({ label: 'For the shelf' })
  await ask.getByRole('button', { name: 'Add to catalog' }).click()
  await expect(ask).toBeHidden()
  const mine = await read<{ id: string; name: string; revision: number; products_count: number }[]>(
    page,
    `/api/doctor/catalogs?filter=${encodeURIComponent('{"kind":["doctor"],"q":"For the shelf"}')}`,
  )
  expect(mine[0]?.products_count).toBe(1)

  // a catalog that was put away meanwhile takes nothing more
  await drawer.getByRole('button', { name: 'Add to my catalog' }).click()
  await ask.getByLabel('My catalog').selectOption({ label: 'For the shelf' })
  const [kept] = mine
  await send(page.request, 'POST', `/api/doctor/catalogs/${kept?.id}/archive`, {
    revision: kept?.revision,
  })
  await ask.getByRole('button', { name: 'Add to catalog' }).click()
  await expect(ask.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await clinic.done()
})

test('a card without a cover shows products; one that is opened goes onto a new recipe', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  await page.goto('/doctors/catalogs?kind=platform')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first()
  await expect(card.locator('svg')).toHaveCount(4)
  await card.getByRole('link').click()
  const shown = page.getByRole('list', { name: 'Products of the catalog' })
  await shown.getByRole('listitem').first().getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  const toRecipe = drawer.getByRole('link', { name: 'Add to recipe' })
  await expect(toRecipe).toBeVisible()
  const title = await drawer.getByRole('heading', { level: 2 }).first().innerText()
  await toRecipe.click()
  const recipe = page.getByRole('region', { name: 'The recipe' })
  const added = recipe.locator('[data-title]').filter({ hasText: title })
  await expect(added).toBeVisible()
  // it is stored as everything that is written is
  await expect(page).toHaveURL(/\/doctors\/recipes\/registration\?mode=edit&recipe=/, {
    timeout: 30_000,
  })
  await page.reload()
  await expect(added).toHaveCount(1)
  const id = new URL(page.url()).searchParams.get('recipe')
  await page.goto('/doctors/recipes/registration?product=019dfcba-e500-7ed7-b80e-0f9a424fa34b')
  await expect(recipe.getByText('No product yet')).toBeVisible()
  await send(page.request, 'DELETE', `/api/doctor/recipes/${id}`)
  await clinic.done()
})

async function make(page: Page, body: { name: string }): Promise<void> {
  const made = await send(page.request, 'POST', '/api/doctor/catalogs', body)
  expect(made.status(), await made.text()).toBe(201)
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: T }).data
}
