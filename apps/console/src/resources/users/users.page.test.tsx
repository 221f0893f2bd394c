import { codeAt, stepAt } from '../../../../api/src/entities/account/totp.ts'
import {
  acted,
  asAdmin,
  dataOf,
  demo,
  expect,
  expectAccessible,
  filtered,
  linkOf,
  made,
  type Page,
  password,
  press,
  readMail,
  refusedMeanwhile,
  send,
  signedInAnew,
  signInOn,
  test,
  visitor,
} from '../../testing/page.tsx'

test('administrators are invited, given another role and disabled', async () => {
  const email = `nora${Date.now()}@example.org`
  const { page, done } = await asAdmin()
  const dialog = page.getByRole('dialog')

  await page.goto('/admins/users/new')
  await page.getByLabel(/^Email/).fill('admin@officina.test')
  await expect(page.getByText('Edits patients and orders')).toBeVisible()
  await page.getByRole('radio', { name: /^Support/ }).check()
  await page.getByRole('button', { name: 'Invite administrator' }).click()
  await expect(page.getByText('already belongs to an administrator')).toBeVisible()
  await page.getByLabel(/^Email/).fill(email)
  await page.getByRole('button', { name: 'Invite administrator' }).click()
  // the notice goes by itself, the page stays
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  const link = linkOf(await readMail(page.request, email, /administrator/i))

  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog.getByRole('radio', { name: /^Support/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Content/ }).check()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('radio', { name: /^Content/ })).toBeChecked()
  await dialog.getByLabel(/^Reason/).fill('Writes the news')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Resend invitation' }).click()
  await dialog.getByRole('button', { name: 'Resend invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await dialog.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(dialog).toBeHidden()
  // an invitation that somebody else has let in again meanwhile is not let in twice
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const meanwhile = (step: string) => () => acted(page.request, `/api/admin/users/${id}`, step)
  await refusedMeanwhile(page, 'Enable', meanwhile('enable'))
  await refusedMeanwhile(page, 'Revoke invitation', meanwhile('revoke'))
  await expect(page.getByText('Disabled').first()).toBeVisible()
  const guest = await visitor()
  await guest.page.goto(link)
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('no longer works')
  await guest.done()

  await page.goto('/admins/users/audit?filter={"q":"admin.change_role"}')
  await expect(page.getByText('Writes the news').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admins/users')
  await page.getByRole('link', { name: /\(you\)/ }).click()
  await expect(page.getByText('This is your own account')).toBeVisible()
  for (const name of ['Disable', 'Change role', 'End sessions'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  // the buttons are not there; the call behind them refuses as well, so an owner always remains
  const own = await ownAccount(page)
  for (const [verb, body] of [
    ['change-role', { admin_role: 'read_only' }],
    ['disable', {}],
  ] as const) {
    const data = { ...body, revision: own.revision, reason: 'No more' }
    const answer = await send(page.request, 'POST', `/api/admin/users/${own.id}/${verb}`, data)
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain('OWN_ACCOUNT')
  }
  await done()

  const finance = await asAdmin('finance@officina.test')
  await finance.page.goto('/admins/audit')
  await expect(finance.page).toHaveURL(/\/users\/audit(\?|$)/)
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('Audit log')
  await finance.page.goto('/admins/users')
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('don’t have access')
})

test.deep(
  'an invited administrator asks for the link again, signs up and signs in; refusals stand at their fields',
  async () => {
    const email = `ines${Date.now()}@example.org`
    const owner = await asAdmin()
    await made(owner.page.request, 'POST', '/api/admin/users', { email, admin_role: 'support' })
    const first = linkOf(await readMail(owner.page.request, email, /administrator/i))

    const { page, done } = await visitor()
    await page.goto('/admins/registration/complete')
    const address = page.getByLabel('Email')
    await address.fill('nobody')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    // an address that nobody has invited gets the same answer, and no mail
    for (const to of ['stranger@example.org', email]) {
      await page.goto('/admins/registration/complete')
      await address.fill(to)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText('If this address has an open invitation')).toBeVisible()
    }
    await expect
      .poll(async () => linkOf(await readMail(owner.page.request, email, /administrator/i)))
      .not.toBe(first)
    await page.goto(first)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer works')

    await page.goto(linkOf(await readMail(owner.page.request, email, /administrator/i)))
    for (const fact of [email, 'Support', 'Mika Sato'])
      await expect(page.getByText(fact, { exact: true })).toBeVisible()
    await expectAccessible(page)
    const name = page.getByLabel('Your name')
    const secret = page.getByLabel('Password', { exact: true })
    const again = page.getByLabel('Confirm password', { exact: true })
    const create = page.getByRole('button', { name: 'Create account' })
    await name.fill('Ines Alba')
    await secret.fill('a quiet garden 9')
    await again.fill('another garden 9')
    await create.click()
    await expect(again).toHaveAttribute('aria-invalid', 'true')
    for (const field of [secret, again]) await field.fill('short')
    await create.click()
    await expect(secret).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue('Ines Alba')
    for (const field of [secret, again]) await field.fill('a quiet garden 9')
    await create.click()
    await expect(page).toHaveURL(/\/admins\/sign-up\/complete$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your account is ready' }),
    ).toBeVisible()

    await page.goto('/admins/patients')
    await expect(page).toHaveURL(/\/admins\/login/)
    await address.fill(email)
    await secret.fill('not this one at all')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveValue(email)
    await secret.fill('a quiet garden 9')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/admins\/patients$/)
    await page.getByRole('button', { name: 'Ines Alba' }).click()
    await page.getByRole('button', { name: 'Edit profile' }).click()
    const profile = page.getByRole('dialog', { name: 'Edit profile' })
    await profile.getByLabel(/^Phone/).fill('call me')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(profile.getByLabel(/^Phone/)).toHaveAttribute('aria-invalid', 'true')
    await profile.getByLabel(/^Phone/).fill('')
    await profile.getByLabel(/^Name/).fill('Ines Alba Rey')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await expect(page.getByText('Ines Alba Rey')).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    const change = page.getByRole('dialog', { name: 'Change password' })
    await change.getByLabel('Current password').fill('a quiet garden 9')
    for (const label of ['New password', 'Confirm new password'])
      await change.getByLabel(label, { exact: true }).fill('a quiet garden 10')
    await change.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    await done()

    await owner.page.goto(`/admins/users?filter={"q":"${email}"}`)
    const row = owner.page.getByRole('row').filter({ hasText: 'Ines Alba' })
    await expect(row).toContainText('Active')
    await row.getByRole('link', { name: 'Ines Alba Rey' }).click()
    await refusedMeanwhile(owner.page, 'End sessions', async () => {
      const [one] = await dataOf(owner.page.request, `/api/admin/users?filter={"q":"${email}"}`)
      await acted(owner.page.request, `/api/admin/users/${one.id}`, 'end-sessions')
    })
  },
)

test('the log is narrowed and taken along as it is shown', async () => {
  const { page } = await asAdmin('finance@officina.test')
  await page.goto('/admins/users/audit')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/reads%22%3Afalse|"reads":false/)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Audit log' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/admins/users/audit?filter={"action":"approved"}')
  await expect(page.getByRole('row').nth(1)).toContainText(/approved/i)
  await page.goto('/admins/users/audit?filter={"action":"no such thing"}')
  await expect(page.getByRole('row')).toHaveCount(0)
  await page.goto(`/admins/users/audit?filter={"q":"${'x'.repeat(150)}"}`)
  await expect(page.getByText('The search is too long')).toBeVisible()
  await page.goto('/admins/users/audit')
  await page.getByRole('searchbox').fill('no such thing at all')
  await expect(page.getByRole('row')).toHaveCount(0)
  await page.getByRole('searchbox').fill('settlement')
  await expect(page.getByRole('row').nth(1)).toContainText(/settlement|ST-/i)
  // a list that was exported is called as in the menu
  expect((await page.request.get('/api/admin/stock-values/export')).ok()).toBe(true)
  await page.goto('/admins/users/audit?filter={"action":"stock-values"}')
  await expect(page.getByRole('row').nth(1)).toContainText('Stock value')
  await page.goto('/admins/users/audit')
  await page.getByRole('searchbox').fill('settlement')
  await expect(page.getByRole('row').nth(1)).toContainText(/settlement|ST-/i)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  const lines = String(await file.content())
    .trim()
    .split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(line).toMatch(/settlement|statement|ST-/i)
})

