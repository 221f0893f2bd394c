import { phoneProblem } from '@officina/shared/phoneProblem'
import { licence } from '../../../../../e2e/job/licence.ts'
import {
  asDoctor,
  demo,
  expect,
  expectAccessible,
  linkOf,
  made,
  type Page,
  password,
  readMail,
  test,
} from '../../testing/page.tsx'

const unique = (name: string) => `${name}-${Date.now()}@example.org`

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

test.deep(
  'a doctor applies: mail, details with a licence file, then the own status',
  async ({ page }) => {
    const email = unique('applicant')
    await page.goto('/doctors/login')
    await page.getByRole('link', { name: 'Apply for an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply as a doctor')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Only licensed practitioners can apply')).toBeVisible()
    await page.getByLabel('I am a licensed practitioner').check()
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(page.getByText(`a•••@example.org`)).toBeVisible()
    await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled()

    const link = linkOf(await readMail(page.request, email, /registration/))
    await page.goto(link)
    // what was typed comes back after the page was left; passwords do not
    await fill(page, { Password: 'never kept 12345', 'Last name': 'Sato', 'First name': 'Ren' })
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(kept).toContain('Ren')
    expect(await kept()).not.toContain('never kept')
    await page.reload()
    await expect(page.getByText('We restored what you typed before.')).toBeVisible()
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Sato')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    await page.getByRole('button', { name: 'Send application' }).click()
    const summary = page.getByRole('group', { name: /fields need your attention/ })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /^Phone/ }).click()
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
    await expectAccessible(page)

    await fill(page, {
      Password: 'mortar and pestle 26',
      'Confirm password': 'mortar and pestle 26',
      Phone: 'call me',
      'Clinic name': 'Hill Clinic',
      'Postal code': '10001',
      'State or prefecture': 'New York',
      City: 'New York',
      'Street and number': '1 Hill Street',
      'Licence number': `MD-${Date.now()}`,
    })
    await page.getByLabel('Speciality').selectOption({ label: 'Dermatology' })
    await page.getByLabel('Licence type').selectOption({ label: 'Physician' })
    await page.getByLabel('Licence country').selectOption({ label: 'United States' })
    await page.getByLabel('Scan or photo of the licence').setInputFiles(licence())
    await page.getByLabel(/I agree to the/).check()
    await page.getByLabel(/I have read the/).check()
    await page.getByLabel(/I will disclose/).check()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText(phoneProblem.en).first()).toBeVisible()
    await expect(page.getByText('licence.png')).toBeVisible()
    await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0100')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application received')
    await expect(page.getByText(/^D-\d{6}$/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('officina-application'))).toBeNull()
    await readMail(page.request, demo.admin, /application-new/)

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await page.goto('/doctors/login')
    await fill(page, { Email: email, Password: 'mortar and pestle 26' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/doctors\/top$/)
    await expect(page.getByText(/Under review since/)).toBeVisible()
  },
)

test('a forgotten password: mail, new password, the old link is dead', async ({ page }) => {
  // it ends every session of the account, so nobody else may be using it
  const email = 'm.lindqvist@officina.test'
  await page.goto('/doctors/reset-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/If n•••@example.org has an account/)).toBeVisible()
  await page.goto('/doctors/reset-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page).toHaveURL(/sent-email$/)
  const link = linkOf(await readMail(page.request, email, /reset-password/))
  await page.goto(link)
  await fill(page, { 'New password': password, 'Confirm new password': 'something else 99' })
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('The passwords do not match.')).toBeVisible()
  await fill(page, { 'New password': 'password1234', 'Confirm new password': 'password1234' })
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  // the demonstration's own password, so that the tests below can go on
  await fill(page, { 'New password': password, 'Confirm new password': password })
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/doctors\/reset-password\/complete$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link has expired')
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
})

test('a patient is invited: birth date, password, consents, signed in; the link works once', async ({
  page,
}) => {
  const doctor = await asDoctor()
  const email = unique('guest')
  await made(doctor.context.request, 'POST', '/api/doctor/invitation', {
    last_name: 'Green',
    first_name: 'Tom',
    email,
    birth_date: '1990-04-01',
    personal_message: 'See you soon',
  })
  const link = linkOf(await readMail(page.request, email, /invitation/))
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('invites you')
  await expect(page.getByText('See you soon')).toHaveCount(0)
  await page.getByLabel('Date of birth').fill('1991-01-01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/2 attempts left/)).toBeVisible()
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('See you soon')).toBeVisible()
  await expect(page.getByText(/commission/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  await expect(page.getByText(/commission/)).toBeVisible()
  const rule = page.getByRole('listitem').filter({ hasText: 'before the @' })
  await fill(page, { Password: `${email.split('@')[0]} 2026` })
  await expect(rule).toHaveText(/^○/)
  await fill(page, { Password: 'a quiet garden 7', 'Confirm password': 'a quiet garden 7' })
  await expect(rule).toHaveText(/^✓/)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Tick the box to continue.').first()).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  await page.getByRole('link', { name: 'Add my address' }).click()
  await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/top$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation has already been used',
  )
  // The sign-in page of patients never redirects.
  await page.goto('/user/login')
  await expect(page.getByText(/As Tom Green/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('an invitation that was withdrawn: the patient asks, the doctor is told', async ({ page }) => {
  const doctor = await asDoctor()
  const email = unique('late')
  const { id } = await made(doctor.context.request, 'POST', '/api/doctor/invitation', {
    last_name: 'Late',
    first_name: 'Liv',
    email,
  })
  const link = linkOf(await readMail(page.request, email, /invitation/))
  await made(doctor.context.request, 'POST', `/api/doctor/patients/${id}/invitation/revoke`, {})
  await page.goto(link)
  await expect(
    page.getByText(/If your clinic has emailed you a newer one, use that link/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Request new invitation' }).click()
  await expect(page.getByText(/^Request sent\./)).toBeVisible()
  await readMail(page.request, demo.doctor, /Late.*asks for a new invitation|invitation-renewal/)
})

test('a patient with a clinic code: every code gets the same answer', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('link', { name: 'My doctor gave me a code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask your clinic for access')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('group', { name: '5 fields need your attention' })).toBeFocused()
  await fill(page, {
    'Clinic code': 'NOSUCH99',
    Email: unique('asker'),
    'Last name': 'Hall',
    'First name': 'Ida',
    'Date of birth': '1980-02-03',
  })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have passed it on to the clinic.')).toBeVisible()
})

test('wrong credentials stay on the page, in words, with what was typed', async ({ page }) => {
  await page.goto('/doctors/login?next=%2Fdoctors%2Fpatients')
  await fill(page, { Email: unique('stranger'), Password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('These credentials do not match our records.')).toBeVisible()
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  await fill(page, { Email: demo.doctor, Password: password })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/doctors\/patients$/)
})
