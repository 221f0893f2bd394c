import {
  asDoctor,
  asPatient,
  dataOf,
  expect,
  expectAccessible,
  joinedPatient,
  linkOf,
  made,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

const invite = (email: string) => ({ last_name: 'Sample', first_name: 'Sam', email })

test('a patient reads what moving to another doctor means, and moves', async () => {
  const patient = await asPatient('lopez@officina.test')
  const { page } = patient
  await page.goto('/user/top')
  const card = page.getByRole('region', { name: 'My doctor' })
  // its number is written as it is dialled once the rules of numbers are there
  const shown = async () => (await card.innerText()).replace(/Call [+\d ]+/, '')
  const before = await shown()
  const task = page.getByRole('listitem').filter({ hasText: 'invites you' })
  await expect(task).toContainText('Register before your next visit')
  await expectAccessible(page)
  await task.getByRole('button', { name: 'Accept invitation' }).click()
  const dialog = page.getByRole('dialog', { name: /^Move to Dr / })
  for (const part of [
    'health data',
    'Orders on their way',
    'Repeats',
    'gets an email',
    'commission',
  ])
    await expect(dialog).toContainText(part)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await shown()).toBe(before)
  await task.getByRole('button', { name: 'Accept invitation' }).click()
  await dialog.getByRole('button', { name: 'Move to this doctor' }).click()
  await expect(page.getByText(/^You are now a patient of /).first()).toBeVisible()
  await expect(task).toHaveCount(0)
  await expect.poll(async () => (await card.innerText()) !== before).toBe(true)
  const { doctor: next } = await dataOf(page.request, '/api/patient/me')
  await page.getByRole('button', { name: /^Account: / }).click()
  await expect(page.getByRole('menu')).toContainText(next.clinic_name)

  const doctor = await asDoctor()
  await doctor.page.goto('/doctors/patients?q=lopez')
  await expect(doctor.page.getByRole('link', { name: /Lopez/ })).toHaveCount(1)
  await expect(doctor.page.getByRole('row', { name: /Lopez/ })).toContainText('Active')
})

test('a patient whose date of birth only the new clinic knows enters it to move', async () => {
  const former = await asDoctor()
  const name = { last_name: 'Sample', first_name: 'Sam', email: 'sam.dateless@example.org' }
  const { page } = await joinedPatient(former.page.request, name)
  const next = await asDoctor('t.okafor@officina.test')
  const born = { ...name, birth_date: '1990-04-01' }
  await made(next.page.request, 'POST', '/api/doctor/invitation', born)
  await page.goto('/user/top')
  const task = page.getByRole('listitem').filter({ hasText: 'invites you' })
  await task.getByRole('button', { name: 'Accept invitation' }).click()
  const dialog = page.getByRole('dialog', { name: /^Move to Dr / })
  const move = dialog.getByRole('button', { name: 'Move to this doctor' })
  await dialog.getByLabel('Date of birth').fill('1991-04-01')
  await move.click()
  await expect(dialog).toContainText('2 attempts left')
  await dialog.getByLabel('Date of birth').fill('1990-04-01')
  await move.click()
  await expect(page.getByText(/^You are now a patient of /).first()).toBeVisible()
})

