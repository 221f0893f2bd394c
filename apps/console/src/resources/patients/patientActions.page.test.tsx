import {
  acted,
  asAdmin,
  asDoctor,
  asPatient,
  confirm,
  dataOf,
  edited,
  expect,
  filtered,
  joinedPatient,
  made,
  ownName,
  password,
  press,
  question,
  reasonThenDone,
  refusedMeanwhile,
  save,
  test,
} from '../../testing/page.tsx'

const at = (id: string, verb = '') => `/api/admin/patients/${id}${verb}`

test.deep(
  'what somebody else has done with a patient meanwhile is said, and nothing is done twice',
  async ({ page }) => {
    const clinic = await asDoctor('e.petrova@officina.test')
    const last_name = ownName('Ow')
    const name = { first_name: 'Ida', last_name, email: `${last_name}@example.org`.toLowerCase() }
    const patient = await joinedPatient(clinic.context.request, name)
    const api = page.request
    const other = await asAdmin('operations@officina.test')
    const state = () => dataOf(api, at(patient.id))
    const meanwhile = (verb: string, body?: object) => () =>
      acted(other.context.request, at(patient.id), verb, body)

    await meanwhile('suspend', { reason: 'A chargeback.' })()
    await page.goto(`/admins/patients/${patient.id}`)
    await reasonThenDone(page, 'Reinstate', state, 'Settled.')
    await meanwhile('archive', { reason: 'Has moved.' })()
    await page.reload()
    await refusedMeanwhile(page, 'Restore', meanwhile('restore'))
    await page.reload()
    await meanwhile('anonymise', { reason: 'At the wish of the patient.' })()
    await page.reload()
    await refusedMeanwhile(page, 'Confirm anonymisation', meanwhile('withdraw-anonymise'))
    await meanwhile('anonymise', { reason: 'At the wish of the patient.' })()
    await page.reload()
    await refusedMeanwhile(page, 'Withdraw request', meanwhile('withdraw-anonymise'))

    await page.goto(`/admins/patients/${patient.id}?tab=edit`)
    const last = page.getByLabel('Last name', { exact: true })
    const first = page.getByLabel('First name', { exact: true })
    await last.fill('')
    await first.fill('Ida Maria')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(last).toHaveAttribute('aria-invalid', 'true')
    await expect(first).toHaveValue('Ida Maria')
    expect((await state()).first_name).toBe('Ida')
    await last.fill(last_name)
    await save(page)
    expect((await state()).first_name).toBe('Ida Maria')
  },
)

test('invitations are refused and sent, one by one and together', async ({ page }) => {
  const clinic = await asDoctor('e.petrova@officina.test')
  const last_name = ownName('Gu')
  const { id } = await made(clinic.context.request, 'POST', '/api/doctor/invitation', {
    first_name: 'Per',
    last_name,
    email: `${last_name}@example.org`.toLowerCase(),
    language: 'en',
  })
  const api = page.request
  const invitations = () => dataOf(api, at(id, '/invitations'))
  await page.goto(`/admins/patients/${id}?tab=invitations`)
  await refusedMeanwhile(page, 'Send invitation', () => edited(api, at(id), { first_name: 'Peer' }))
  expect(await invitations()).toHaveLength(1)
  const email = question(page).getByLabel('New email address')
  await press(page, 'Use another address')
  await email.fill('nobody')
  await confirm(page)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('nobody')
  expect(await invitations()).toHaveLength(1)
  await email.fill(`new.${last_name}@example.org`.toLowerCase())
  await confirm(page)
  await expect(page.getByText(/^Invitation sent to/).first()).toBeVisible()
  expect(await invitations()).toHaveLength(2)
  await refusedMeanwhile(
    page,
    'Revoke invitation',
    () => acted(api, at(id), 'revoke-invitation'),
    /changed this on|no pending invitation/i,
  )

  const [active] = await dataOf(api, filtered('/api/admin/patients', { q: 'Fischer' }))
  await page.goto(filtered('/admins/patients', { id: [id, active.id] }))
  for (const words of [last_name, 'Fischer'])
    await page.getByRole('row').filter({ hasText: words }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Resend invitations' }).click()
  await confirm(page)
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  const results = page.getByRole('dialog', { name: '1 invitation not sent' })
  await expect(results.getByRole('listitem')).toContainText('Hanna Fischer: ')
})

test('a patient who wants to be deleted is found, and the wish declined in words', async ({
  page,
}) => {
  const patient = await asPatient('nakajima@officina.test')
  const wish = { current_password: password, reason: 'I have moved away.' }
  await made(patient.context.request, 'POST', '/api/patient/account/deletion', wish)
  const asked = JSON.stringify({ deletion_asked: true })
  const [{ id, name }] = await dataOf(page.request, `/api/admin/patients?filter=${asked}`)
  await page.goto('/admins/reports')
  await page.getByRole('link', { name: /^Deletion requests/ }).click()
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByText('I have moved away.')).toBeVisible()
  const state = () => dataOf(page.request, at(id))
  await reasonThenDone(page, 'Decline request', state, 'A refund is still open.')
  expect((await state()).deletion_asked_at).toBeNull()
})
