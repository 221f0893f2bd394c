import { hasApplied } from '../../../features/application/hasApplied.ts'
import {
  asDoctor,
  expect,
  expectAccessible,
  linkOf,
  made,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

/** What is wrong is said at once, in the order of the page; nothing is sent before. */
test('a doctor hears of all that is wrong at once, and Back does not lead to the old mail', async () => {
  const email = 'hana.signup@example.org'
  const { page } = await visitor()
  await page.goto('/doctors/registration')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: 'I am a licensed practitioner' }).check()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('button', { name: /Resend|Send again/ })).toBeVisible()
  await page.goto(linkOf(await readMail(page.request, email, /Continue your application/)))

  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible()
  const labels = await page
    .getByRole('textbox')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name))
  expect(labels.indexOf('first_name')).toBeLessThan(labels.indexOf('last_name'))
  await page.getByLabel('Phone', { exact: true }).fill('call me')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Website (optional)').fill('kingsway.example')
  await page.getByLabel('Valid until (optional)').fill('2020-01-01')
  await expect(page.getByLabel('Website (optional)')).toHaveValue('https://kingsway.example')
  await page.getByRole('button', { name: 'Send application' }).click()
  const summary = page.getByRole('group', { name: /fields need your attention/ })
  const said = await summary.getByRole('link').allTextContents()
  const names = said.map((text) => text.split(':')[0])
  expect(names.slice(0, 6)).toEqual([
    'Licence country',
    'First name',
    'Last name',
    'Phone',
    'Password',
    'Confirm password',
  ])
  for (const name of [
    'Valid until',
    'Scan or photo of the licence',
    'Terms of service for doctors',
    'Financial interest',
  ])
    expect(names).toContain(name)
  expect(names).not.toContain('Website')
  await expectAccessible(page)

  hasApplied.set('D-000042')
  await page.goto('/doctors/registration/complete')
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
  await expect(page.getByText('D-000042')).toBeVisible()
})

/** The demonstration asks doctors in Japan for their names in kana, and for no end of the licence. */
test('the form follows the country of the licence', async () => {
  const { page } = await visitor()
  const email = 'ren.kana@example.org'
  await page.goto('/doctors/registration')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: 'I am a licensed practitioner' }).check()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('button', { name: /Resend|Send again/ })).toBeVisible()
  await page.goto(linkOf(await readMail(page.request, email, /Continue your application/)))
  await expect(page.getByLabel('Valid until (optional)')).toBeVisible()
  await expect(page.getByLabel('Last name (kana)')).toHaveCount(0)
  await page.getByLabel('Licence country').selectOption('JP')
  await expect(page.getByLabel(/^Valid until/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send application' }).click()
  const kana = page.getByLabel('Last name (kana)', { exact: true })
  await expect(kana).toHaveAttribute('aria-invalid', 'true')
  // below the name that each belongs to
  const [first] = await page.getByLabel(/\(kana\)$/).all()
  await expect(first).toHaveAttribute('name', 'first_name_kana')
  await kana.fill('サトウ')
  await expectAccessible(page)
  await page.getByLabel('Licence country').selectOption('DE')
  await expect(page.getByLabel('Clinic phone', { exact: true })).toBeVisible()
  await expect(kana).toHaveCount(0)
})

test('the invitation’s password form names the account for a password manager', async () => {
  const doctor = await asDoctor()
  const email = 'pat.manager@example.org'
  await made(doctor.context.request, 'POST', '/api/doctor/invitation', {
    last_name: 'Manager',
    first_name: 'Pat',
    email,
  })
  const { page } = await visitor()
  await page.goto(linkOf(await readMail(doctor.context.request, email, /invitation/)))
  await page.getByRole('link', { name: 'Continue' }).click()
  const name = page.getByLabel('Email')
  await expect(name).toHaveValue(email)
  await expect(name).toHaveAttribute('autocomplete', 'username')
})