test('a disabled administrator is let in again, signed out and disabled', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await page.goto('/admins/users?filter={"q":"chloe.martin"}')
  await page.getByRole('link', { name: 'Chloe Martin' }).click()
  await page.getByRole('button', { name: 'Enable' }).click()
  await dialog.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('Account enabled')).toBeVisible()
  const chloe = await signedInAnew('admin', { email: 'chloe.martin@officina.test' })
  await chloe.page.goto('/admins/orders')
  await expect(chloe.page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'End sessions' }).click()
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('All sessions ended')).toBeVisible()
  await chloe.page.goto('/admins/patients')
  await expect(chloe.page).toHaveURL(/\/admins\/login/)
  await page.reload()
  await page.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^Reason/).fill('Has left the company')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Account disabled')).toBeVisible()
  const answer = await send(chloe.context.request, 'POST', '/api/admin/login', {
    email: 'chloe.martin@officina.test',
    password,
  })
  expect(answer.ok()).toBe(false)
})

test.deep(
  'a second factor is set up, asked for at sign-in, and reset for a lost phone',
  async () => {
    const email = 'finance2@officina.test'
    const { page, context } = await signedInAnew('admin', { email })
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
    await page.goto('/admins/orders')
    await page.getByRole('button', { name: '中村 誠' }).click()
    await page.getByRole('button', { name: 'Two-factor authentication: off' }).click()
    const settings = page.getByRole('dialog', { name: 'Two-factor authentication', exact: true })
    await settings.getByRole('button', { name: 'Set up authenticator app' }).click()
    await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible()
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const scan = page.getByRole('dialog', { name: /Scan this/ })
    await expect(
      scan.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible()
    const secret = (await scan.locator('code').innerText()).replaceAll(' ', '')
    const codeIn = (steps: number) => codeAt(secret, stepAt(new Date()) + steps)
    await scan.getByLabel('Code', { exact: true }).fill(codeIn(9))
    await scan.getByRole('button', { name: 'Turn on' }).click()
    await expect(scan.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await scan.getByLabel('Code', { exact: true }).fill(codeIn(0))
    await scan.getByRole('button', { name: 'Turn on' }).click()
    const keep = page.getByRole('dialog', { name: 'Save your recovery codes' })
    await expect(keep.getByRole('listitem')).toHaveCount(10)
    const recovery = (await keep.getByRole('listitem').allInnerTexts())[4] ?? ''
    await expectAccessible(page)
    await keep.getByRole('button', { name: 'I have saved them' }).click()
    await settings.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: '10 recovery codes left' })).toBeVisible()
    await context.close()

    const guest = await visitor()
    await guest.page.goto('/admins/login')
    await signInOn(guest.page, email)
    await guest.page.getByLabel('Code', { exact: true }).fill('000000')
    await guest.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(guest.page.getByLabel('Code', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    // the code of the set-up was used; the next one is taken half a minute early
    await guest.page.getByLabel('Code', { exact: true }).fill(codeIn(1))
    await guest.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(guest.page.getByRole('button', { name: '中村 誠' })).toBeVisible()

    const phoneless = await visitor()
    await phoneless.page.goto('/admins/login')
    await signInOn(phoneless.page, email)
    await phoneless.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await phoneless.page.getByLabel('Recovery code', { exact: true }).fill(recovery.toLowerCase())
    await phoneless.page.getByRole('button', { name: 'Sign in' }).click()
    await phoneless.page.getByRole('button', { name: '中村 誠' }).click()
    await phoneless.page.getByRole('button', { name: '9 recovery codes left' }).click()
    await phoneless.page.getByRole('button', { name: 'Generate new codes' }).click()
    const renew = phoneless.page.getByRole('dialog', { name: 'Generate new recovery codes?' })
    await renew.getByLabel('Current password', { exact: true }).fill(password)
    await renew.getByLabel('Code', { exact: true }).fill(recovery)
    await renew.getByRole('button', { name: 'Generate new codes' }).click()
    await expect(renew.getByText('was already used')).toBeVisible()
    await phoneless.done()

    const owner = await asAdmin()
    await owner.page.goto('/admins/users?filter={"q":"finance2@"}')
    await owner.page.getByRole('link', { name: '中村 誠' }).click()
    const reset = owner.page.getByRole('dialog')
    await press(owner.page, 'Reset two-factor authentication')
    await reset.getByRole('button', { name: 'Reset two-factor authentication' }).click()
    await expect(reset.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
    await reset.getByLabel(/^Reason/).fill('The phone is lost.')
    await reset.getByRole('button', { name: 'Reset two-factor authentication' }).click()
    await expect(owner.page.getByText('Two-factor authentication reset')).toBeVisible()
    await owner.page.goto(`${owner.page.url().split('?')[0]}?tab=history`)
    await expect(owner.page.getByText('The phone is lost.')).toBeVisible()
    await guest.page.goto('/admins/patients')
    await expect(guest.page).toHaveURL(/\/admins\/login/)
  },
)

const ownAccount = async (page: Page): Promise<{ id: string; revision: number }> =>
  (await dataOf(page.request, filtered('/api/admin/users', { q: demo.admin })))[0]
