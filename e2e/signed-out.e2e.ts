import type { Page } from '@playwright/test'
import { linkOf, readMail } from './calls.ts'
import { demo, expect, expectAccessible, test } from './fixtures.ts'

const licence = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}
const unique = (name: string) => `${name}-${Date.now()}@example.org`

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

test('a doctor applies: mail, details with a licence file, then the own status', async ({
  page,
}) => {
  const email = unique('applicant')
  await page.goto('/doctors/login')
  await page.getByRole('link', { name: 'Apply for an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply as a doctor')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Only licensed practitioners can apply')).toBeVisible()
  await page.getByLabel('I am a licensed practitioner').check()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await expect(page.getByText(`a•••@example.org`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled()

  const link = linkOf(await readMail(page.request, email, /registration/))
  await page.goto(link)
  await fill(page, { 'Family name': 'Sato', 'Given name': 'Ren' })
  // What was typed comes back after the page was left; passwords do not.
  await page.getByLabel('Password', { exact: true }).fill('never kept 12345')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('officina-application')))
    .toContain('Ren')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('never kept')
  await page.reload()
  await expect(page.getByText('We have brought back what you typed before.')).toBeVisible()
  await expect(page.getByLabel('Family name', { exact: true })).toHaveValue('Sato')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Send application' }).click()
  const summary = page.getByRole('group', { name: /fields need a change/ })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Phone/ }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await fill(page, {
    Password: 'mortar and pestle 26',
    'Password again': 'mortar and pestle 26',
    Phone: 'call me',
    'Name of the clinic': 'Hill Clinic',
    'Postal code': '10001',
    'State or prefecture': 'New York',
    City: 'New York',
    'Street and number': '1 Hill Street',
    'Licence number': `MD-${Date.now()}`,
  })
  await page.getByLabel('Speciality').selectOption({ label: 'Dermatology' })
  await page.getByLabel('Kind of licence').selectOption({ label: 'Physician' })
  await page.getByLabel('Country of the licence').selectOption({ label: 'United States' })
  await page.getByLabel('Scan or photo of the licence').setInputFiles(licence)
  await page.getByLabel(/I agree to the/).check()
  await page.getByLabel(/I have read the/).check()
  await page.getByLabel(/I will disclose/).check()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('This does not have the right form.').first()).toBeVisible()
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await page.getByLabel('Phone', { exact: true }).fill('+1 555 0100')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application received')
  await expect(page.getByText(/^D-\d{6}$/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('officina-application'))).toBeNull()
  await readMail(page.request, demo.admin, /application-new/)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The link does not work any more',
  )
  await page.goto('/doctors/login')
  await fill(page, { Email: email, Password: 'mortar and pestle 26' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/doctors\/top$/)
  await expect(page.getByText(/Under review since/)).toBeVisible()
})
