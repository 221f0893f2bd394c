import {
  asDoctor,
  dataOf,
  expect,
  expectAccessible,
  linkOf,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

/** Somebody without an invitation has the code of a clinic. */
test('a patient asks a clinic for access; the doctor declines one and accepts another', async () => {
  const home = await visitor()
  const { page } = await asDoctor()
  const account = await dataOf(page.request, '/api/doctor/account')

  async function ask(last: string, email: string) {
    await home.page.goto('/user/sign-up')
    await home.page.getByLabel('Clinic code').fill(account.clinic_code.toLowerCase())
    await home.page.getByLabel('Email').fill(email)
    await home.page.getByLabel('Last name').fill(last)
    await home.page.getByLabel('First name').fill('Kim')
    await home.page.getByLabel('Date of birth').fill('1988-02-29')
    await home.page.getByLabel(/^Message to the clinic/).fill('I was with you in May.')
    await home.page.getByRole('button', { name: 'Send request' }).click()
    await expect(home.page).toHaveURL(/\/user\/sign-up\/complete/)
  }

  await ask('Stone', 'kim.stone@example.org')
  const mail = await readMail(
    page.request,
    account.email,
    /Stone.* asks to join your clinic|Kim Stone/,
  )
  await page.goto(linkOf(mail))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stone')
  await expect(page.getByText('This person asked to become your patient.')).toBeVisible()
  await expect(page.getByText('I was with you in May.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create recipe' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  const decline = page.getByRole('dialog', { name: /^Decline .*’s request/ })
  await decline.getByLabel('Reason').selectOption({ label: 'Not my patient' })
  await decline.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Request declined').first()).toBeVisible()

  await ask('Rivers', 'kim.rivers@example.org')
  await readMail(page.request, account.email, /Rivers/)
  await page.goto('/doctors/patients?status=link_requested&q=rivers')
  await page
    .getByRole('link', { name: /Rivers/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rivers')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('region', { name: 'Invitation' })).toContainText('Sent')
  const invited = await readMail(page.request, 'kim.rivers@example.org', /invitation/)

  // who has asked knows the birth date that the clinic did not enter
  await home.page.goto(linkOf(invited))
  await expect(home.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(home.page)
})
