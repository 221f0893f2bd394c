import {
  addedPatient,
  asDoctor,
  dataOf,
  demo,
  edited,
  expect,
  expectAccessible,
  filtered,
  linkOf,
  made,
  type Page,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

/** New patients from a file and by hand, and what a doctor keeps about one. */
const csv = (text: string) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('a file of patients is tried, its good rows are added and the bad ones come back', async () => {
  const { page } = await asDoctor()
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Import from a file' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Import patients' })
  // what is chosen is not lost by Escape
  await panel.getByLabel('Send an invitation to every imported patient').check()
  await page.keyboard.press('Escape')
  await expect(panel.getByText(/discard it/)).toBeVisible()
  await panel.getByLabel('Send an invitation to every imported patient').uncheck()
  const template = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download sample file' }).click()
  const header = (await textOf(await template)).replace(/^\uFEFF/, '').trim()
  const file = [
    header,
    'Alder,Ines,ines.alder@example.org,,212 555 0100,1990/4/12,female,English,winter;skin,5',
    'Birch,Tom,tom at example,,,1990-02-30,,,,',
    'Cedar,Yui,yui.cedar@example.org,,,,,日本語,,',
    `Own,Address,${demo.doctor},,,,,,,`,
  ]
  await panel.getByLabel('CSV file').setInputFiles(csv(file.join('\r\n')))
  await expect(panel.getByRole('status')).toHaveText(
    '3 rows can be imported, 1 cannot. Nothing has changed yet.',
  )
  const bad = panel.getByRole('row').filter({ hasText: 'Birch' })
  await expect(bad).toContainText('Email: Enter an address such as ana@example.org.')
  await expect(bad).toContainText('Date of birth: Enter a date such as 1990-04-12.')
  const own = panel.getByRole('row').filter({ hasText: 'Own' })
  await expect(own).toContainText(/Check.*This is your own email address\./)
  expect(await found(page, 'alder')).toBe(0)
  await expectAccessible(page)

  // taken out where it was not meant
  await panel
    .getByLabel('CSV file')
    .setInputFiles(csv(file.filter((line) => !line.startsWith('Own')).join('\r\n')))
  await panel.getByRole('button', { name: 'Add 2 patients' }).click()
  await expect(panel.getByRole('status')).toHaveText('2 patients were added, 1 row was rejected.')
  const refused = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download rejected rows' }).click()
  const rest = await textOf(await refused)
  expect(rest).toContain('"Reason"')
  expect(rest).toContain('Birch,Tom,tom at example')
  expect(rest).not.toContain('Alder')

  // what came back is corrected and imported, this time with an invitation
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/doctors/patients?panel=import')
  await panel.getByLabel('Send an invitation to every imported patient').check()
  const better = rest.replace('tom at example', 'tom.birch@example.org').replace('1990-02-30', '')
  await panel.getByLabel('CSV file').setInputFiles(csv(better))
  await panel.getByRole('button', { name: 'Add and invite 1 patient' }).click()
  await expect(panel.getByRole('status')).toHaveText('1 patient was added, 0 rows were rejected.')
  const mail = await readMail(page.request, 'tom.birch@example.org', /invitation/)
  expect(linkOf(mail)).toContain('/user/register?token=')
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/doctors/patients?q=alder')
  const row = page.getByRole('row').filter({ hasText: 'ines.alder@example.org' })
  await expect(row).toContainText('Not invited')
})

