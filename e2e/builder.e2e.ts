import type { Page } from '@playwright/test'
import { asDoctor, dataOf, expect, expectAccessible, made, test } from './fixtures.ts'

test.use({ actionTimeout: 15_000 })

// a doctor for whom no other test writes
const doctor = 'e.petrova@officina.test'
const builder = '/doctors/recipes/registration'

test('without a connection: said in its words, nothing left unasked, the frame stays, saved when it is back', async ({
  browser,
}) => {
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  const { id } = await made(page.request, 'POST', '/api/doctor/recipes', {})
  await page.goto(`${builder}?mode=edit&recipe=${id}`)
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
  const stored = () => dataOf(page.request, `/api/doctor/recipes/${id}`)
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
  await clinic.done()
})

test('a notice of the page leaves the buttons of a dialog free', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page } = clinic
  // so low that the dialog reaches the foot of the window
  await page.setViewportSize({ width: 1280, height: 500 })
  const { id } = await made(page.request, 'POST', '/api/doctor/recipes', {})
  await page.goto(`${builder}?mode=edit&recipe=${id}`)
  await page.getByRole('searchbox').first().fill('Zinc Picolinate 15')
  const add = page.getByRole('button', { name: 'Add Zinc Picolinate 15', exact: true })
  await add.click()
  await add.click()
  const notice = page.getByText(/is now in this recipe more than once/)
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Issue this recipe?' })
  // pressed on trial: whatever lies on it is in the way
  await dialog.getByRole('button', { name: 'Back' }).click({ trial: true, timeout: 3_000 })
  await expect(notice).toBeVisible()
  await clinic.done()
})

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
