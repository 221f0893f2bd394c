import type { Page } from '../../../testing/page.tsx'
import {
  acted,
  asAdmin,
  dataOf,
  edited,
  expect,
  expectAccessible,
  filtered,
  heldReads,
  made,
  send,
  testAs,
} from '../../../testing/page.tsx'

/** Own reusable sets: made, written, used, changed as the next version, put away; others' ids are not found. */
// a doctor for whom no other test writes sets
const doctor = 'e.petrova@officina.test'
const list = '/doctors/my-recipe'

const test = testAs('doctor', doctor)

test('a set is made, written, copied, renamed, archived, restored and deleted', async ({
  page,
}) => {
  await page.goto(list)
  await page.getByRole('button', { name: 'Create template' }).first().click()
  const ask = page.getByRole('dialog', { name: 'Create template' })
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(ask.getByText('Enter a name.')).toBeVisible()
  await expectAccessible(page)
  await ask.getByLabel('Name').fill('Winter basics')
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Winter basics' })).toBeVisible()

  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill('Vitamin D3 2000')
  await picker
    .getByRole('button', { name: /^Add Vitamin D3 2000/ })
    .first()
    .click()
  await page.getByLabel('Message to the patient').fill('With a meal')
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Message to the patient')).toHaveValue('With a meal')
  await expect(page.getByText('No recipes yet.')).toBeVisible()

  await menu(page, 'Winter basics', 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Winter basics (copy)' })).toBeVisible()
  await menu(page, 'Winter basics (copy)', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(card('Winter basics')).toContainText('Not used yet')
  await expect(card('Winter basics (copy)')).toHaveCount(0)
  await menu(page, 'Winter basics', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename “Winter basics”' })
  await rename.getByLabel('Name').fill('')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(rename.getByText('Enter a name.')).toBeVisible()
  await rename.getByLabel('Name').fill('Winter')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await menu(page, 'Winter', 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(card('Winter')).toHaveCount(0)
  await page.goto(`${list}?archived=1`)
  await card('Winter').getByRole('link', { name: 'Winter', exact: true }).click()
  await expect(page.getByText('This template is archived.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Vitamin D3 2000')
  await menu(page, 'Winter', 'Restore')
  await expect(page.getByLabel('Message to the patient')).toHaveValue('With a meal')
  await test.step('what is chosen right after the dialog has closed is not refused', async () => {
    const reads = await heldReads(page, /\/api\/doctor\/my-recipes\/[^/?]+$/)
    await menu(page, 'Winter', 'Archive')
    const ask = page.getByRole('dialog', { name: 'Archive “Winter”?' })
    await ask.getByRole('button', { name: 'Archive' }).click()
    await reads.begun()
    await expect(ask).toBeVisible()
    await reads.release()
    await expect(ask).toBeHidden()
    await menu(page, 'Winter', 'Restore')
    await expect(page.getByLabel('Message to the patient')).toHaveValue('With a meal')
  })
  await menu(page, 'Winter', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test.deep(
  'a set is used for a patient; what was used is not deleted and changes as version 2',
  async ({ page }) => {
    const set = await makeSet(page, 'For many')
    const [patient] = await dataOf(
      page.request,
      filtered('/api/doctor/patients', { status: ['active'] }),
    )
    await page.goto(`${list}/${set.id}`)
    await page.getByRole('button', { name: 'Use for patient' }).click()
    await expect(page).toHaveURL(/registration\?mode=edit&recipe=/)
    await expect(page.getByText('For better nights')).toBeHidden()
    const id = new URL(page.url()).searchParams.get('recipe') ?? ''
    const recipe = `/api/doctor/recipes/${id}`
    const draft = await dataOf(page.request, recipe)
    expect(draft.lines[0].rationale).toBe('For better nights')
    await edited(page.request, recipe, { patient_id: patient.id })
    await acted(page.request, recipe, 'issue', { send_mail: false })

    await page.goto(`${list}/${set.id}`)
    const usage = page.getByRole('region', { name: 'Recipes from this template' })
    await expect(usage).toContainText('Used once')
    await expect(usage.getByRole('link', { name: /^R-\d{4}-/ })).toBeVisible()
    await page.getByRole('button', { name: 'More: For many' }).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByLabel('Message to the patient').fill('Take it easy')
    await saved(page)
    await expect(page.getByText('Version 2', { exact: true })).toBeVisible()
    const refused = await send(page.request, 'DELETE', `/api/doctor/my-recipes/${set.id}`)
    expect(refused.status()).toBe(409)

    await page.goto(`${list}/not-an-id`)
    await expect(page).toHaveURL(new RegExp(`${list}\\?gone=1$`))
  },
)

test.deep('a template is copied; its next version is compared and taken over', async ({ page }) => {
  await page.goto(`${list}?kind=admins`)
  await page.getByRole('button', { name: 'Copy to my templates: Bone health 50+' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bone health 50+' })).toBeVisible()
  await expect(page.getByText('From “Bone health 50+”, version 1')).toBeVisible()
  const mine = page.url()

  const office = await asAdmin()
  const api = office.page.request
  const [{ id }] = await dataOf(
    page.request,
    filtered('/api/doctor/templates', { q: 'Bone health' }),
  )
  const next = await made(api, 'POST', '/api/admin/templates', { mode: 'edit', recipe: id })
  const record = `/api/admin/templates/${next.id}`
  await edited(api, record, { message: 'Now with walks' })
  await acted(api, record, 'publish')
  await office.done()

  await page.goto(list)
  await expect(page.getByText('Template updated')).toBeVisible()
  await page.goto(mine)
  await page.getByRole('button', { name: 'Compare and update' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Update to version 2 of the Officina template?',
  })
  await expect(dialog.getByText('Officina: Now with walks')).toBeVisible()
  await expect(dialog.getByText('Unchanged').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Update template' }).click()
  await expect(page.getByLabel('Message to the patient')).toHaveValue('Now with walks')
  await expect(page.getByText('From “Bone health 50+”, version 2')).toBeVisible()
})

test('a product is put on a set, its dosage written, and taken off', async ({ page }) => {
  const set = await makeSet(page, 'Bones')
  const [product] = await dataOf(
    page.request,
    filtered('/api/doctor/products', { q: 'Zinc Picolinate 15' }),
  )
  const id = product.shopify_product_id
  await page.goto(`${list}/product/?shopify_product_id=gid://shopify/Product/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Bones' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`recipeId=${set.id}`))
  const pane = page.getByRole('region', { name: 'In “Bones”' })
  const reason = pane.getByLabel('Reason', { exact: false }).first()
  await reason.fill('For the bones')
  await test.step('what is refused of another product is shown where that is', async () => {
    await page.route(`**/my-recipes/${set.id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { errors: { 'lines.0.quantity': ['Too many.'] } } })
        : route.continue(),
    )
    await pane.getByRole('button', { name: 'Save', exact: true }).click()
    const refusal = pane.getByRole('button', { name: /^Vitamin D3 2000.*, Packs/ })
    await expect(refusal).toBeVisible()
    await page.unrouteAll()
    await refusal.click()
    await expect(page).toHaveURL(new RegExp(`${list}/${set.id}$`))
    // what was left there is saved, and no change of somebody else's
    await saved(page)
    await page.getByRole('link', { name: product.title, exact: true }).click()
    await expect(reason).toHaveValue('For the bones')
  })
  await pane.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Remove from template' }).click()
  await page
    .getByRole('dialog', { name: /^Remove Zinc Picolinate 15.* from “Bones”\?$/ })
    .getByRole('button', { name: 'Remove from template' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${list}/${set.id}$`))
  await expect(page.getByRole('link', { name: 'Vitamin D3 2000' })).toBeVisible()
  await page.getByRole('link', { name: 'Vitamin D3 2000' }).click()
  await expect(page.getByRole('region', { name: 'In “Bones”' })).toBeVisible()

  for (const unknown of ['999999999', 'abc']) {
    await page.goto(`${list}/product/?shopify_product_id=${unknown}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page')
  }
  await page.goto(`${list}/product/`)
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('of a set that was deleted elsewhere nothing that is typed is lost', async ({ page }) => {
  const set = await makeSet(page, 'Deleted')
  const remove = (id: string) => send(page.request, 'DELETE', `/api/doctor/my-recipes/${id}`)
  await page.goto(`${list}/${set.id}`)
  const message = page.getByLabel('Message to the patient')
  await message.fill('With a meal')
  await saved(page)
  await remove(set.id)
  await message.fill('With every meal')
  await expect(page.getByText('This template was deleted elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as a new template' }).click()
  await expect(page).not.toHaveURL(new RegExp(set.id))
  await page.reload()
  await expect(message).toHaveValue('With every meal')
  await expect(page.getByRole('main')).toContainText('Vitamin D3 2000')

  await remove(page.url().split('/').at(-1) ?? '')
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`${list}\\?gone=1$`))
  await expect(page.getByText('That template does not exist.')).toBeVisible()
})

test('warnings are in the language that the page is read in', async ({ page }) => {
  const set = await makeSet(page, 'Without dosage', { dosage_mode: 'structured' })
  await page.goto(`${list}/${set.id}`)
  await expect(page.getByText(/^Vitamin D3 2000.* has no dosage yet\.$/)).toBeVisible()
  const chosen = async (label: string, language: string) => {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/account/preferences'))
    await page.getByRole('combobox', { name: label }).selectOption(language)
    await kept
  }
  await chosen('Language', 'ja')
  const inJapanese = page.getByText(/^「Vitamin D3 2000.*」の用法・用量が未入力です。$/)
  await expect(inJapanese).toBeVisible()
  await page.reload()
  await expect(inJapanese).toBeVisible()
  await chosen('言語', 'en')
})

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

async function menu(page: Page, of: string, item: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item })
  const timeout = 2_000
  // a page that has just been entered draws its header once more
  await expect(async () => {
    if ((await entry.count()) === 0)
      await page.getByRole('button', { name: `More: ${of}`, exact: true }).click({ timeout })
    await entry.click({ timeout })
  }).toPass({ timeout: 15_000 })
}

type Made = { id: string; revision: number }
async function makeSet(page: Page, title: string, written: object = {}): Promise<Made> {
  const [product] = await dataOf(
    page.request,
    filtered('/api/doctor/products', { q: 'Vitamin D3 2000' }),
  )
  const { id, revision } = await made(page.request, 'POST', '/api/doctor/my-recipes', { title })
  const line = {
    product_id: product.id,
    variant_id: product.variant_id,
    dosage_mode: 'label',
    quantity: 1,
    rationale: 'For better nights',
    ...written,
  }
  return made(page.request, 'PATCH', `/api/doctor/my-recipes/${id}`, { revision, lines: [line] })
}
