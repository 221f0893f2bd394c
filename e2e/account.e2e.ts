import {
  asDoctor,
  dataOf,
  expect,
  linkOf,
  made,
  password,
  readMail,
  signedIn,
  signIn,
  test,
} from './fixtures.ts'

test('a logo that is no picture is refused, one that is stands on the account and can be taken off', {
  tag: '@deep',
}, async ({ browser }) => {
  const doctor = await asDoctor(browser, 't.okafor@officina.test')
  const { page } = doctor
  const logo = async () => (await dataOf(page.request, '/api/doctor/account')).clinic_logo
  await page.goto('/doctors/top?panel=account&section=profile')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  const field = drawer.getByLabel(/^(Logo|Change logo)/)
  await field.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(drawer.getByText('This picture cannot be read. Choose another one.')).toBeVisible()
  expect(await logo()).toBeNull()
  await field.setInputFiles('docs/images/doctor-top.png')
  await expect(page.getByText('Logo saved')).toBeVisible()
  await expect(drawer.getByText('This picture cannot be read.')).toHaveCount(0)
  expect(await logo()).toContain('/clinic-logos/')
  await drawer.getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed')).toBeVisible()
  expect(await logo()).toBeNull()
  await doctor.done()
})

test('the page behind the link of a mail changes the address when its button is pressed', {
  tag: '@deep',
}, async ({ browser }) => {
  const email = 't.okafor@officina.test'
  const fresh = `okafor-${Date.now()}@example.org`
  const doctor = await asDoctor(browser, email)
  const { page } = doctor
  const api = page.request
  const asked = { email: fresh, current_password: password }
  await made(api, 'POST', '/api/doctor/account/email', asked)
  await page.goto(linkOf(await readMail(api, fresh, /email-change/)))
  const confirm = page.getByRole('button', { name: 'Confirm this address' })
  await expect(confirm).toBeVisible()
  expect((await dataOf(api, '/api/doctor/account')).email).toBe(email)
  await confirm.click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await signIn(api, 'doctor', fresh)
  await doctor.done()
})

test('the chosen section of the drawer is in sight on a phone', { tag: '@deep' }, async ({
  browser,
}) => {
  for (const role of ['doctor', 'patient'] as const) {
    const person = await signedIn(browser, role, { viewport: { width: 390, height: 844 } })
    const { page } = person
    const home = role === 'doctor' ? '/doctors/top' : '/user/top'
    for (const section of ['profile', 'preferences']) {
      await page.goto(`${home}?panel=account&section=${section}`)
      const drawer = page.getByRole('dialog', { name: 'Account' })
      await expect(drawer.locator('[aria-current=page]')).toBeInViewport()
    }
    await person.done()
  }
})
