import {
  addedPatient,
  asDoctor,
  asPatient,
  dataOf,
  demo,
  expect,
  fillInvitation,
  filtered,
  made,
  type Page,
  password,
  signedInAnew,
  signInOn,
  test,
} from '../../testing/page.tsx'

const ended = 'Your session ended. Sign in to continue where you left off.'

test('a session that ends loses nothing that was typed', async () => {
  const email = 'e.petrova@officina.test'
  const { page, context } = await signedInAnew('doctor', { email })
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Invite patient' }).click()
  const panel = page.getByRole('dialog')
  await fillInvitation(panel, ['Okafor', 'Chidi', 'chidi.okafor@example.org'])
  await context.clearCookies()
  await panel.getByRole('button', { name: /Send/ }).click()
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  // the invitation's own field is gone
  await expect(page.getByLabel(/Last name/)).toHaveCount(0)
  await signInAgain(page, email)
  await expect(page).toHaveURL(/\/doctors\/patients/)
  const again = page.getByRole('dialog')
  await expect(again).toBeVisible()
  await expect(again.getByLabel(/Last name/).first()).toHaveValue('Okafor')
  await expect(again.getByLabel(/First name/).first()).toHaveValue('Chidi')
  await expect(again.getByLabel(/E-?mail/).first()).toHaveValue('chidi.okafor@example.org')
  expect(await storedIn(page)).not.toContain('Okafor')
  // a session that was ended elsewhere is told by the token of the next write
  const elsewhere = await signedInAnew('doctor', { email })
  await made(elsewhere.context.request, 'DELETE', '/api/doctor/account/sessions')
  await again.getByRole('button', { name: /Send/ }).click()
  await signInAgain(page, email)
  await expect(again.getByLabel(/Last name/).first()).toHaveValue('Okafor')
})

test('answers that a doctor was filling in survive the session', async () => {
  const { page, context } = await asDoctor()
  const id = await addedPatient(context.request, 'Iris', 'Interrupted')
  await page.goto(`/doctors/patients/${id}/questionnaire`)
  await page.getByRole('button', { name: 'Fill in with the patient now' }).first().click()
  const panel = page.getByRole('dialog', { name: /^Fill in a questionnaire with/ })
  await panel.getByLabel('Questionnaire').selectOption({ label: 'First visit' })
  await panel.getByRole('button', { name: 'Start questionnaire' }).click()
  const height = page.getByLabel('Height')
  await height.fill('168')
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
  await expect(saved).toBeVisible()
  const form = page.url()
  await context.clearCookies()
  await page.getByRole('textbox', { name: 'Weight' }).fill('61')
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  await signInOn(page, demo.doctor)
  await expect(page).toHaveURL(form)
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('61')
  await expect(height).toHaveValue('168')
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('61')
})

test.deep(
  'an address that a patient was typing survives the session; the header counts the cart',
  async () => {
    const email = 'rossi@officina.test'
    const { page, context } = await asPatient(email)
    const inStock = filtered('/api/patient/products', { in_stock: true })
    const products = await dataOf(context.request, inStock)
    const product = products.find((each: { needs_recipe: boolean }) => !each.needs_recipe)
    const before = (await dataOf(context.request, '/api/patient/cart')).count
    await made(context.request, 'POST', '/api/patient/cart/lines', {
      variant_id: product.variant_id,
    })
    await page.goto('/user/cart?step=checkout')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(
      main.getByRole('link', { name: new RegExp(`${before + 1} in the cart`) }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Add address' }).click()
    const panel = page.getByRole('region', { name: 'New address' })
    await panel.getByLabel(/City/).fill('Accra')
    await panel.getByLabel(/Phone/).fill('020 555 0101')
    await context.clearCookies()
    for (const label of [/Region|State|Prefecture/, /^(Street|Address)/])
      await panel.getByLabel(label).first().fill('1')
    // its places are looked up, and that is told who may not ask
    await panel.getByLabel('Postal code').fill('10001')
    await expect(page).toHaveURL(/\/user\/login\?next=/)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await signInOn(page, email)
    await expect(page).toHaveURL(/\/user\/cart/)
    await page.getByRole('button', { name: 'Add address' }).click()
    await expect(panel.getByLabel(/City/)).toHaveValue('Accra')
    await expect(panel.getByLabel(/Phone/)).toHaveValue('020 555 0101')
  },
)

test('a sign-out that fails says so and stays', async () => {
  const { page } = await signedInAnew('patient', { email: 'rossi@officina.test' })
  const failed = page.getByText('You are still signed in. Try again.')
  await page.route('**/api/patient/logout', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/user/top')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(failed).toBeVisible()
  await expect(page).toHaveURL(/\/user\/top$/)
  await page.goto('/user/login')
  const leave = page.getByRole('button', { name: 'Sign out' })
  await leave.click()
  await expect(failed).toBeVisible()
  await page.unroute('**/api/patient/logout')
  await leave.click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a first visit says nothing of a session that has ended', async ({ page }) => {
  for (const path of ['/', '/user/cart', '/admins/orders']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(ended)).toHaveCount(0)
    await expect(page.getByLabel(/E-?mail/)).toHaveValue('')
  }
})

/** On the sign-in page of a session that has ended, which knows whose it was. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByLabel(/E-?mail/)).toHaveValue(email)
  expect(decodeURIComponent(page.url())).not.toContain(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
}

const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
