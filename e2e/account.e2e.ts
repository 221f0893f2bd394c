import { linkOf, readMail } from './calls.ts'
import { asDoctor, expect, password, signedIn, signedInAnew, signIn, test } from './fixtures.ts'

const doctorEmail = 't.okafor@officina.test'

test('a logo that is no picture is refused, one that is stands on the account and can be taken off', async ({
  browser,
}) => {
  const doctor = await asDoctor(browser, doctorEmail)
  const { page, context } = doctor
  const logo = async () =>
    (await (await context.request.get('/api/doctor/account')).json()).data.clinic_logo
  await page.goto('/doctors/top?panel=account&section=profile')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  const field = drawer.getByLabel(/^(Logo|Another logo)/)
  await field.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(drawer.getByText('This picture cannot be read. Choose another one.')).toBeVisible()
  expect(await logo()).toBeNull()
  await field.setInputFiles('docs/images/doctor-top.png')
  await expect(page.getByText('Logo saved.')).toBeVisible()
  await expect(drawer.getByText('This picture cannot be read.')).toHaveCount(0)
  expect(await logo()).toContain('/clinic-logos/')
  await drawer.getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed.')).toBeVisible()
  expect(await logo()).toBeNull()
  await doctor.done()
})

test('a doctor changes the address by the link of the mail', async ({ browser }) => {
  const doctor = await signedInAnew(browser, 'doctor', { email: doctorEmail })
  const { page, context } = doctor
  const fresh = `okafor-${Date.now()}@example.org`
  await page.goto('/doctors/top?panel=account&section=security')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  const part = drawer.getByRole('region', { name: 'Email' })
  await part.getByLabel('New email').fill(fresh)
  await part.getByLabel('Present password', { exact: true }).fill('not the password')
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByText('This is not your present password.')).toBeVisible()
  await expect(part.getByLabel('New email')).toHaveValue(fresh)
  await part.getByLabel('Present password', { exact: true }).fill(password)
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByText(`Open the link that we sent to ${fresh}`)).toBeVisible()
  await expect(part.getByText(`You sign in with ${doctorEmail}.`)).toBeVisible()
  await readMail(context.request, doctorEmail, /email-change-notice/)
  await part.getByRole('button', { name: 'Keep the present address' }).click()
  await part.getByLabel('New email').fill(fresh)
  await part.getByLabel('Present password', { exact: true }).fill(password)
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByRole('button', { name: /Send again/ })).toBeVisible()
  const mail = await readMail(context.request, fresh, /email-change/)
  await page.goto(linkOf(mail))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await page.goto('/doctors/top?panel=account&section=security')
  await expect(part.getByText(`You sign in with ${fresh}.`)).toBeVisible()
  await readMail(context.request, fresh, /email-changed/)
  await signIn(context.request, 'doctor', fresh)
  await doctor.done()
})

test('the chosen section of the drawer is in sight on a phone', async ({ browser }) => {
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
