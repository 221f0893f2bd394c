import {
  addProduct,
  builder,
  deleteDrafts,
  drafts,
  lineOf,
  patientOf,
  reader,
  saved,
  test,
  titles,
} from '../../../../testing/builder.ts'
import {
  asPatient,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  type Locator,
  made,
  type Page,
  pdf,
  png,
  settled,
} from '../../../../testing/page.tsx'

/** What is written on a recipe: its lines, its files, what is warned about, what is written elsewhere meanwhile. */

test('Enter adds the first result of what was typed, once, also before it has come', async ({
  page,
}) => {
  await page.goto(builder)
  const picker = page.getByRole('region', { name: 'Choose products' })
  const search = picker.getByRole('searchbox')
  const added = picker.getByRole('status')
  await expect(picker.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await expect(picker.getByLabel('Category').locator('option').first()).toHaveText('All categories')
  const come = Promise.withResolvers<void>()
  await page.route(/doctor\/products\?.*Zinc/, async (route) => {
    await come.promise
    await route.continue()
  })
  await search.fill('Zinc Picolinate 15')
  await search.press('Enter')
  await search.press('Enter')
  await expect(titles(page)).toHaveCount(0)
  come.resolve()
  await expect(titles(page)).toHaveText(['Zinc Picolinate 15'])
  await page.unrouteAll({ behavior: 'wait' })

  await search.fill('qqzzxx')
  await search.press('Enter')
  await expect(added.first()).toHaveText('No products match “qqzzxx”. Nothing was added.')
  await expect(titles(page)).toHaveText(['Zinc Picolinate 15'])
  await saved(page)
  await deleteDrafts(page)
})

test.deep('packs, substitutes, own dosage, order of lines, filters', async ({ page }) => {
  await page.goto(builder)
  const packs = await productWithPacks(page.request)
  const line = await addProduct(page, packs.title)
  const supply = await line.getByText(/last \d/).innerText()
  await line.getByLabel('Pack size').selectOption(packs.other)
  await expect(line.getByText(/last \d/)).not.toHaveText(supply)

  await line.getByText('Allowed substitutes').click()
  await line
    .getByRole('button', { name: /^Add .+ as a substitute$/ })
    .first()
    .click()
  await line.getByRole('searchbox', { name: 'Search for a substitute' }).fill('Vitamin D3 2000')
  await line
    .getByRole('button', { name: /^Add Vitamin D3 2000.* as a substitute$/ })
    .first()
    .click()
  await expect(line.getByText('2 allowed substitutes')).toBeVisible()

  // what is out of bounds is said at its field, stays there and is not saved
  const times = line.getByLabel('Times', { exact: true })
  await times.fill('50')
  await expect(line.getByText('Enter a whole number from 1 to 24.')).toBeVisible()
  const count = line.getByRole('textbox', { name: `Packs of ${packs.title}` })
  await count.fill('99')
  await count.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: /^(Unsaved changes|Not saved)/ }),
  ).toBeVisible()
  await expect(line.getByText('Enter a whole number from 1 to 20.')).toBeVisible()
  await expect(times).toHaveValue('50')
  await times.fill('1')
  await count.fill('1')
  await count.press('Enter')
  await line.getByLabel('From', { exact: true }).fill('3')
  await line.getByRole('button', { name: 'Save dosage for this product' }).click()
  await expect(page.getByText(/^Dosage saved\./)).toBeVisible()
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  const again = lineOf(page, packs.title)
  await again.getByRole('button', { name: 'Edit dosage' }).click()
  await expect(again.getByLabel('Pack size')).toHaveValue(packs.other)
  await expect(
    again.getByRole('list', { name: 'Allowed substitutes' }).getByRole('listitem'),
  ).toHaveCount(2)
  await again.getByRole('button', { name: `Remove ${packs.title}`, exact: true }).click()
  const fresh = await addProduct(page, packs.title)
  await expect(fresh.getByLabel('From', { exact: true })).toHaveValue('3')
  await fresh.getByRole('button', { name: 'Delete saved dosage' }).click()
  await expect(page.getByText('Saved dosage deleted')).toBeVisible()

  await addProduct(page, 'Vitamin D3 2000')
  const down = page.getByRole('button', { name: `Move ${packs.title} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  // at the end of the list the other button has the focus
  await expect(page.getByRole('button', { name: `Move ${packs.title} up` })).toBeFocused()
  await expect(titles(page)).toHaveText(['Vitamin D3 2000', packs.title])
  await page.getByRole('button', { name: 'Duplicate Vitamin D3 2000' }).click()
  await expect(titles(page)).toHaveCount(3)

  // what was removed is put back where it was, and both subtotals follow at once
  const written = await titles(page).allInnerTexts()
  const subtotals = async () =>
    (await page.getByRole('main').innerText()).match(/Subtotal\s*\$\d+\.\d\d/g)
  await page.getByRole('button', { name: 'Remove Vitamin D3 2000', exact: true }).first().click()
  await expect(titles(page)).toHaveText(['Vitamin D3 2000', packs.title])
  expect(new Set((await subtotals())?.map((each) => each.replace(/\s/g, ''))).size).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(written)

  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill('Vitamin D3 2000')
  const card = picker.getByRole('listitem').filter({ hasText: 'In this recipe × 2' })
  await card.getByRole('button', { name: 'Add Vitamin D3 2000', exact: true }).click()
  await expect(titles(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Increase the quantity instead' }).click()
  await expect(titles(page)).toHaveCount(3)
  await expect(picker.getByText('In this recipe × 3')).toBeVisible()
  await picker.getByRole('searchbox').fill('')
  await expect(picker.getByText('My commission before')).toBeHidden()
  await picker.getByRole('button', { name: 'Show my commission' }).click()
  await expect(picker.getByText(/My commission before discounts: \$/).first()).toBeVisible()
  await picker.getByText('More filters').click()
  await picker.getByLabel('Price up to').fill('20')
  await expect(picker.getByText('58 products')).toBeHidden()
  await expectAccessible(page)
})

test.deep(
  'files, preview in the language of the patient, and the override of an allergy',
  async ({ page }) => {
    const patient = await patientOf(page)
    const { revision } = await dataOf(page.request, `/api/doctor/patients/${patient.id}`)
    await made(page.request, 'PATCH', `/api/doctor/patients/${patient.id}`, {
      revision,
      language: 'ja',
      allergies: ['zinc'],
    })
    await page.goto(`${builder}?patientId=${patient.id}`)
    await page.getByLabel('Course name').fill('With files')
    const files = page.getByLabel(/Files for the patient/)
    await files.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: png })
    await files.setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }])
    await expect(page.getByRole('button', { name: 'Download plan.pdf' })).toBeVisible()
    await files.setInputFiles([
      { name: 'evil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') },
    ])
    await expect(page.getByText(/^evil.pdf is damaged or of a type/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove page.png' }).click()
    await expect(page.getByText('page.png removed')).toBeVisible()
    await addProduct(page, 'Zinc Picolinate 15')

    await page.getByRole('button', { name: 'Preview as patient' }).click()
    const preview = page.getByRole('dialog', { name: /^What .* sees$/ })
    await expect(preview.locator('[lang=ja]')).toContainText('1回のご注文で')
    await expect(preview).toContainText('plan.pdf')
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
    const reason = dialog.getByLabel('Reason for overriding the warning')
    await expect(reason).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(dialog.getByText('Enter a reason. It is kept with the recipe.')).toBeVisible()
    await reason.fill('Tolerated for years')
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes\\?id=`))
    const toast = page.getByRole('status').filter({ hasText: /R-\d{4}-\d+ issued/ })
    for (const name of ['Print schedule', 'Copy link', 'Create another recipe'])
      await expect(toast.getByRole('button', { name })).toBeVisible()
    await expect(page.getByText('Tolerated for years').first()).toBeVisible()
    await expectDownload(page, page.getByRole('button', { name: 'Download plan.pdf' }), pdf)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await toast.getByRole('button', { name: 'Create another recipe' }).click()
    await expect(page).toHaveURL(new RegExp(`${builder}$`))
    await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue('')

    const home = await asPatient(reader)
    await home.page.goto(`/user/recipes?id=${id}`)
    await expectDownload(
      home.page,
      home.page.getByRole('button', { name: 'Download plan.pdf' }),
      pdf,
    )
  },
)

