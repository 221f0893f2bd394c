import { readMail } from './calls.ts'
import { asAdmin, asDoctor, asPatient, expect, expectAccessible, press, test } from './fixtures.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('news are written, previewed, published, read and acknowledged', async ({ browser }) => {
  test.setTimeout(240_000)
  const title = `Storage of syrups ${Date.now()}`
  const { page, done } = await asAdmin(browser)
  const dialog = page.getByRole('dialog')

  await page.goto('/admins/news/new')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText(/Title/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/news\/new/)
  await page.getByLabel(/^Title/).fill(title)
  const text = page.getByRole('textbox', { name: /^Text/ })
  await text.fill('below 25 °C')
  await text.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('**below 25 °C**')
  await text.press('ControlOrMeta+b')
  await expect(text).toHaveValue('below 25 °C')
  await text.press('ControlOrMeta+z')
  await text.press('Home')
  await page.keyboard.type('Keep syrups ')
  await text.press('End')
  await page.keyboard.type('.\n\n<script>alert(1)</script>')
  await expect(page.getByRole('region', { name: 'Preview of the text' })).toContainText(
    '<script>alert(1)</script>',
  )
  await expect(
    page.getByRole('region', { name: 'Preview of the text' }).locator('strong'),
  ).toHaveText('below 25 °C')
  await page.getByRole('button', { name: 'Picture' }).click()
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog.getByText('Choose a picture.')).toBeVisible()
  await expect(dialog.getByLabel('What it shows')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await dialog.getByLabel('What it shows').fill('A bottle in the shade')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog.getByText('Only JPG, PNG, PDF and TIFF files can be uploaded.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove fake.png' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'shade.png', mimeType: 'image/png', buffer: onePixel })
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(text).toHaveValue(/!\[A bottle in the shade\]\(\/api\/news-pictures\/[\w-]+\)/)
  const bottle = { name: 'A bottle in the shade' }
  await expect(page.getByRole('img', bottle)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^To acknowledge/).check()
  await page.getByLabel(/^Email/).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.goto(`${address}?tab=preview`)
  await expect(page.getByRole('region', { name: 'As a doctor sees it' })).toContainText(title)
  await expect(page.getByRole('region', { name: 'As a patient sees it' })).toContainText(title)
  await expectAccessible(page)

  await page.goto(address)
  await press(page, 'Test mail')
  await dialog.getByRole('button', { name: 'Send test mail' }).click()
  await expect(dialog).toBeHidden()
  await readMail(page.request, 'admin@officina.test', new RegExp(`\\[Test\\] ${title}`))

  // a moment that has passed is refused in place
  await press(page, 'Schedule')
  await dialog.getByLabel(/Publish at/).fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: /^Schedule for \d+ people/ }).click()
  await expect(dialog).toContainText('coming year')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go back' }).click()

  await press(page, 'Publish now')
  await expect(dialog).toContainText(/For \d+ doctors? and \d+ patients?/)
  await dialog.getByRole('button', { name: /^Publish to \d+ people/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Published').first()).toBeVisible()

  const patient = await asPatient(browser)
  await patient.page.goto('/user/news')
  await patient.page.getByRole('link', { name: title }).click()
  const panel = patient.page.getByRole('dialog')
  await expect(panel).toContainText('<script>alert(1)</script>')
  const shown = panel.getByRole('img', bottle)
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await expectAccessible(patient.page)
  await panel.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(panel).toContainText('You acknowledged this on')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(patient.page).toHaveURL(/\/user\/news$/)
  await patient.page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(patient.page.getByRole('img', { name: 'Unread' })).toHaveCount(0)
  await patient.done()

  const doctor = await asDoctor(browser)
  await doctor.page.goto('/doctors/top')
  await doctor.page.getByRole('link', { name: title }).click()
  await expect(doctor.page).toHaveURL(/news=/)
  await expectAccessible(doctor.page)
  const message = doctor.page.getByRole('dialog')
  await message.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(message).toContainText('You acknowledged this on')
  await message.getByRole('button', { name: 'Close' }).click()
  await doctor.page.getByRole('button', { name: `Take “${title}” off this page` }).click()
  await expect(doctor.page.getByRole('link', { name: title })).toHaveCount(0)
  await doctor.done()

  await page.goto(`${address}?tab=readers`)
  await expect(page.getByText('Not acknowledged').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await press(page, 'Publish as changed')
  await dialog.getByRole('button', { name: /^Publish again to/ }).click()
  await expect(dialog).toBeHidden()
  await press(page, 'Unpublish')
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(dialog).toBeHidden()
  await press(page, 'Duplicate')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).not.toHaveURL(new RegExp(address))
  await press(page, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admins\/news$/)
  await page.goto(address)
  await press(page, 'Archive')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Archived').first()).toBeVisible()
  await done()
})
