import {
  asAdmin,
  asDoctor,
  asPatient,
  expect,
  expectAccessible,
  linkOf,
  readMail,
  signedIn,
  test,
  visitor,
} from './fixtures.ts'

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
  await expectAccessible(page)
  await page.getByLabel(/^To acknowledge/).check()
  await page.getByLabel(/^E-mail/).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.goto(`${address}?tab=preview`)
  await expect(page.getByRole('region', { name: 'As a doctor sees it' })).toContainText(title)
  await expect(page.getByRole('region', { name: 'As a patient sees it' })).toContainText(title)
  await expectAccessible(page)

  await page.goto(address)
  await page.getByRole('button', { name: 'Test mail' }).click()
  await dialog.getByRole('button', { name: 'Send test mail' }).click()
  await expect(dialog).toBeHidden()
  await readMail(page.request, 'admin@officina.test', new RegExp(`\\[Test\\] ${title}`))

  // a moment that has passed is refused in place
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.getByLabel(/Publish at/).fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: /^Schedule for \d+ people/ }).click()
  await expect(dialog).toContainText('coming year')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go back' }).click()

  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toContainText(/For \d+ doctors? and \d+ patients?/)
  await dialog.getByRole('button', { name: /^Publish to \d+ people/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Published').first()).toBeVisible()

  const patient = await asPatient(browser)
  await patient.page.goto('/user/news')
  await patient.page.getByRole('link', { name: title }).click()
  const panel = patient.page.getByRole('dialog')
  await expect(panel).toContainText('<script>alert(1)</script>')
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
  await page.getByRole('button', { name: 'Publish as changed' }).click()
  await dialog.getByRole('button', { name: /^Publish again to/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).not.toHaveURL(new RegExp(address))
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admins\/news$/)
  await page.goto(address)
  await page.getByRole('button', { name: 'Archive' }).click()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Archived').first()).toBeVisible()
  await done()
})

test('administrators are invited, given another role and disabled', async ({ browser }) => {
  test.setTimeout(180_000)
  const email = `nora${Date.now()}@example.org`
  const { page, done } = await asAdmin(browser)
  const dialog = page.getByRole('dialog')

  await page.goto('/admins/users/new')
  const role = page.getByLabel(/^Role/)
  await page.getByLabel(/^E-mail/).fill('admin@officina.test')
  await role.selectOption('support')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('already belongs to an administrator')).toBeVisible()
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  const link = linkOf(await readMail(page.request, email, /administrator/i))

  await page.getByRole('button', { name: 'Change role' }).click()
  await dialog.getByLabel('Role').selectOption('content')
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('Writes the news')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await dialog.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Disabled').first()).toBeVisible()
  const guest = await visitor(browser)
  await guest.page.goto(link)
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('does not work')
  await guest.done()

  await page.goto('/admins/users/audit?filter={"q":"admin.change_role"}')
  await expect(page.getByText('Writes the news').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admins/users')
  await page.getByRole('link', { name: /\(you\)/ }).click()
  await expect(page.getByText('This is your own account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0)
  await done()

  const finance = await signedIn(browser, 'admin', 'finance@officina.test')
  await finance.page.goto('/admins/audit')
  await expect(finance.page).toHaveURL(/\/users\/audit$/)
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('Audit log')
  await finance.page.goto('/admins/users')
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('does not open')
  await finance.done()
})

for (const scheme of ['light', 'dark'] as const)
  test(`pages of news and users are accessible in ${scheme}, and fit a phone`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { page, done } = await asAdmin(browser)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const { data } = (await (await page.request.get('/api/admin/news')).json()) as {
      data: { id: string }[]
    }
    const users = (await (await page.request.get('/api/admin/users')).json()) as typeof data & {
      data: { id: string }[]
    }
    const paths = [
      '/admins/news',
      '/admins/news/new',
      `/admins/news/${data[0]?.id}`,
      '/admins/users',
      `/admins/users/${users.data[0]?.id}`,
      '/admins/users/audit',
    ]
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await test.step(path, () => expectAccessible(page))
      await page.setViewportSize({ width: 390, height: 844 })
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(content, `${path} at 390 px`).toBeLessThanOrEqual(screen ?? 0)
    }
    await done()
  })
