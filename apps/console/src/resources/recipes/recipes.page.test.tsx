import {
  dataOf,
  demo,
  expect,
  expectAccessible,
  filtered,
  made,
  type Page,
  readMail,
  test,
} from '../../testing/page.tsx'

type RecipeRow = { id: string; number: string; version: number; ordered_count: number }

/** Rows of a list of the console, as the signed-in administrator gets them. */
const rows = (page: Page, path: string, filter: object = {}): Promise<RecipeRow[]> =>
  dataOf(page.context().request, `${filtered(path, filter)}&range=[0,99]`)

test.deep(
  'a recipe is held for safety and released; doctor and patient are told; refusals stand in the dialog',
  async ({ page }) => {
    const all = await rows(page, '/api/admin/recipes', { status: ['issued'] })
    const recipe = all.find((each) => each.version > 1)
    await page.goto('/admins/recipes')
    await expect(page.getByRole('heading', { level: 1, name: /^Recipes/ })).toBeVisible()
    await page.getByRole('searchbox').fill(recipe?.number ?? '')
    await expect(page).toHaveURL(/filter=/)
    await page.getByRole('link', { name: recipe?.number }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(recipe?.number ?? '')
    for (const tab of [
      'versions',
      'orders',
      'overrides',
      'mails',
      'timeline',
      'notes',
      'history',
    ]) {
      await page.goto(`/admins/recipes/${recipe?.id}?tab=${tab}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (tab === 'versions')
        await expect(page.getByRole('table', { name: 'Comparison' })).toContainText('Changed')
      if (tab === 'versions' || tab === 'mails') await expectAccessible(page)
    }
    await page.goto(`/admins/recipes/${recipe?.id}`)
    await page.getByRole('button', { name: 'Hold for safety' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('x')
    await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('Recall of a product')
    await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(page.getByText('Held for safety: Recall of a product')).toBeVisible()
    const mail = await readMail(page.request, demo.doctor, /paused for safety/)
    expect(mail.text).not.toContain('Recall')
    await page.getByRole('button', { name: 'Release hold' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Hold for safety' })).toBeVisible()
  },
)

test('a recipe nobody ordered from is marked as an error, one that was ordered is not', async ({
  page,
}) => {
  const all = await rows(page, '/api/admin/recipes', { status: ['issued'] })
  const ordered = all.find((each) => each.ordered_count > 0)
  const unordered = all.find((each) => each.ordered_count === 0)
  await page.goto(`/admins/recipes/${ordered?.id}`)
  await expect(page.getByRole('button', { name: 'Hold for safety' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as entered in error' })).toHaveCount(0)
  await page.goto(`/admins/recipes/${unordered?.id}`)
  await page.getByRole('button', { name: 'Mark as entered in error' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark as entered in error' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Issued for another patient')
  await dialog.getByRole('button', { name: 'Mark as entered in error' }).click()
  await expect(page.getByText(`${unordered?.number} marked as entered in error`)).toBeVisible()
  for (const name of ['Hold for safety', 'Mark as entered in error'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})

test('a template is written, published, edited as a new version and retired', async ({ page }) => {
  const catalog = await made(page.request, 'POST', '/api/admin/catalogs', { name: 'Cold months' })
  await page.goto('/admins/recipes/templates')
  await page.getByRole('link', { name: 'Add recipe template' }).click()
  await expect(page).toHaveURL(/recipes\/registration\?mode=create/)
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Winter skin')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter skin, version 1')

  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Add at least one product.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.getByRole('searchbox').fill('Ceramide')
  await page.getByRole('button', { name: 'Add Ceramide Barrier Cream' }).click()
  await page.getByLabel('Times', { exact: true }).fill('3')
  await expect(page.getByText(/3 times a day/).first()).toBeVisible()
  await expect(page.getByText(/1日3回/).first()).toBeVisible()
  await page.getByLabel('Goal').fill('dry skin')
  const from = page.getByLabel('Products from')
  await from.selectOption(catalog.id)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await expectAccessible(page)
  const { revision } = catalog
  await made(page.request, 'POST', `/api/admin/catalogs/${catalog.id}/archive`, { revision })
  await page.reload()
  await expect(page.getByLabel('Goal')).toHaveValue('dry skin')
  await expect(from).toContainText('Cold months (archived)')
  await expect(from).toHaveValue(catalog.id)
  await expect(page.getByText(/3 times a day/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/recipes\/templates\/[\w-]+$/)
  await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter skin, version 1')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Create new version' }).click()
  await expect(page.getByText('Version 1 is published and cannot be changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Open version 2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter skin, version 2')
  await page.getByRole('button', { name: 'Save and close' }).click()
  await expect(page).toHaveURL(/recipes\/templates\/[\w-]+$/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByRole('button', { name: 'Retire' })).toHaveCount(0)
  await page.goto(`${page.url()}?tab=versions`)
  await expect(page.getByRole('table', { name: 'Versions' })).toContainText('Version 1')
  await expectAccessible(page)
})

test('of a template that was deleted elsewhere nothing that is typed is lost', async ({ page }) => {
  const begun = { mode: 'create', title: 'Summer skin' }
  const template = await made(page.request, 'POST', '/api/admin/templates', begun)
  const remove = (id: string) => made(page.request, 'DELETE', `/api/admin/templates/${id}`)
  await page.goto(`/admins/recipes/registration?mode=edit&recipe=${template.id}`)
  const goal = page.getByLabel('Goal')
  await goal.fill('dry skin')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await remove(template.id)
  await goal.fill('dry skin in summer')
  await expect(page.getByText('This template was deleted elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as a new template' }).click()
  await expect(page).not.toHaveURL(new RegExp(template.id))
  await page.reload()
  await expect(goal).toHaveValue('dry skin in summer')
  const kept = new URL(page.url()).searchParams.get('recipe') ?? ''
  await remove(kept)
  await goal.fill('oily skin')
  await page.getByRole('button', { name: 'Discard and go to templates' }).click()
  await expect(page).toHaveURL(/recipes\/templates$/)
  for (const path of [`templates/${kept}`, `registration?mode=edit&recipe=${kept}`]) {
    await page.goto(`/admins/recipes/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This template does not exist')
    await expect(page.getByRole('link', { name: 'Go to templates' })).toHaveAttribute(
      'href',
      '/admins/recipes/templates',
    )
  }
  await page.goto(`/admins/recipes/registration?mode=copy&recipe=${kept}`)
  await page.getByLabel('Name').fill('Autumn')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toContainText('This template was deleted')
  await expect(page.getByLabel('Name')).toHaveValue('Autumn')
})

test.deep(
  'a product is replaced in many templates after a look at what happens',
  async ({ page }) => {
    await page.goto('/admins/recipes/templates')
    await page.getByRole('button', { name: 'Replace product' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('Choose both products.')).toBeVisible()
    for (const [label, name] of [
      ['Product to replace', 'Biotin & Silica'],
      ['New product', 'Active B Complex'],
    ] as const) {
      await dialog.getByLabel(label).fill(name)
      await page.getByRole('option', { name }).click()
    }
    await page.keyboard.press('Escape')
    await expect(dialog.getByText(/“Cancel” to discard it/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('table')).toContainText('Hair loss, diffuse')
    await expectAccessible(page)
    // what was looked at is not what would happen then
    const right = dialog.getByLabel('Publish the new versions right away')
    await right.check()
    await expect(dialog.getByRole('button', { name: /^Replace in/ })).toHaveCount(0)
    await right.uncheck()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: /^Replace in/ }).click()
    await expect(dialog.getByRole('table')).toContainText('Draft changed')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  },
)

test.deep(
  'deep links of other modes: copy, from a recipe, unknown, and no permission',
  async ({ page }) => {
    const [template] = await rows(page, '/api/admin/templates', { status: ['published'] })
    const [recipe] = await rows(page, '/api/admin/recipes')
    await page.goto(`/admins/recipes/registration?mode=copy&recipe=${template?.id}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(copy), version 1')
    await page.goto(`/admins/recipes/registration?mode=template&recipe=${recipe?.id}`)
    await expectAccessible(page)
    await page.getByLabel('Name').fill('From a recipe')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a recipe, version 1')
    for (const path of ['registration?mode=edit', 'registration?mode=other']) {
      await page.goto(`/admins/recipes/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page')
    }
  },
)