test.deep(
  'a draft that is written elsewhere meanwhile: one is told and loses nothing',
  async ({ page }) => {
    const { id } = await made(page.request, 'POST', '/api/doctor/recipes', {})
    const at = `/api/doctor/recipes/${id}`
    const stored = () => dataOf(page.request, at)
    const writeElsewhere = async (message: string) => {
      const { revision } = await stored()
      await made(page.request, 'PATCH', at, { revision, message })
    }
    await page.goto(`${builder}?mode=edit&recipe=${id}`)
    await settled(page)
    const told = page.getByText(/^Changed after you opened it, by /)
    const message = page.getByLabel('Message to the patient')

    await writeElsewhere('From elsewhere')
    await message.fill('From here')
    await expect(told).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Not saved. See why' }).click()
    await expect(page.getByRole('button', { name: 'Load the latest version' })).toBeFocused()
    await expect(message).toHaveValue('From here')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep my version' }).click()
    await saved(page)
    expect((await stored()).message).toBe('From here')

    await writeElsewhere('From elsewhere again')
    await message.fill('From here again')
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Load the latest version' }).click()
    await expect(message).toHaveValue('From elsewhere again')

    await made(page.request, 'DELETE', at)
    await message.fill('Still here')
    const gone = page.getByRole('alert').filter({ hasText: 'This draft was deleted elsewhere' })
    await expect(gone).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save again' })).toHaveCount(0)
    await gone.getByRole('button', { name: 'Keep as a new draft' }).click()
    await saved(page)
    await expect(page).not.toHaveURL(new RegExp(id))
    const other = new URL(page.url()).searchParams.get('recipe')
    const { message: kept } = await dataOf(page.request, `/api/doctor/recipes/${other}`)
    expect(kept).toBe('Still here')

    await made(page.request, 'DELETE', `/api/doctor/recipes/${other}`)
    await message.fill('Given up')
    await gone.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/doctors\/top/)
    await expect(page.getByText('Not found.')).toHaveCount(0)
  },
)

