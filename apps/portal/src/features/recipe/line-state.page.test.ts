import {
  asDoctor,
  asPatient,
  dataOf,
  expect,
  filtered,
  issuedRecipe,
  test,
} from '../../testing/page.tsx'

const doctor = 'e.petrova@officina.test'
const reader = 'fischer@officina.test'

test('a doctor pauses, resumes and stops one product, and the patient reads why', async () => {
  const clinic = await asDoctor(doctor)
  const patient = await asPatient(reader)
  const { page } = clinic
  const api = clinic.context.request
  const [person] = await dataOf(api, filtered('/api/doctor/patients', { q: reader }))
  const { id } = await issuedRecipe(api, person.id, 2)
  const { lines } = await dataOf(api, `/api/doctor/recipes/${id}`)
  const { title } = lines[0].product
  const read = async (word: string, reason: string) => {
    await patient.page.goto(`/user/recipes?id=${id}`)
    const line = patient.page.getByRole('listitem').filter({ hasText: title }).first()
    await expect(line.getByText(word, { exact: true })).toBeVisible()
    await expect(line.getByText(reason, { exact: true })).toBeVisible()
  }
  const line = page.getByRole('article').getByRole('listitem').filter({ hasText: title }).first()
  const press = async (verb: string, reason?: string) => {
    await page.goto(`/doctors/patients/${person.id}/recipes?id=${id}`)
    await line.getByRole('button', { name: `${verb}: ${title}` }).click()
    const dialog = page.getByRole('dialog')
    if (reason) await dialog.getByRole('combobox').selectOption({ label: reason })
    await dialog.getByRole('button', { name: verb }).click()
    await expect(dialog).toBeHidden()
  }

  await press('Pause product', 'Surgery or other treatment')
  await expect(line.getByText('Paused', { exact: true })).toBeVisible()
  await expect(line.getByText('Surgery or other treatment', { exact: true })).toBeVisible()
  await read('Paused', 'Surgery or other treatment')
  // the next version says so where its doctor writes it
  await page.goto(`/doctors/recipes/registration?recipe=${id}&mode=edit`)
  await page.getByRole('link', { name: 'Create version 2' }).click()
  const written = page.getByRole('listitem').filter({ hasText: 'Surgery or other treatment' })
  await expect(written.getByText(title, { exact: true })).toBeVisible()
  await expect(written.getByText('Paused', { exact: true })).toBeVisible()
  await press('Resume product')
  await expect(line.getByText('Paused', { exact: true })).toBeHidden()
  await press('Stop product', 'Allergy')
  await expect(line.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(line.getByRole('button')).toHaveCount(0)
  await read('Stopped', 'Allergy')
})
