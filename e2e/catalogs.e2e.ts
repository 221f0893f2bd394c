import { asDoctor, dataOf, expect, expectAccessible, filtered, made, test } from './fixtures.ts'

/** Own catalogs: what takes a browser, which is pictures and dragging. */
test.use({ actionTimeout: 15_000 })

// a doctor for whom no other test writes catalogs
const doctor = 'e.petrova@officina.test'

test('a cover is cut to its shape in the browser; a file that is no picture is refused', {
  tag: '@deep',
}, async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  const name = 'With a cover'
  const { id } = await made(page.request, 'POST', '/api/doctor/catalogs', { name })
  await page.goto(`/doctors/catalog?catalogId=${id}`)
  await page.getByRole('button', { name: `More: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: `Edit “${name}”` })
  const cover = edit.getByLabel(/^Cover picture/)
  const broken = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await cover.setInputFiles(broken)
  await expect(edit.getByText(/cannot be read/)).toBeVisible()
  await cover.setInputFiles('docs/images/doctor-top.png')
  await expect(edit.getByText('doctor-top.png')).toBeVisible()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await page.goto('/doctors/catalogs?kind=doctor')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect.poll(() => card.locator('img').evaluate(naturalWidth)).toBe(480)
  await clinic.done()
})

test('own catalogs are put in order by keys and by dragging', { tag: '@deep' }, async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  const names = ['First', 'Second', 'Third'].map((n) => `${n} of the shelf`)
  for (const name of names) await made(page.request, 'POST', '/api/doctor/catalogs', { name })
  const shown = () =>
    page.getByRole('heading', { level: 2, name: / of the shelf$/ }).allInnerTexts()
  await page.goto('/doctors/catalogs?kind=doctor')
  await expect.poll(shown).toEqual(names)
  await page.getByRole('button', { name: 'Arrange my catalogs' }).click()
  const order = page.getByRole('dialog', { name: 'Arrange my catalogs' })
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
  await expect(page.getByText('Catalog order saved')).toBeVisible()
  await page.reload()
  await expect.poll(shown).toEqual([names[1], names[0], names[2]])

  // one that was archived meanwhile: nothing is changed, and why is said
  await page.getByRole('button', { name: 'Arrange my catalogs' }).click()
  await expect(row('First of')).toBeVisible()
  const mine = await dataOf(
    page.request,
    filtered('/api/doctor/catalogs', { kind: ['doctor'], q: 'of the shelf' }),
  )
  for (const { id, revision } of mine)
    await made(page.request, 'POST', `/api/doctor/catalogs/${id}/archive`, { revision })
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(order.getByRole('alert')).toContainText('have changed in the meantime')
  await clinic.done()
})

const naturalWidth = (picture: Element) => (picture as HTMLImageElement).naturalWidth
