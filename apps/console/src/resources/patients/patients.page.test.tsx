import {
  acted,
  asAdmin,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  type Page,
  press,
  test,
} from '../../testing/page.tsx'

type Row = { id: string; number: string; name: string; status: string; revision: number }
type Looked = { action: string; actor_name: string | null }

const rows = (request: Calls, resource: string, filter: object): Promise<Row[]> =>
  dataOf(request, filtered(`/api/admin/${resource}`, filter))

/** Patients that no other test works on. */
async function find(request: Calls, name: string): Promise<Row> {
  const found = await rows(request, 'patients', { q: name })
  expect(found, name).toHaveLength(1)
  return found[0] as Row
}

async function open(page: Page, id: string, tab = ''): Promise<void> {
  await page.goto(`/admins/patients/${id}${tab && `?tab=${tab}`}`)
  await expect(page.locator('h1')).toHaveCount(1)
}

const dialog = (page: Page) => page.getByRole('dialog')

test.deep(
  'an invitation that did not arrive reads the same as for the doctor, and is found by it',
  async ({ page }) => {
    await page.goto('/admins/patients')
    await page.getByRole('button', { name: 'Status', exact: true }).click()
    await page.getByLabel('Email bounced').check()
    await page.keyboard.press('Escape')
    const patients = page.getByRole('table', { name: 'Patients' })
    await expect(patients).toContainText('加藤 陽菜')
    await expect(patients).toContainText('Email bounced')
    await expect(patients).not.toContainText('Active')
    await open(page, (await find(page.request, 'Murphy')).id)
    await expect(page.getByText('Invitation expired').first()).toBeVisible()
    await expect(page.getByText('Invited', { exact: true })).toHaveCount(1) // the day
  },
)

