import {
  asDoctor,
  asPatient,
  expect,
  expectAccessible,
  type Locator,
  type Page,
  send,
  test,
} from '../../../../testing/page.tsx'

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

const lineOf = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'The recipe' })
    .locator('ol > li')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()

const _titles = (page: Page): Locator =>
  page.getByRole('region', { name: 'The recipe' }).locator('ol > li [data-title]')

async function addProduct(page: Page, title: string): Promise<Locator> {
  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill(title)
  await picker.getByRole('button', { name: `Add ${title}`, exact: true }).click()
  const line = lineOf(page, title)
  await expect(line).toBeVisible()
  return line
}

const _saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

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

async function _deleteDrafts(page: Page): Promise<void> {
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

async function _productWithPacks(page: Page): Promise<{ title: string; other: string }> {
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
