import type { Locator, Page } from '@playwright/test'
import { asDoctor, asPatient, expect, expectAccessible, send, test } from './fixtures.ts'

/** The recipe builder beside its main job: drafts, lines, files, modes, and what an issued recipe goes through. */
test.use({ actionTimeout: 15_000 })

// a doctor for whom no other test writes
const doctor = 'e.petrova@officina.test'
const reader = 'fischer@officina.test'
const builder = '/doctors/recipes/registration'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

type Patient = { id: string; last_name: string; first_name: string; number: string }

test('packs, substitutes, own dosage, order of lines, filters', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  await page.goto(builder)
  const packs = await productWithPacks(page)
  const line = await addProduct(page, packs.title)
  const supply = await line.getByText(/last \d/).innerText()
  await line.getByLabel('Pack size').selectOption(packs.other)
  await expect(line.getByText(/last \d/)).not.toHaveText(supply)

  await line.getByText('Allowed substitutes').click()
  await line
    .getByRole('button', { name: /^Add as a substitute: / })
    .first()
    .click()
  await line.getByRole('searchbox', { name: 'Search for a substitute' }).fill('Vitamin D3 2000')
  await line
    .getByRole('button', { name: /^Add as a substitute: Vitamin D3 2000/ })
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
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(line.getByText('Enter a whole number from 1 to 20.')).toBeVisible()
  await expect(times).toHaveValue('50')
  await times.fill('1')
  await count.fill('1')
  await count.press('Enter')
  await line.getByLabel('From', { exact: true }).fill('3')
  await line.getByRole('button', { name: 'Save as my default for this product' }).click()
  await expect(page.getByText('Saved as your default.')).toBeVisible()
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
  await fresh.getByRole('button', { name: 'Forget my default' }).click()
  await expect(page.getByText('Your default was forgotten.')).toBeVisible()

  await addProduct(page, 'Vitamin D3 2000')
  const down = page.getByRole('button', { name: `Move ${packs.title} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  // at the end of the list the other button has the focus
  await expect(page.getByRole('button', { name: `Move ${packs.title} up` })).toBeFocused()
  await expect(titles(page)).toHaveText(['Vitamin D3 2000', packs.title])
  await page.getByRole('button', { name: 'Done' }).click()
  await dragBelow(page, 'Vitamin D3 2000', packs.title)
  await expect(titles(page)).toHaveText([packs.title, 'Vitamin D3 2000'])
  await page.getByRole('button', { name: 'Duplicate Vitamin D3 2000' }).click()
  await expect(titles(page)).toHaveCount(3)

  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill('')
  await expect(picker.getByText('My margin before')).toBeHidden()
  await picker.getByRole('button', { name: 'Show my margin' }).click()
  await expect(picker.getByText(/My margin before discounts: \$/).first()).toBeVisible()
  await picker.getByText('More filters').click()
  await picker.getByLabel('Price up to').fill('20')
  await expect(picker.getByText('58 products')).toBeHidden()
  await expectAccessible(page)
  await deleteDrafts(page)
  await clinic.done()
})

test('files, preview in the language of the patient, and the override of an allergy', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  const patient = await patientOf(page)
  await setPatient(page, patient.id, { language: 'ja', allergies: ['zinc'] })
  await page.goto(`${builder}?patientId=${patient.id}`)
  await page.getByLabel('Name of the course').fill('With files')
  const files = page.getByLabel(/Files for the patient/)
  await files.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: png })
  await files.setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }])
  await expect(page.getByRole('button', { name: 'Download plan.pdf' })).toBeVisible()
  await files.setInputFiles([
    { name: 'evil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') },
  ])
  await expect(page.getByText(/Only JPG, PNG, PDF/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove page.png' }).click()
  await expect(page.getByText('page.png was removed.')).toBeVisible()
  await addProduct(page, 'Zinc Picolinate 15')

  await page.getByRole('button', { name: 'Preview as patient' }).click()
  const preview = page.getByRole('dialog', { name: /^What .* sees$/ })
  await expect(preview.locator('[lang=ja]')).toContainText('1回のご注文で')
  await expect(preview).toContainText('plan.pdf')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
  const reason = dialog.getByLabel('Why it may be given all the same')
  await expect(reason).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(dialog.getByText('Give a reason. It is kept with the recipe.')).toBeVisible()
  await reason.fill('Tolerated for years')
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes\\?id=`))
  const toast = page.getByRole('status').filter({ hasText: /R-\d{4}-\d+ was issued/ })
  for (const name of ['Print schedule', 'Copy link', 'Write another'])
    await expect(toast.getByRole('button', { name })).toBeVisible()
  await expect(page.getByText('Tolerated for years').first()).toBeVisible()
  await expectDownload(page, page.getByRole('button', { name: 'Download plan.pdf' }), pdf)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await toast.getByRole('button', { name: 'Write another' }).click()
  await expect(page).toHaveURL(new RegExp(`${builder}$`))
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue('')
  await setPatient(page, patient.id, { language: 'en', allergies: [] })

  const home = await asPatient(browser, reader)
  await home.page.goto(`/user/recipes?id=${id}`)
  await expectDownload(home.page, home.page.getByRole('button', { name: 'Download plan.pdf' }), pdf)
  await home.done()
  await clinic.done()
})