test('the states of a patient, through the dialogs', async ({ page }) => {
  const patient = await find(page.request, 'Adams')
  await open(page, patient.id)
  await press(page, 'Suspend')
  await dialog(page).getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog(page)).toContainText(/Reason/)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('Chargeback on two orders.')
  // it is done when the page shows what has become of the record, however long that takes
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/admin/patients/${patient.id}`, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Suspend' }).click()
  await asked.promise
  await new Promise((ready) => setTimeout(ready, 200))
  await expect(dialog(page)).toBeVisible()
  held.resolve()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reinstate' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText(`${patient.name} suspended`)).toBeVisible()
  await press(page, 'Reinstate')
  await dialog(page).getByLabel('Reason').fill('Settled.')
  await dialog(page).getByRole('button', { name: 'Reinstate' }).click()
  await expect(page.getByText(`${patient.name} reinstated`)).toBeVisible()
  // somebody else is faster: the dialog says so, keeps what is typed, and what is there now is shown behind it
  await press(page, 'Archive')
  await dialog(page).getByLabel('Reason').fill('Has moved.')
  const record = `/api/admin/patients/${patient.id}`
  await acted(page.request, record, 'suspend', { reason: 'Meanwhile.' })
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(dialog(page)).toContainText('changed this on')
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Has moved.')
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Meanwhile.')).toBeVisible()
  await page.goto(`/admins/patients/${patient.id}?tab=history`)
  await expect(page.getByText('Chargeback on two orders.')).toBeVisible()
  await press(page, 'Reinstate')
  await dialog(page).getByLabel('Reason').fill('Settled.')
  await dialog(page).getByRole('button', { name: 'Reinstate' }).click()
  await press(page, 'Archive')
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Reason').fill('Has moved.')
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(`${patient.name} archived`)).toBeVisible()
  await press(page, 'Restore')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`${patient.name} restored`)).toBeVisible()
})

test('a masked address is shown one at a time; all data come as an archive', async ({ page }) => {
  const patient = await find(page.request, 'Patel')
  await open(page, patient.id)
  await expect(page.getByText(/@officina\.test$/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Show the email address/ }).click()
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export all data')])
  expect(file.suggestedFilename()).toBe(`${patient.number}.zip`)

  await page.goto(filtered('/admins/patients', { q: patient.number }))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Export 1 row' })
  await expect(ask).toContainText('Masked in the file, as on screen: Email.')
  const started = page.waitForEvent('download')
  await ask.getByRole('button', { name: 'Export as CSV' }).click()
  const text = String(await (await started).content())
  expect(text).toMatch(/•••@/)
  expect(text).toMatch(/,"?D-\d{6} /)
})

test('a masked address stays masked for whoever may no longer see it; each look is written down', async () => {
  const owner = await asAdmin()
  const api = owner.context.request
  const patient = await find(api, 'Patel')
  const [account] = await rows(api, 'users', { q: 'support@officina.test' })
  const give = (admin_role: string) =>
    acted(api, `/api/admin/users/${account?.id}`, 'change-role', {
      admin_role,
      reason: 'For a while',
    })
  const { page, done } = await asAdmin('support@officina.test')
  const whole = page.locator('a[href^="mailto:"], a[href^="tel:"]')
  await open(page, patient.id)
  const show = page.getByRole('button', { name: /^Show the email address/ })
  await expect(show).toBeVisible()
  await give('content')
  await show.click()
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible()
  await expect(show).toBeVisible()
  await expect(whole).toHaveCount(0)
  const [refused] = await Promise.all([
    page.waitForResponse(/\/export-data$/),
    press(page, 'Export all data'),
  ])
  expect(refused.status()).toBe(403)
  await expect(page.getByText('You are not allowed to do this.').last()).toBeVisible()
  await give('support')
  await show.click()
  await expect(whole).toHaveText(/@/)

  await open(page, patient.id, 'addresses')
  const number = page.getByRole('button', { name: /^Show the phone number •••• / }).first()
  await expect(number).toBeVisible()
  await expect(whole).toHaveCount(0)
  await number.click()
  await expect(whole).toHaveText(/\d{4}$/)
  await done()
  const log = (await rows(api, 'audit', { object_id: patient.id })) as unknown as Looked[]
  const looks = log.filter((row) => row.action === 'patient.reveal')
  expect(looks.filter((row) => row.actor_name === 'Amelia Grant')).toHaveLength(2)
})

test('an invitation is sent, sent elsewhere and revoked', async ({ page }) => {
  const patient = await find(page.request, 'Murphy')
  await open(page, patient.id, 'invitations')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await dialog(page).getByLabel('New email address').fill('nobody')
  await dialog(page).getByRole('button', { name: 'Change and send' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('New email address').fill('another@example.org')
  await dialog(page).getByRole('button', { name: 'Change and send' }).click()
  await expect(page.getByText('a•••@example.org').first()).toBeVisible()
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await dialog(page).getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(page.getByText('Invitation revoked')).toBeVisible()
})

test('a transfer needs a doctor and the consent', async ({ page }) => {
  const patient = await find(page.request, 'Johnson')
  await open(page, patient.id)
  await press(page, 'Transfer patient')
  await dialog(page).getByRole('button', { name: 'Transfer' }).click()
  await expect(dialog(page)).toContainText('The patient must agree before the transfer.')
  const { doctor_id } = await dataOf(page.request, `/api/admin/patients/${patient.id}`)
  const doctors = await rows(page.request, 'doctors', { status: ['approved'] })
  const next = doctors.find((doctor) => doctor.id !== doctor_id)
  await dialog(page)
    .getByRole('combobox')
    .fill(next?.name ?? '')
  await page
    .getByRole('option', { name: next?.name ?? '' })
    .first()
    .click()
  await dialog(page).getByLabel('Reason').fill('Has moved.')
  await dialog(page).getByLabel('The patient has agreed to the transfer').check()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Transfer' }).click()
  await expect(page.getByText(`${patient.name} transferred`)).toBeVisible()
  await page.goto(`/admins/patients/${patient.id}?tab=doctor`)
  await expect(page.getByRole('link', { name: new RegExp(next?.name ?? '') })).toBeVisible()
})

test('who asked for anonymising cannot confirm it; another can', async ({ page }) => {
  const patient = await find(page.request, 'Olsen')
  await open(page, patient.id)
  await press(page, 'Anonymise')
  await dialog(page).getByRole('button', { name: 'Request anonymisation' }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Reason').fill('At the wish of the patient.')
  await dialog(page).getByRole('button', { name: 'Request anonymisation' }).click()
  await expect(
    page.getByText('Another administrator must confirm your request.').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm anonymisation' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('Request withdrawn')).toBeVisible()
  await press(page, 'Anonymise')
  await dialog(page).getByLabel('Reason').fill('At the wish of the patient.')
  await dialog(page).getByRole('button', { name: 'Request anonymisation' }).click()
  await expect(
    page.getByText('Another administrator must confirm your request.').first(),
  ).toBeVisible()
  const other = await asAdmin('operations@officina.test')
  await open(other.page, patient.id)
  await other.page.getByRole('button', { name: 'Confirm anonymisation' }).click()
  await dialog(other.page).getByRole('button', { name: 'Anonymise' }).click()
  await expect(other.page.getByText(`${patient.number} anonymised`)).toBeVisible()
  await expect(other.page.getByText('Olsen')).toHaveCount(0)
})

test('doctors are added by hand and mailed', async ({ page }) => {
  await page.goto('/admins/doctors/new')
  await page.getByLabel('Email', { exact: true }).fill('doctor@officina.test')
  await page.getByLabel('Last name', { exact: true }).fill('Hand')
  await page.getByLabel('First name', { exact: true }).fill('Anna')
  await page.getByLabel('Clinic', { exact: true }).fill('Hand Clinic')
  const save = page.locator('form').getByRole('button').last()
  await save.click()
  await expect(page.getByText('This email address already belongs to a doctor')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('anna.hand@example.org')
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Hand' })).toBeVisible()
  const [doctor] = await rows(page.request, 'doctors', { q: 'doctor@officina.test' })
  await page.goto(`/admins/doctors/${doctor?.id}`)
  await page.getByRole('button', { name: 'Send password reset' }).click()
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/^Email sent to/).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Latest orders' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Sections of this record' })
  await expect(tabs.getByRole('link')).toHaveCount(6)
  for (const tab of ['patients', 'orders', 'settlements', 'messages']) {
    await page.goto(`/admins/doctors/${doctor?.id}?tab=${tab}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(tabs.locator('[aria-current]')).toHaveText('Activity')
  }
  await expectAccessible(page)
})
