import type { Page } from '@playwright/test'
import {
  asAdmin,
  demo,
  expect,
  expectAccessible,
  linkOf,
  password,
  readMail,
  send,
  signedInAnew,
  test,
  visitor,
} from './fixtures.ts'

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
  await page.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The invitation is on its way')).toBeVisible()
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

  const finance = await asAdmin(browser, 'finance@officina.test')
  await finance.page.goto('/admins/audit')
  await expect(finance.page).toHaveURL(/\/users\/audit$/)
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('Audit log')
  await finance.page.goto('/admins/users')
  await expect(finance.page.getByRole('heading', { level: 1 })).toContainText('does not open')
  await finance.done()
})

test('a disabled administrator is let in again, signed out and disabled', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  const dialog = page.getByRole('dialog')
  await page.goto('/admins/users?filter={"q":"chloe.martin"}')
  await page.getByRole('link', { name: 'Chloe Martin' }).click()
  await page.getByRole('button', { name: 'Enable' }).click()
  await dialog.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('The account is enabled')).toBeVisible()
  const chloe = await signedInAnew(browser, 'admin', { email: 'chloe.martin@officina.test' })
  await chloe.page.goto('/admins/orders')
  await expect(chloe.page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible()
  await page.getByRole('button', { name: 'End sessions' }).click()
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('All sessions have ended')).toBeVisible()
  await chloe.page.goto('/admins/patients')
  await expect(chloe.page).toHaveURL(/\/admins\/login/)
  await page.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^Reason/).fill('Has left the company')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('The account is disabled')).toBeVisible()
  const answer = await send(chloe.context.request, 'POST', '/api/admin/login', {
    email: 'chloe.martin@officina.test',
    password,
  })
  expect(answer.ok()).toBe(false)
  await chloe.done()
  await done()
})

async function ownAccount(page: Page): Promise<{ id: string; revision: number }> {
  const filter = encodeURIComponent(JSON.stringify({ q: demo.admin }))
  const answer = await page.request.get(`/api/admin/users?filter=${filter}`)
  return (await answer.json()).data[0]
}
