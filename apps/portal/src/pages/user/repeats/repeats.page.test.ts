import { addDays, dateIn } from '@officina/shared/dates/days'
import {
  addAddress,
  asDoctor,
  dataOf,
  expect,
  expectAccessible,
  issuedRecipe,
  joinedPatient,
  test,
} from '../../../testing/page.tsx'

const plan = '/api/patient/repeats'

test('a line is turned on repeat with consent, changed, skipped, paused and stopped', async () => {
  const doctor = await asDoctor()
  const patient = await joinedPatient(doctor.context.request, {
    first_name: 'Rita',
    last_name: 'Repeat',
    email: 'rita.repeat@example.org',
  })
  await addAddress(patient.context.request)
  const recipe = await issuedRecipe(doctor.context.request, patient.id, 1)
  const title = recipe.lines[0]?.product.title ?? ''
  const { page } = patient
  const read = async () => dataOf(patient.context.request, plan)

  await page.goto('/user/repeats')
  await expect(page.getByText('Nothing on repeat')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/user/recipes?id=${recipe.id}`)
  await page.getByRole('button', { name: `Repeat ${title}` }).click()
  const form = page.getByRole('dialog', { name: `Order ${title} automatically` })
  await form.getByRole('combobox', { name: 'How often' }).selectOption('26')
  await form.getByRole('button', { name: 'Turn on repeat' }).click()
  // nothing is turned on without consent
  await expect(form.getByText('Tick this to turn the repeat on.')).toBeVisible()
  expect(await read()).toEqual([])
  await form.getByLabel('First order on').fill('2020-01-01')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Turn on repeat' }).click()
  await expect(form.getByText(/^Choose a day from \d{1,2} \w{3} \d{4} to /)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('combobox', { name: 'How often' }).selectOption('13')
  const day = addDays(dateIn(new Date()), 40)
  await form.getByLabel('First order on').fill(day)
  await expect(form.getByText(/^Total if ordered today: \$/)).toBeVisible()
  await form.getByRole('button', { name: 'Turn on repeat' }).click()
  await expect(form).toHaveCount(0)
  const [turnedOn] = await read()
  expect(turnedOn).toMatchObject({ every_weeks: 13, next_on: day, status: 'active' })

  await page.getByRole('link', { name: `On repeat: ${title}` }).click()
  await expect(
    page.getByText(/^Sent to your default address: At home, 1 Main Street/),
  ).toBeVisible()
  const card = page.getByRole('listitem', { name: title })
  await expect(card).toContainText('Every 13 weeks')
  await expect(
    page.getByText(/^Total if ordered today: \$[\d.]+, with delivery and tax$/),
  ).toBeVisible()
  await expect(page.getByText(/^Delivery is extra/)).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: `Skip next: ${title}` }).click()
  const skip = page.getByRole('dialog', { name: `Skip the next order of ${title}?` })
  await skip.getByRole('button', { name: 'Skip next' }).click()
  await expect(page.getByText(`Next order of ${title} skipped.`)).toBeVisible()
  await card.getByRole('button', { name: `Edit: ${title}` }).click()
  const edit = page.getByRole('dialog', { name: `Edit the repeat of ${title}` })
  await edit.getByRole('combobox', { name: 'How often' }).selectOption('26')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(card).toContainText('Every 26 weeks')
  await card.getByRole('button', { name: `Change date: ${title}` }).click()
  const delay = page.getByRole('dialog', { name: `When should ${title} be ordered next?` })
  await expect(delay.getByLabel('Next order on')).toHaveAttribute('min', turnedOn.first_on)
  await expect(delay.getByLabel('Next order on')).toHaveAttribute('max', turnedOn.last_on)
  await delay.getByLabel('Next order on').fill('2020-01-01')
  await delay.getByRole('button', { name: 'Save date' }).click()
  await expect(delay.getByText(/^Choose a day from/)).toBeVisible()
  await delay.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: `Pause: ${title}` }).click()
  await expect(card).toContainText('You have paused it.')
  // the doctor is told; the panel is read when it comes into view, which jsdom knows nothing of
  const told = await doctor.context.request.get(`/api/doctor/patients/${patient.id}/repeats`)
  expect((await told.json()).data).toMatchObject([{ status: 'paused', reason: 'patient' }])
  await card.getByRole('button', { name: `Stop: ${title}` }).click()
  await page
    .getByRole('dialog', { name: `Stop the repeat of ${title}?` })
    .getByRole('button', { name: 'Stop' })
    .click()
  await expect(card).toContainText('You have stopped it.')
  await expect(page.getByText(/^Delivery is extra/)).toHaveCount(0)
  expect(await read()).toMatchObject([{ status: 'stopped', reason: 'patient' }])
})

test('a link that has expired says so, and leads to the sign-in', async ({ page }) => {
  await page.goto('/user/repeats?token=never-was-one-of-these')
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Officina')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /next=%2Fuser%2Frepeats/,
  )
  await expectAccessible(page)
})