test('a patient is saved without sending, and invited later with the recipe written meanwhile', async () => {
  const { page } = await asDoctor()
  await page.goto('/doctors/patients?panel=invite')
  const panel = page.getByRole('dialog', { name: 'Invite a patient' })
  await panel.getByLabel('Last name').fill('Fenn')
  await page.keyboard.press('Escape')
  await expect(panel.getByText(/“Close” to discard it/)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'Invite patient' }).first().click()
  await expect(panel.getByLabel('Last name')).toHaveValue('')
  await panel.getByLabel('Last name').fill('Fenn')
  await panel.getByLabel('First name').fill('Otto')
  await panel.getByLabel('Email').fill('otto.fenn@example.org')
  await panel.getByLabel(/^Personal message/).fill('It was good to see you.')
  await panel.getByRole('button', { name: 'Save without sending' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fenn')
  const patientId = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  const card = page.getByRole('region', { name: 'Invitation' })
  await expect(card).toContainText('Not invited yet')
  await expect(card).toContainText('It was good to see you.')
  const mails = page.getByRole('region', { name: 'Emails to the patient' })
  await expect(mails).toContainText('No emails sent yet.')

  // the recipes stand below the same header and tabs, and the first one may begin with a template
  await page.getByRole('link', { name: 'Recipes', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fenn')
  await page.getByRole('link', { name: 'Start from a template' }).click()
  const start = page.getByRole('dialog', { name: 'Start from a template' })
  await expect(start.getByRole('button', { name: 'Use: Sleep onset' })).toBeVisible()
  await page.goto(`/doctors/patients/${patientId}`)

  const draft = await made(page.request, 'POST', '/api/doctor/recipes', {
    patient_id: patientId,
  })
  await edited(page.request, `/api/doctor/recipes/${draft.id}`, { label: 'First weeks' })
  await page.reload()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Send invitation' }).click()
  const ask = page.getByRole('dialog', { name: /^Send an invitation to/ })
  await expect(ask.getByLabel(/^Personal message/)).toHaveValue('It was good to see you.')
  await ask.getByLabel(/^First recipe/).selectOption({ label: 'First weeks (0 products)' })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Send invitation' }).click()
  await expect(ask).toBeHidden()
  await expect(card.getByRole('link', { name: 'First weeks' })).toBeVisible()
  await expect(card).toContainText('Sent')
  const mail = await readMail(page.request, 'otto.fenn@example.org', /invitation/)
  expect(mail.text).toContain('It was good to see you.')
  await expect(mails.getByRole('listitem')).toContainText('otto.fenn@example.org')
  await expect(mails.getByRole('listitem')).toContainText(/Invitation.*(Queued|Sent)/)

  // revoked, it stays in the list and gives another link
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Revoke invitation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(card).toContainText('Revoked')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Copy invitation link' }).click()
  const link = page.getByRole('dialog', { name: /^Invitation link for/ })
  await link.getByRole('button', { name: 'Create link' }).click()
  await expect(link.getByLabel('Link')).toHaveValue(/\/user\/register\?token=/)

  // it has the invitation emailed; nobody signs up by it alone
  const guest = await visitor()
  const { pathname, search } = new URL(await link.getByLabel('Link').inputValue())
  await guest.page.goto(pathname + search)
  await guest.page.getByRole('button', { name: 'Email me the invitation' }).click()
  await expect(guest.page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(guest.page)
  await page.reload()
  await expect(mails.getByRole('listitem')).toHaveCount(2)
})

test('the archive is the second tab of the list, with its own number and no filter of states', async () => {
  const { page } = await asDoctor('e.petrova@officina.test')
  const id = await addedPatient(page.request, 'Ida', 'Fallow')
  await made(page.request, 'POST', `/api/doctor/patients/${id}/archive`, { reason: 'Moved' })
  const counts = await dataOf(page.request, '/api/doctor/patients/counts')
  await page.goto('/doctors/patients')
  const tabs = page.getByRole('navigation', { name: 'Patient lists' }).getByRole('link')
  await expect(tabs).toHaveText([`Current ${counts.current}`, `Archived ${counts.archived}`])
  await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: /Fallow/ })).toHaveCount(0)
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/\?archived=1$/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  const row = page.getByRole('row').filter({ hasText: 'ida.fallow@example.org' })
  await expect(row).toContainText('Archived')
  await expect(page.getByRole('button', { name: 'Status', exact: true })).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody is called so')
  await expect(page.getByText('No patients match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/archived=1/)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  await tabs.nth(0).click()
  await expect(row).toContainText('Not invited')
})

async function textOf(download: { content(): Promise<Buffer> }): Promise<string> {
  return (await download.content()).toString()
}

async function found(page: Page, word: string): Promise<number> {
  return (await dataOf(page.request, filtered('/api/doctor/patients', { q: word }))).length
}