test('two browsers write one draft: the second is told and loses nothing', async ({ browser }) => {
  const first = await asDoctor(browser, doctor)
  await deleteDrafts(first.page)
  const made = await send(first.page.request, 'POST', '/api/doctor/recipes', {})
  const { data } = (await made.json()) as { data: { id: string } }
  const second = await asDoctor(browser, doctor)
  for (const { page } of [first, second]) await page.goto(`${builder}?mode=edit&recipe=${data.id}`)
  const told = (page: Page) =>
    page.getByText(/^This was changed elsewhere after you opened it, by /)
  const message = (page: Page) => page.getByLabel('Message to the patient')

  await message(first.page).fill('From the first')
  await saved(first.page)
  await message(second.page).fill('From the second')
  await expect(told(second.page)).toBeVisible()
  await second.page.getByRole('status').getByRole('button', { name: 'Not saved' }).click()
  await expect(second.page.getByRole('button', { name: 'Take the other version' })).toBeFocused()
  await expect(message(second.page)).toHaveValue('From the second')
  await expectAccessible(second.page)
  await second.page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(second.page)
  const stored = () => read<{ message: string }>(second.page, `/api/doctor/recipes/${data.id}`)
  expect((await stored()).message).toBe('From the second')

  await message(first.page).fill('The first again')
  await expect(told(first.page)).toBeVisible()
  await first.page.getByRole('button', { name: 'Take the other version' }).click()
  await expect(message(first.page)).toHaveValue('From the second')
  await deleteDrafts(first.page)
  await second.done()
  await first.done()
})

test('what cannot be saved is shown instead of issued; the dialog warns about its own days; Back writes nothing', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  await deleteDrafts(page)
  const patient = await patientOf(page)
  await page.goto(`/doctors/patients/${patient.id}/recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${builder}?patientId=${patient.id}`)
  const line = await addProduct(page, 'Vitamin D3 2000')
  const times = line.getByLabel('Times', { exact: true })
  await times.fill('50')
  await line.getByRole('button', { name: 'Done' }).click()
  const issue = page.getByRole('button', { name: 'Issue', exact: true })
  await issue.click()
  await expect(times).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Not saved' }).click()
  await expect(page.getByRole('button', { name: 'Save again' })).toBeFocused()
  await times.fill('1')
  await saved(page)

  await issue.click()
  const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
  const short = dialog.getByText(/^Vitamin D3 2000 lasts .* less than the 365 days meant/)
  await expect(dialog.getByLabel('Valid for days')).toHaveValue('180')
  await expect(short).toBeHidden()
  await dialog.getByLabel('Valid for days').fill('365')
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(dialog.getByText(/^There is something new to look at/)).toBeVisible()
  await expect(short).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes\\?id=`))
  const id = new URL(page.url()).searchParams.get('id')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes$`))
  expect(await drafts(page)).toEqual([])
  await send(page.request, 'POST', `/api/doctor/recipes/${id}/cancel`, {
    reason_code: 'error',
    reason: null,
  })
  await clinic.done()
})

