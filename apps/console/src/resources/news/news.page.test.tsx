import {
  asAdmin,
  asPatient,
  expect,
  expectAccessible,
  png,
  press,
  readMail,
  test,
} from '../../testing/page.tsx'

test('news are written, previewed, published, read and acknowledged', async () => {
  const title = `Storage of syrups ${Date.now()}`
  const { page } = await asAdmin()
  const dialog = page.getByRole('dialog')

  await page.goto('/admins/news/new')
  await page.getByRole('button', { name: 'Create announcement' }).click()
  await expect(page.getByText(/Title/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/news\/new/)
  await page.getByLabel('Audience').selectOption('patients')
  await expect(page.getByText('Only doctors of these specialities')).toHaveCount(0)
  await expect(page.getByText('Only patients who received these lots')).toBeVisible()
  await page.getByLabel('Audience').selectOption('both')
  await page.getByLabel(/^Title/).fill(title)
  const text = page.getByRole('textbox', { name: /^Text/ })
  await text.fill('below 25 °C')
  await text.press('Control+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('**below 25 °C**')
  await text.press('Control+b')
  await expect(text).toHaveValue('below 25 °C')
  // in the text it makes a link, and opens no search over it
  await text.press('Control+k')
  await expect(text).toHaveValue(/^\[below 25 °C\]\(/)
  await text.fill('Keep syrups **below 25 °C**.\n\n<script>alert(1)</script>')
  const preview = page.getByRole('region', { name: 'Text preview' })
  await expect(preview).toContainText('<script>alert(1)</script>')
  await expect(preview.locator('strong')).toHaveText('below 25 °C')
  await page.getByRole('button', { name: 'Picture' }).click()
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog.getByText('Choose a picture.')).toBeVisible()
  await expect(dialog.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await dialog.getByLabel('Description').fill('A bottle in the shade')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog.getByText(/^fake.png is damaged or of a type/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove fake.png' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'shade.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(text).toHaveValue(/!\[A bottle in the shade\]\(\/api\/news-pictures\/[\w-]+\)/)
  const bottle = { name: 'A bottle in the shade' }
  await expect(page.getByRole('img', bottle)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Requires acknowledgement/).check()
  await page.getByLabel(/^Email/).check()
  await page.getByRole('button', { name: 'Create announcement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.goto(`${address}?tab=preview`)
  await expect(page.getByRole('region', { name: 'As a doctor sees it' })).toContainText(title)
  await expect(page.getByRole('region', { name: 'As a patient sees it' })).toContainText(title)
  await expectAccessible(page)

  await page.goto(address)
  await press(page, 'Send test email')
  await dialog.getByRole('button', { name: 'Send test email' }).click()
  await expect(dialog).toBeHidden()
  await readMail(page.request, 'admin@officina.test', new RegExp(`\\[Test\\] ${title}`))

  // a moment that has passed is refused in place
  await press(page, 'Schedule')
  await dialog.getByLabel(/Publish at/).fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: /^Schedule for \d+ / }).click()
  await expect(dialog).toContainText('within the next year')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()

  await press(page, 'Publish now')
  await expect(dialog).toContainText(/For \d+ doctors? and \d+ patients?/)
  await dialog.getByRole('button', { name: /^Publish to \d+ / }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Published').first()).toBeVisible()

  const patient = await asPatient()
  await patient.page.goto('/user/news')
  await patient.page.getByRole('link', { name: title }).click()
  const panel = patient.page.getByRole('dialog')
  await expect(panel).toContainText('<script>alert(1)</script>')
  await expect(panel.getByRole('img', bottle)).toBeVisible()
  await expectAccessible(patient.page)
  await panel.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(panel).toContainText('You acknowledged this on')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(patient.page).toHaveURL(/\/user\/news$/)
  await patient.done()

  await page.goto(`${address}?tab=readers`)
  await expect(page.getByText('Not acknowledged').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await press(page, 'Notify again')
  await dialog.getByRole('button', { name: /^Notify \d+/ }).click()
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
})
