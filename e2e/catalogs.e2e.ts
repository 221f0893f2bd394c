import type { Page } from '@playwright/test'
import { asDoctor, expect, expectAccessible, send, test } from './fixtures.ts'

/** Own catalogs: made, filled, given a cover, shown to some, put in order, archived. */
test.use({ actionTimeout: 15_000 })

// a doctor for whom no other test writes catalogs
const doctor = 'e.petrova@officina.test'

test('a catalog is made, filled, shown to some, previewed and archived', async ({ browser }) => {
  test.setTimeout(90_000)
  // a second try finds what the first one left
  const name = `My shortlist ${test.info().retry + 1}`
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  await page.goto('/doctors/catalogs')
  const access = page.getByLabel('What patients may buy beside their recipes')
  await access.selectOption('closed')
  await expect(page.getByText(/^Saved\. It holds for patients/)).toBeVisible()
  await access.selectOption('open')
  await page.getByRole('button', { name: 'New catalog' }).click()
  const ask = page.getByRole('dialog', { name: 'New catalog' })
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(ask.getByText('Give it a name.')).toBeVisible()
  await ask.getByLabel('Name').fill(name)
  await ask.getByLabel('Who sees it').selectOption('all_my_patients')
  await ask.getByLabel(/^Cover picture/).setInputFiles('docs/images/doctor-top.png')
  await expect(ask.getByText('doctor-top.png')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask.getByText(/discards it/)).toBeVisible()
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
  await expect(page.getByText('Who sees it: All my patients')).toBeVisible()
  await page.goto('/doctors/catalogs?kind=doctor')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect.poll(() => card.locator('img').evaluate(naturalWidth)).toBe(1_200)
  await card.getByRole('link', { name }).click()

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
  const shown = page.getByRole('list', { name: 'Products of the catalog' })
  await expect(shown.getByRole('listitem')).toHaveCount(2)
  for (const title of ['Vitamin D3 2000', 'Zinc Picolinate 15'])
    await page.getByRole('checkbox', { name: `Compare ${title}` }).check()
  await page.getByRole('button', { name: 'Compare (2)' }).click()
  const side = page.getByRole('dialog', { name: 'Compare products' })
  await expect(side.getByRole('heading', { name: 'Zinc Picolinate 15' })).toBeVisible()
  await expectAccessible(page)
  await side.getByRole('button', { name: 'Close' }).click()
  await menu(page, name, 'Order and notes')
  const order = page.getByRole('dialog', { name: /^Order of the products/ })
  await order.getByRole('button', { name: 'Move Zinc Picolinate 15 up' }).click()
  await order.getByLabel('Note on Zinc Picolinate 15 for patients').fill('After dinner')
  await expectAccessible(page)
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(shown.getByRole('listitem').first()).toContainText('After dinner')
  await menu(page, name, 'Edit')
  const edit = page.getByRole('dialog', { name: `Edit “${name}”` })
  await edit.getByLabel('Who sees it').selectOption('selected')
  await edit.getByLabel('Tags').fill('vip, new')
  await expect(edit.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  const cover = edit.getByLabel(/^Cover picture/)
  const broken = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await cover.setInputFiles(broken)
  await expect(edit.getByText(/cannot be read/)).toBeVisible()
  await cover.setInputFiles('docs/images/doctor-top.png')
  await expect(edit.getByText('doctor-top.png')).toBeVisible()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await menu(page, name, 'Preview as patient')
  const preview = page.getByRole('dialog', { name: 'Preview as patient' })
  await expect(preview.getByRole('listitem').first()).toContainText('After dinner')
  const width = () => preview.locator('img[src*="/covers/"]').evaluate(naturalWidth)
  await expect.poll(width).toBe(1_200)
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Close' }).click()

  const other = await asDoctor(browser)
  await other.page.goto(page.url())
  await expect(other.page).toHaveURL(/\/doctors\/catalogs\?gone=1/)
  await other.done()
  await menu(page, name, 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/doctors\/catalogs\?kind=doctor/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await clinic.done()
})

test('own catalogs are put in order by keys and by dragging', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  const names = ['First', 'Second', 'Third'].map((n) => `${n} of the shelf`)
  for (const name of names) await make(page, { name })
  const shown = () =>
    page.getByRole('heading', { level: 2, name: / of the shelf$/ }).allInnerTexts()
  await page.goto('/doctors/catalogs?kind=doctor')
  await expect.poll(shown).toEqual(names)
  await page.getByRole('button', { name: 'Order of my catalogs' }).click()
  const order = page.getByRole('dialog', { name: 'Order of my catalogs' })
  const up = order.getByRole('button', { name: 'Move Third of the shelf up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(order.getByRole('status')).toContainText('Third of the shelf')
  await expectAccessible(page)
  const row = (name: string) => order.getByRole('listitem').filter({ hasText: name })
  const handle = await row('Second of').getByTitle(/^Drag/).boundingBox()
  const first = await row('First of').boundingBox()
  if (!handle || !first) throw new Error('the rows are not shown')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, first.y + first.height / 2 - 4, { steps: 20 })
  await page.mouse.up()
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The order was saved.')).toBeVisible()
  await page.reload()
  await expect.poll(shown).toEqual([names[1], names[0], names[2]])

  // one that was archived meanwhile: nothing is changed, and why is said
  await page.getByRole('button', { name: 'Order of my catalogs' }).click()
  await expect(row('First of')).toBeVisible()
  const mine = await read<{ id: string; revision: number }[]>(
    page,
    `/api/doctor/catalogs?filter=${encodeURIComponent('{"kind":["doctor"],"q":"of the shelf"}')}`,
  )
  for (const { id, revision } of mine)
    await send(page.request, 'POST', `/api/doctor/catalogs/${id}/archive`, { revision })
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(order.getByRole('alert')).toContainText('have changed meanwhile')
  await clinic.done()
})

const naturalWidth = (picture: Element) => (picture as HTMLImageElement).naturalWidth

async function make(page: Page, body: { name: string }): Promise<void> {
  const made = await send(page.request, 'POST', '/api/doctor/catalogs', body)
  expect(made.status(), await made.text()).toBe(201)
}

async function menu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: T }).data
}
