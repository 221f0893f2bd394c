import {
  addedPatient,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  testAs,
} from '../../../../../testing/page.tsx'

const test = testAs('doctor')

test('a form is filled in with the patient; what is missing is said, and one who was faster too', async ({
  page,
}) => {
  const api = page.request
  const id = await addedPatient(api, 'Ida', 'Together')
  const list = `/doctors/patients/${id}/questionnaire`
  await page.goto(list)
  await page.getByRole('button', { name: 'Fill in with the patient now' }).first().click()
  const panel = page.getByRole('dialog', { name: /^Fill in a questionnaire with/ })
  await expect(panel.getByLabel('Due on')).toHaveCount(0)
  await panel.getByLabel('Questionnaire').selectOption({ label: 'First visit' })
  await panel.getByRole('button', { name: 'Start questionnaire' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}$`))
  const answers = `/api/doctor/patients/${id}/answers/${page.url().split('/').at(-1)}`
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Answer this question.').first()).toBeVisible()
  const before = await dataOf(api, answers)
  expect(before.status).toBe('in_progress')
  const height = page.getByLabel('Height')
  await height.fill('168')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await expectAccessible(page)

  await made(api, 'POST', `${answers}/withdraw`)
  await height.fill('170')
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(height).toHaveValue('170')
  expect((await dataOf(api, answers)).values.height).toBe(168)

  // what the server words is in the language that is chosen
  await page.goto(list)
  const title = page.getByRole('row').getByText('First visit')
  await expect(title).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await expect(title).toHaveCount(0)
  await page.getByRole('combobox', { name: '言語' }).selectOption('en')
  await expect(title).toBeVisible()
})

test('a score stands with what it means, in the brackets of the language', async ({ page }) => {
  const found = await dataOf(
    page.request,
    filtered('/api/doctor/patients', { q: 'rossi@officina' }),
  )
  await page.goto(`/doctors/patients/${found[0].id}/questionnaire`)
  await expect(page.getByRole('cell', { name: /Sleep 3 \(Mild\)/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await expect(page.getByRole('cell', { name: /睡眠 3（軽度）/ })).toBeVisible()
  await page.getByRole('combobox', { name: '言語' }).selectOption('en')
})
