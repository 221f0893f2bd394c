import { randomUUID } from 'node:crypto'
import {
  addedPatient,
  asAdmin,
  asDoctor,
  type Calls,
  confirm,
  dataOf,
  expect,
  filtered,
  made,
  type Page,
  question,
  refusedInDialog,
  suspend,
  test,
  visitor,
} from '../../testing/page.tsx'

/** What cannot be done with a patient: somebody was faster, or the form is wrong. Nothing changes, nothing is lost. */

const at = (id: string) => `/api/doctor/patients/${id}`

test.deep('who asks to join is answered once', async () => {
  const home = await visitor()
  const { page } = await asDoctor()
  const api = page.request
  const { clinic_code } = await dataOf(api, '/api/doctor/account')
  const ask = async (last_name: string) => {
    await made(home.context.request, 'POST', '/api/patient/link-request', {
      clinic_code,
      email: `${last_name}@example.org`.toLowerCase(),
      last_name,
      first_name: 'Kim',
      birth_date: '1988-02-29',
    })
    let id = ''
    await expect
      .poll(async () => {
        id = (await found(api, last_name))[0]?.id ?? ''
        return id
      })
      .not.toBe('')
    return id
  }

  const larch = await ask('Larch')
  await page.goto(`/doctors/patients/${larch}`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await refusedInDialog(
    page,
    () => made(api, 'POST', `${at(larch)}/accept-link`),
    /status of this patient is “Invited”/,
    async (dialog) => {
      await dialog.getByLabel('Reason').selectOption({ label: 'A visit is needed first' })
      await dialog.getByRole('textbox').fill('Never seen here')
    },
  )
  expect((await dataOf(api, at(larch))).status).toBe('invited')
  // what is behind the dialog is read again
  await expect(page.getByRole('region', { name: 'Invitation' })).toContainText('Sent')
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0)

  const alder = await ask('Alderman')
  await page.goto(`/doctors/patients/${alder}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await refusedInDialog(
    page,
    () => made(api, 'POST', `${at(alder)}/decline-link`, { code: 'not_my_patient', reason: null }),
    /is already declined/,
  )
  const mails = await found(api, 'Alderman')
  expect(mails).toEqual([])
})

test('a patient is archived and restored once', async () => {
  const { page } = await asDoctor()
  const api = page.request
  const id = await addedPatient(api, 'Ida', 'Maple')
  await page.goto(`/doctors/patients/${id}`)
  await choose(page, 'Archive')
  await refusedInDialog(
    page,
    () => made(api, 'POST', `${at(id)}/archive`, { reason: 'Moved away' }),
    /is already archived/,
    (dialog) => dialog.getByRole('textbox').fill('Has another doctor'),
  )
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Moved away')
  await expect(history).not.toContainText('Has another doctor')

  await choose(page, 'Restore')
  await refusedInDialog(page, () => made(api, 'POST', `${at(id)}/restore`), /already/)
  await expect(history).toContainText('Archived → Not invited')
  expect((await dataOf(api, at(id))).status).toBe('registered_by_doctor')
})

test('an invitation is revoked once, and five are sent a day', async () => {
  const { page } = await asDoctor()
  const api = page.request
  const id = await addedPatient(api, 'Ida', 'Rowan', true)
  await page.goto(`/doctors/patients/${id}`)
  await choose(page, 'Revoke invitation')
  await refusedInDialog(
    page,
    () => made(api, 'POST', `${at(id)}/invitation/revoke`),
    /There is no pending invitation/,
  )
  await expect(page.getByRole('region', { name: 'Invitation' })).toContainText('Revoked')

  for (let sent = 1; sent < 5; sent++) await made(api, 'POST', `${at(id)}/invitation/resend`, {})
  await page.reload()
  await choose(page, 'Send invitation')
  await refusedInDialog(
    page,
    async () => {},
    /Five invitations were sent in the last 24 hours/,
    (dialog) => dialog.getByLabel(/^Personal message/).fill('Once more, with the right address.'),
  )
  expect((await dataOf(api, at(id))).invitation.send_count).toBe(5)
})

test.deep('tags that are too many or too long are said at their field', async () => {
  const { page } = await asDoctor()
  const api = page.request
  const id = await addedPatient(api, 'Ida', 'Hazel')
  await page.goto(`/doctors/patients/${id}?panel=edit`)
  const edit = page.getByRole('dialog', { name: /^Edit / })
  const tags = edit.getByLabel('Tags')
  const many = Array.from({ length: 21 }, (_, n) => `tag ${n + 1}`)
  const long = 'a tag that goes on and on and on and on and on'
  for (const [typed, said] of [
    [many.join(', '), /^Use at most 20/],
    [`winter, ${long}`, /at most 40 characters/],
  ] as const) {
    await tags.fill(typed)
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await expect(edit.getByText(said).first()).toBeVisible()
    await expect(tags).toHaveAttribute('aria-invalid', 'true')
    await expect(tags).toHaveValue(typed)
  }
  expect((await dataOf(api, at(id))).tags).toEqual([])
  await tags.fill(many.slice(0, 20).join(', '))
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()

  await page.goto('/doctors/patients?q=hazel')
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await page
    .getByRole('group', { name: 'Selected patients' })
    .getByRole('button', { name: 'Add tag' })
    .click()
  const tag = question(page).getByLabel('Tag')
  await confirm(page)
  await expect(question(page).getByText('Enter a tag.')).toBeVisible()
  await expect(tag).toHaveAttribute('aria-invalid', 'true')
  await tag.fill('winter')
  await confirm(page)
  const skipped = page.getByRole('dialog', { name: 'Add tag' })
  await expect(skipped).toContainText(/Hazel: A patient can have at most 20 tags/)
  await skipped.getByRole('button', { name: 'Close' }).click()
  await expect(skipped).toBeHidden()
  expect((await dataOf(api, at(id))).tags).toHaveLength(20)
})

test('a note stays where it was typed when it is refused', async () => {
  const office = await asAdmin()
  const email = 'e.petrova@officina.test'
  const { page } = await asDoctor(email)
  const [patient] = await dataOf(page.request, '/api/doctor/patients?range=[0,0]')
  await page.goto(`/doctors/patients/${patient.id}`)
  const notes = page.getByRole('region', { name: 'My notes' })
  const body = notes.getByLabel('New note')
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await body.fill('   ')
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await body.fill('Sleeps better since May')
  const [doctor] = await dataOf(
    office.context.request,
    filtered('/api/admin/doctors', { q: email }),
  )
  await suspend(office.context.request, doctor, `Insurance has ended ${randomUUID()}`)
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText(/suspended/).first()).toBeVisible()
  await expect(body).toHaveValue('Sleeps better since May')
  expect(await dataOf(page.request, `${at(patient.id)}/notes`)).toEqual([])
})

async function choose(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: verb }).click()
}

const found = (api: Calls, q: string): Promise<{ id: string }[]> =>
  dataOf(api, filtered('/api/doctor/patients', { q }))
