import {
  acted,
  asDoctor,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  type Page,
  test,
} from '../../../testing/page.tsx'

/** Own catalogs, the products of a catalog, and catalogs that go onto a recipe. */
// a doctor for whom no other test writes catalogs
const doctor = 'e.petrova@officina.test'

test('a catalog is made, filled, shown to some, previewed and archived', async () => {
  const name = 'My shortlist'
  const { page } = await asDoctor(doctor)
  await page.goto('/doctors/catalogs')
  const access = page.getByLabel('What patients can buy besides their recipes')
  await access.selectOption('closed')
  await expect(page.getByText(/^Saved\. Applies to patients/)).toBeVisible()
  await access.selectOption('open')
  await page.getByRole('button', { name: 'Create catalog' }).click()
  const ask = page.getByRole('dialog', { name: 'Create catalog' })
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(ask.getByText('Enter a name.')).toBeVisible()
  await ask.getByLabel('Name').fill(name)
  await ask.getByLabel('Visible to').selectOption('all_my_patients')
  await page.keyboard.press('Escape')
  await expect(ask.getByText(/discard it/)).toBeVisible()
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
  await expect(page.getByText('Visible to: All my patients')).toBeVisible()
  await page.getByRole('button', { name: 'Add products' }).click()
  const adding = page.getByRole('dialog', { name: 'Add products' })
  for (const title of ['Vitamin D3 2000', 'Zinc Picolinate 15']) {
    await adding.getByRole('searchbox').fill(title)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
      adding.getByRole('button', { name: `Add ${title}`, exact: true }).click(),
    ])
  }
  await adding.getByRole('button', { name: 'Close' }).click()
  const shown = page.getByRole('list', { name: 'Products in this catalog' })
  await expect(shown.getByRole('listitem')).toHaveCount(2)
  for (const title of ['Vitamin D3 2000', 'Zinc Picolinate 15'])
    await page.getByRole('checkbox', { name: `Compare ${title}` }).check()
  await page.getByRole('button', { name: 'Compare (2)' }).click()
  const side = page.getByRole('dialog', { name: 'Compare products' })
  await expect(side.getByRole('heading', { name: 'Zinc Picolinate 15' })).toBeVisible()
  await side.getByRole('button', { name: 'Close' }).click()
  await menu(page, name, 'Arrange products')
  const order = page.getByRole('dialog', { name: /^Arrange products/ })
  await order.getByRole('button', { name: 'Move Zinc Picolinate 15 up' }).click()
  await order.getByLabel('Note on Zinc Picolinate 15 for patients').fill('After dinner')
  await page.keyboard.press('Escape')
  await expect(order.getByText(/discard it/)).toBeVisible()
  await expectAccessible(page)
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(shown.getByRole('listitem').first()).toContainText('After dinner')
  await menu(page, name, 'Edit')
  const edit = page.getByRole('dialog', { name: `Edit “${name}”` })
  await edit.getByLabel('Visible to').selectOption('selected')
  await edit.getByLabel('Tags').fill('vip, new')
  await expect(edit.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await menu(page, name, 'Preview as patient')
  const preview = page.getByRole('dialog', { name: 'Preview as patient' })
  await expect(preview.getByRole('listitem').first()).toContainText('After dinner')
  await preview.getByRole('button', { name: 'Close' }).click()

  const address = page.url()
  const other = await asDoctor()
  await other.page.goto(address)
  await expect(other.page).toHaveURL(/\/doctors\/catalogs\?gone=1/)
  await other.done()
  await page.goto('/doctors/catalogs?kind=doctor')
  await page.getByRole('link', { name }).click()
  await menu(page, name, 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/doctors\/catalogs\?kind=doctor/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test.deep(
  'products of a catalog are found by price, opened beside similar ones and put into an own catalog',
  async () => {
    const { page } = await asDoctor(doctor)
    await made(page.request, 'POST', '/api/doctor/catalogs', { name: 'For the shelf' })
    const all: { id: string; kind: string; products_count: number }[] = await dataOf(
      page.request,
      '/api/doctor/catalogs?range=[0,99]',
    )
    const shop = all
      .filter(({ kind }) => kind === 'platform')
      .sort((a, b) => b.products_count - a.products_count)[0]
    await page.goto(`/doctors/catalog?catalogId=${shop?.id}`)
    const shown = page.getByRole('list', { name: 'Products in this catalog' })
    await expect(shown).toBeVisible()
    const before = await shown.getByRole('listitem').count()
    await page.getByRole('button', { name: 'Price', exact: true }).click()
    const range = page.getByRole('dialog', { name: 'Price' })
    await range.getByLabel(/^From/).fill('20')
    await range.getByLabel(/^To/).fill('abc')
    await range.getByRole('button', { name: 'Apply' }).click()
    await expect(range.getByText('Enter a number such as 120.')).toBeVisible()
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
    const [kept] = await dataOf(
      page.request,
      filtered('/api/doctor/catalogs', { kind: ['doctor'], q: 'For the shelf' }),
    )
    expect(kept.products_count).toBe(1)

    // a catalog that was put away meanwhile takes nothing more
    await drawer.getByRole('button', { name: 'Add to my catalog' }).click()
    await ask.getByLabel('My catalog').selectOption({ label: 'For the shelf' })
    await acted(page.request, `/api/doctor/catalogs/${kept.id}`, 'archive')
    await ask.getByRole('button', { name: 'Add to catalog' }).click()
    await expect(ask.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  },
)

test.deep(
  'a card without a cover shows products; one that is opened goes onto a new recipe',
  async () => {
    const { page } = await asDoctor(doctor)
    await page.goto('/doctors/catalogs?kind=platform')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first()
    await expect(card.locator('svg')).toHaveCount(4)
    await card.getByRole('link').click()
    const shown = page.getByRole('list', { name: 'Products in this catalog' })
    await shown.getByRole('listitem').first().getByRole('button').first().click()
    const drawer = page.getByRole('dialog')
    const toRecipe = drawer.getByRole('link', { name: 'Add to recipe' })
    await expect(toRecipe).toBeVisible()
    const title = await drawer.getByRole('heading', { level: 2 }).first().innerText()
    await toRecipe.click()
    const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
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
    await expect(recipe.getByText('No products yet')).toBeVisible()
    await made(page.request, 'DELETE', `/api/doctor/recipes/${id}`)
  },
)

async function menu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