test.deep(
  'what cannot be saved is shown instead of issued; the dialog warns about its own days; Back writes nothing',
  async ({ page }) => {
    await deleteDrafts(page)
    const patient = await patientOf(page)
    await page.goto(`/doctors/patients/${patient.id}/recipes`)
    await page.getByRole('main').getByRole('link', { name: 'Create recipe' }).first().click()
    const line = await addProduct(page, 'Vitamin D3 2000')
    const times = line.getByLabel('Times', { exact: true })
    await times.fill('50')
    await line.getByRole('button', { name: 'Done' }).click()
    const issue = page.getByRole('button', { name: 'Issue recipe', exact: true })
    await issue.click()
    await expect(times).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // the notice says which field, and leads there
    await line.getByRole('button', { name: 'Done' }).click()
    const why = page.getByRole('alert').filter({ hasText: /^Not saved\. Vitamin D3 2000, Times: / })
    const way = why.getByRole('button', { name: 'Vitamin D3 2000, Times' })
    // its code comes with the first refusal
    await expect(way).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Not saved' }).click()
    await expect(way).toBeFocused()
    await expect(why).toContainText('Enter a whole number from 1 to 24.')
    await way.click()
    await expect(times).toBeFocused()
    await times.fill('1')
    await saved(page)
    const course = page.getByLabel('Course name')
    await course.fill('x'.repeat(41))
    await page.getByLabel('Message to the patient').fill('Kept')
    await issue.click()
    await expect(course).toBeFocused()
    await expect(page.getByText('Everything else is saved.')).toBeVisible()
    const [id] = await drafts(page)
    const kept = await dataOf(page.request, `/api/doctor/recipes/${id}`)
    expect(kept).toMatchObject({ label: '', message: 'Kept' })
    await course.fill('Short')
    await saved(page)

    await issue.click()
    const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
    const short = dialog.getByText(
      /^Vitamin D3 2000 lasts .* shorter than the 365-day validity of this recipe/,
    )
    const days = dialog.getByLabel('Valid for (days)')
    await expect(days).toHaveValue('180')
    await expect(short).toBeHidden()
    await days.fill('')
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(dialog.getByText('Enter a whole number from 1 to 365.')).toBeVisible()
    await days.fill('365')
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(dialog.getByText(/^New warnings appeared/)).toBeVisible()
    await expect(short).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes\\?id=`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes$`))
    expect(await drafts(page)).toEqual([])
  },
)

async function expectDownload(page: Page, button: Locator, content: Buffer): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect((await file.content()).equals(content)).toBe(true)
}

async function productWithPacks(api: Calls): Promise<{ title: string; other: string }> {
  const rows: Product[] = await dataOf(api, '/api/doctor/products?range=[0,99]')
  const found = rows.find((row) => row.variants_count > 1 && row.unit === 'capsule')
  const { title, variants } = await dataOf(api, `/api/doctor/products/${found?.id}`)
  return { title, other: variants[1].id }
}

type Product = { id: string; variants_count: number; unit: string }