test('a patient declines, and the doctor sees it as of anybody', async () => {
  const doctor = await asDoctor()
  const { request } = doctor.page
  const patient = await asPatient('fischer@officina.test')
  const known = await made(
    request,
    'POST',
    '/api/doctor/invitation',
    invite('fischer@officina.test'),
  )
  await patient.page.goto('/user/top')
  const task = patient.page.getByRole('listitem').filter({ hasText: 'invites you' })
  await task.getByRole('button', { name: 'Decline invitation' }).click()
  const dialog = patient.page.getByRole('dialog', { name: /^Decline the invitation from Dr / })
  await expect(dialog).toContainText('not that you have another doctor')
  // withdrawn while the question is open
  await made(request, 'POST', `/api/doctor/patients/${known.id}/invitation/revoke`)
  await dialog.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(dialog).toContainText('no longer open')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(task).toHaveCount(0)
  await made(request, 'POST', `/api/doctor/patients/${known.id}/invitation/resend`)
  await patient.page.reload()
  await task.getByRole('button', { name: 'Decline invitation' }).click()
  await dialog.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(patient.page.getByText('Invitation declined').first()).toBeVisible()
  await expect(task).toHaveCount(0)
  await patient.done()

  const email = 'sam.sample@example.org'
  const unknown = await made(request, 'POST', '/api/doctor/invitation', invite(email))
  const guest = await visitor()
  await guest.page.goto(linkOf(await readMail(request, email, /invites you/)))
  await guest.page.getByRole('button', { name: 'Decline invitation' }).click()
  const ask = guest.page.getByRole('dialog', { name: /^Decline the invitation from Dr / })
  await expectAccessible(guest.page)
  await ask.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(
    guest.page.getByRole('heading', { name: 'You declined the invitation' }),
  ).toBeVisible()
  for (const { id } of [known, unknown]) {
    await doctor.page.goto(`/doctors/patients/${id}`)
    await expect(doctor.page.getByText('Invitation declined').first()).toBeVisible()
    await expect(doctor.page.getByRole('region', { name: 'Invitation' })).toContainText('Declined')
  }
})

test('the former doctor goes on with the recipes, and with nothing else', async () => {
  const former = await asDoctor()
  const { page } = former
  const [recipe] = await dataOf(
    page.request,
    '/api/doctor/recipes?filter={"patient":"Osei","status":["issued"]}',
  )
  const ofPatient = `/doctors/patients/${recipe.patient.id}`
  await page.goto(`${ofPatient}/recipes?id=${recipe.id}`)
  await page.getByRole('link', { name: 'Renew' }).click()
  await expect(page).toHaveURL(/registration\?mode=edit/)
  await page.goBack()
  await expect(page).toHaveURL(`${ofPatient}/recipes?id=${recipe.id}`)
  const [order] = await dataOf(page.request, `/api/doctor/patients/${recipe.patient.id}/orders`)
  const [answer] = await dataOf(page.request, `/api/doctor/patients/${recipe.patient.id}/answers`)
  const next = await asDoctor('t.okafor@officina.test')
  const patient = await asPatient('osei@officina.test')
  await made(next.page.request, 'POST', '/api/doctor/invitation', invite('osei@officina.test'))
  const [offer] = await dataOf(patient.page.request, '/api/patient/link-offers')
  await made(patient.page.request, 'POST', `/api/patient/link-offers/${offer.id}/accept`)

  await page.goto('/doctors/recipe-histories?patient=Osei')
  await page.getByRole('link', { name: 'Abena Osei' }).first().click()
  await expect(page).toHaveURL(`${ofPatient}/recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abena Osei')
  await expect(page.getByText(/^This patient has moved to another doctor/)).toBeVisible()
  await expectAccessible(page)
  const shown = page.getByRole('article')
  await expect(shown.getByRole('button', { name: 'Stop product' }).first()).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Renew' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/recipe-histories/)
  for (const closed of [
    'order-histories',
    'order',
    'questionnaire',
    `questionnaire/${answer.id}`,
  ]) {
    await page.goto(`${ofPatient}/${closed}`)
    await expect(page).toHaveURL(`${ofPatient}/recipes`)
  }
  await page.goto(`${ofPatient}/order-histories?id=${order.id}`)
  await expect(page.getByText(/^This patient has left your practice/)).toBeVisible()

  const end = { reason_code: 'error', reason: null }
  await made(page.request, 'POST', `/api/doctor/recipes/${recipe.id}/cancel`, end)
  await patient.page.goto('/user/recipes')
  // what has ended is not denied
  await expect(patient.page.getByRole('heading', { name: 'No current recipes' })).toBeVisible()
})
