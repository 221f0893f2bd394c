import { addDays, dateIn } from '@officina/shared/dates/days'
import {
  asAdmin,
  asDoctor,
  asPatient,
  expect,
  expectAccessible,
  fillInvitation,
  made,
  password,
  send,
  signIn,
  test,
  visitor,
} from '../../testing/page.tsx'

const title = 'Our terms have changed'

test('a version that changes while somebody types loses nothing', async () => {
  const email = 'k.takahashi@officina.test'
  const doctor = await asDoctor(email)
  const { page } = doctor
  await page.goto('/doctors/patients?panel=invite')
  const panel = page.getByRole('dialog', { name: /Invite/ })
  await fillInvitation(panel, ['Okafor', 'Ngozi', 'ngozi.okafor@example.org'])
  await doctor.context.request.post('/dev/terms', { data: { email } })
  await panel.getByRole('button', { name: /Send/ }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByLabel(/Last name/).first()).toHaveValue('Okafor')
  await panel.getByRole('button', { name: /Send/ }).click()
  await expect(panel).toBeHidden()
})

test('who refuses may have the data, be deleted and sign out', async () => {
  const { page } = await visitor()
  await signIn(page.request, 'patient', 'schmidt@officina.test')
  await page.request.post('/dev/terms', { data: { email: 'schmidt@officina.test' } })
  await page.goto('/user/top')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: 'I do not agree' }).click()
  await expect(dialog.getByRole('region', { name: 'Everything we keep about you' })).toBeVisible()
  await expectAccessible(page)
  const deletion = dialog.getByRole('region', { name: 'Delete my account' })
  await deletion.getByLabel('Current password', { exact: true }).fill(password)
  await deletion.getByRole('button', { name: 'Request deletion' }).click()
  await expect(deletion.getByText(/^You requested deletion/)).toBeVisible()
  // what was asked before is still there to be withdrawn
  await page.reload()
  await dialog.getByRole('button', { name: 'I do not agree' }).click()
  await deletion.getByLabel('Current password', { exact: true }).fill(password)
  await deletion.getByRole('button', { name: 'Request deletion' }).click()
  await expect(deletion.getByText(/^You have already asked/)).toBeVisible()
  await deletion.getByRole('button', { name: 'Keep my account' }).click()
  await expect(deletion.getByRole('button', { name: 'Request deletion' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  expect((await page.request.get('/api/patient/me')).status()).toBe(401)
  await send(page.request, 'POST', '/api/patient/logout')
})

test('a patient who accepted an older version is asked once', async () => {
  const { page } = await asPatient('nguyen@officina.test')
  expect((await page.request.get('/api/patient/cart')).status()).toBe(403)
  await page.goto('/user/recipes')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('list', { name: 'What changed' }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await expect(dialog).toBeHidden()
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await expect(footer.getByRole('link', { name: 'Terms of service' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Terms for doctors' })).toHaveCount(0)
})

test('a version to come is told on Home with its day, and every version can be read', async () => {
  const admin = await asAdmin()
  const version = addDays(dateIn(new Date()), 40)
  const path = '/api/admin/legal-texts/terms-of-service-doctors'
  const saved = await made(admin.context.request, 'PATCH', path, {
    body_en: '## Payouts\n\nEvery Monday.',
    body_ja: '## お支払い\n\n毎週月曜日です。',
    changes_en: 'Payouts follow weekly.',
    changes_ja: '毎週お支払いします。',
    revision: 0,
  })
  await made(admin.context.request, 'POST', `${path}/publish`, {
    revision: saved.revision,
    version,
    asks_acceptance: true,
  })
  const { page } = await asDoctor()
  await page.goto('/doctors/top')
  await expect(page.getByText(/Terms of service for doctors: a new version applies/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read what changes' })).toHaveAttribute(
    'href',
    '/terms-of-service-doctors#announced',
  )
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Terms for doctors' })
    .click()
  await expect(page.getByText('Payouts follow weekly.')).toBeVisible()
  await expect(page.getByText('Every Monday.')).toBeHidden()
  await page.getByRole('link', { name: 'Read the new version' }).click()
  await expect(page.getByText('Every Monday.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '1 Nov 2026 (in force)' }).click()
  await expect(page.getByText('Every Monday.')).toBeHidden()
  await page.goto('/privacy-policy?version=2020-01-01')
  await expect(page.getByText('This version does not exist')).toBeVisible()
})

test('returns policy and commerce notice say what the settings say, and are in the footer', async () => {
  const { page } = await visitor()
  await page.goto('/returns-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns policy')
  await expect(page.getByText('30 days', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await expect(footer.getByRole('link', { name: 'Returns policy' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Terms for doctors' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Commerce notice (Japan)' })).toHaveCount(0)
  // as the server writes it into the page
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'officina-notice' })
    document.head.append(Object.assign(meta, { content: 'everybody' }))
  })
  await page.goto('/commerce-notice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commerce notice (Japan)')
  await expect(page.getByText('Officina Demo Dispensary, Inc.', { exact: false })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Commerce notice (Japan)' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => document.querySelector('meta[name="officina-notice"]')?.remove())
})