test('without a connection: said in its words, nothing left unasked, the frame stays, saved when it is back', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  await deleteDrafts(page)
  const made = await send(page.request, 'POST', '/api/doctor/recipes', {})
  const { data } = (await made.json()) as { data: { id: string } }
  await page.goto(`${builder}?mode=edit&recipe=${data.id}`)
  const message = page.getByLabel('Message to the patient')
  await message.fill('Saved before')
  await saved(page)
  await context.setOffline(true)
  await message.fill('Written without a connection')
  const notice = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
  await expect(notice).toContainText('What you typed is still here.')
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)

  const main = page.getByRole('navigation', { name: 'Main' })
  const patients = main.getByRole('link', { name: 'Patients' })
  await patients.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(message).toHaveValue('Written without a connection')
  await context.setOffline(false)
  await saved(page)
  const stored = () => read<{ message: string }>(page, `/api/doctor/recipes/${data.id}`)
  expect((await stored()).message).toBe('Written without a connection')

  await context.setOffline(true)
  await message.fill('Given up')
  await expect(notice).toBeVisible()
  await patients.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('This page could not be loaded')).toBeVisible()
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect(patients).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Patients/ })).toBeVisible()
  expect((await stored()).message).toBe('Written without a connection')
  await deleteDrafts(page)
  await clinic.done()
})

const lineOf = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'The recipe' })
    .locator('ol > li')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()

const titles = (page: Page): Locator =>
  page.getByRole('region', { name: 'The recipe' }).locator('ol > li [data-title]')

async function addProduct(page: Page, title: string): Promise<Locator> {
  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill(title)
  await picker.getByRole('button', { name: `Add ${title}`, exact: true }).click()
  const line = lineOf(page, title)
  await expect(line).toBeVisible()
  return line
}

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

async function dragBelow(page: Page, title: string, target: string): Promise<void> {
  const handle = lineOf(page, title).locator('[title^="Drag"]')
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await lineOf(page, target).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 8 })
  await page.mouse.move(from.x + 5, to.y + to.height - 4, { steps: 8 })
  await page.mouse.up()
}

async function expectDownload(page: Page, button: Locator, content: Buffer): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(content)).toBe(true)
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: T }).data
}

const drafts = async (page: Page): Promise<string[]> =>
  (await read<{ id: string }[]>(page, '/api/doctor/recipes?filter={"status":["draft"]}')).map(
    ({ id }) => id,
  )

async function deleteDrafts(page: Page): Promise<void> {
  for (const id of await drafts(page))
    await send(page.request, 'DELETE', `/api/doctor/recipes/${id}`)
}

/** The patient for whom recipes are written here. */
async function patientOf(page: Page): Promise<Patient> {
  const [patient] = await read<Patient[]>(page, `/api/doctor/patients?filter={"q":"${reader}"}`)
  if (!patient) throw new Error('no demo patient')
  return patient
}

async function setPatient(page: Page, id: string, change: object): Promise<void> {
  const { revision } = await read<{ revision: number }>(page, `/api/doctor/patients/${id}`)
  const answer = await send(page.request, 'PATCH', `/api/doctor/patients/${id}`, {
    revision,
    ...change,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function productWithPacks(page: Page): Promise<{ title: string; other: string }> {
  const rows = await read<{ id: string; title: string; variants_count: number; unit: string }[]>(
    page,
    '/api/doctor/products?range=[0,99]',
  )
  const found = rows.find((row) => row.variants_count > 1 && row.unit === 'capsule')
  const { variants } = await read<{ variants: { id: string; units_per_pack: number }[] }>(
    page,
    `/api/doctor/products/${found?.id}`,
  )
  return { title: found?.title ?? '', other: variants[1]?.id ?? '' }
}
