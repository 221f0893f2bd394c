import {
  asDoctor,
  asPatient,
  demo,
  expect,
  password,
  send,
  signedInAnew,
  test,
} from './fixtures.ts'
import { made } from './ordered.ts'

test('a session that ends loses nothing that was typed', async ({ browser }) => {
  const doctor = await asDoctor(browser)
  const { page, context } = doctor
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Invite patient' }).click()
  const panel = page.getByRole('dialog')
  await panel
    .getByLabel(/Last name/)
    .first()
    .fill('Okafor')
  await panel
    .getByLabel(/First name/)
    .first()
    .fill('Chidi')
  await panel
    .getByLabel(/E-?mail/)
    .first()
    .fill('chidi.okafor@example.org')
  await context.clearCookies()
  await panel.getByRole('button', { name: /Send/ }).click()
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  // the invitation's own field is gone
  await expect(page.getByLabel(/Last name/)).toHaveCount(0)
  await page.getByLabel(/E-?mail/).fill(demo.doctor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/doctors\/patients/)
  const again = page.getByRole('dialog')
  await expect(again).toBeVisible()
  await expect(again.getByLabel(/Last name/).first()).toHaveValue('Okafor')
  await expect(again.getByLabel(/First name/).first()).toHaveValue('Chidi')
  await expect(again.getByLabel(/E-?mail/).first()).toHaveValue('chidi.okafor@example.org')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Okafor')
  await doctor.done()
})

test('a recipe that a doctor was writing survives the session', async ({ browser }) => {
  const doctor = await asDoctor(browser)
  const { page, context } = doctor
  const made = await send(context.request, 'POST', '/api/doctor/recipes', {})
  const { data: draft } = await made.json()
  await page.goto(`/doctors/recipes/registration?mode=edit&recipe=${draft.id}`)
  const message = page.getByLabel('Message to the patient')
  await message.fill('Saved before')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await context.clearCookies()
  await message.fill('Written when the session had ended')
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  // a reload would lose it, so the browser asks; nothing of it is kept where others find it
  await page.getByLabel(/E-?mail/).click()
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload().catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  void reloading
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('Written when')
  await page.getByLabel(/E-?mail/).fill(demo.doctor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(message).toHaveValue('Written when the session had ended')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  const stored = await (await context.request.get(`/api/doctor/recipes/${draft.id}`)).json()
  expect(stored.data.message).toBe('Written when the session had ended')
  await send(context.request, 'DELETE', `/api/doctor/recipes/${draft.id}`)
  await doctor.done()
})

test('answers that a doctor was filling in survive the session', async ({ browser }) => {
  const doctor = await asDoctor(browser)
  const { page, context } = doctor
  const { id } = await made(context.request, 'POST', '/api/doctor/invitation', {
    last_name: 'Interrupted',
    first_name: 'Iris',
    email: 'iris.interrupted@example.org',
    send: false,
  })
  await page.goto(`/doctors/patients/${id}/questionnaire`)
  await page.getByRole('button', { name: 'Fill in with the patient now' }).first().click()
  const panel = page.getByRole('dialog', { name: /^Fill in a questionnaire with/ })
  await panel.getByLabel('Questionnaire').selectOption({ label: 'First visit' })
  await panel.getByRole('button', { name: 'Begin' }).click()
  const height = page.getByLabel('Height')
  await height.fill('168')
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
  await expect(saved).toBeVisible()
  const form = page.url()
  await context.clearCookies()
  await page.getByRole('textbox', { name: 'Weight' }).fill('61')
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  await page.getByLabel(/E-?mail/).fill(demo.doctor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(form)
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('61')
  await expect(height).toHaveValue('168')
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('61')
  await doctor.done()
})

test('signing out in one tab ends the other, and Back shows nothing of the user', async ({
  browser,
}) => {
  const doctor = await signedInAnew(browser, 'doctor')
  const { page, context } = doctor
  const other = await context.newPage()
  await page.goto('/doctors/patients')
  await other.goto('/doctors/top')
  await expect(page.getByRole('heading', { level: 1, name: /Patients/ })).toBeVisible()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/doctors\/login/)
  await expect(other).toHaveURL(/\/doctors\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/doctors\/login/)
  await expect(page.getByText('@example.org')).toHaveCount(0)
  await doctor.done()
})

test('an address that a patient was typing survives the session; the header counts the cart', async ({
  browser,
}) => {
  const email = 'rossi@officina.test'
  const patient = await asPatient(browser, email)
  const { page, context } = patient
  const filter = encodeURIComponent(JSON.stringify({ in_stock: true }))
  const { data: products } = await (
    await context.request.get(`/api/patient/products?filter=${filter}`)
  ).json()
  const product = products.find((each: { needs_recipe: boolean }) => !each.needs_recipe)
  const before = (await (await context.request.get('/api/patient/cart')).json()).data.count
  const added = await send(context.request, 'POST', '/api/patient/cart/lines', {
    variant_id: product.variant_id,
  })
  expect(added.ok(), await added.text()).toBe(true)
  await page.goto('/user/cart?step=delivery')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(
    main.getByRole('link', { name: new RegExp(`${before + 1} in the cart`) }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel(/City/).fill('Accra')
  await panel.getByLabel(/Phone/).fill('020 555 0101')
  await context.clearCookies()
  for (const label of [/Region|State|Prefecture/, /^(Street|Address)/])
    await panel.getByLabel(label).first().fill('1')
  // its places are looked up, and that is told who may not ask
  await panel.getByLabel('Postal code').fill('10001')
  await expect(page).toHaveURL(/\/user\/login\?next=/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel(/E-?mail/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/user\/cart/)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByRole('dialog').getByLabel(/City/)).toHaveValue('Accra')
  await expect(page.getByRole('dialog').getByLabel(/Phone/)).toHaveValue('020 555 0101')
  await patient.done()
})

test('after a patient has signed out, Back shows nothing of theirs on any page', async ({
  browser,
}) => {
  const patient = await signedInAnew(browser, 'patient')
  const { page, context } = patient
  const { data: me } = await (await context.request.get('/api/patient/me')).json()
  const paths = ['/user/news', '/user/order-histories', '/user/recipes', '/user/top']
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
  }
  await page.goto('/user/top?panel=account&section=profile')
  await expect(page.getByRole('dialog').getByLabel(/Last name/)).toHaveValue(me.last_name)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  for (let i = 0; i < paths.length; i++) {
    await page.goBack()
    await expect(page).toHaveURL(/\/user\/login/)
    const shown = await page.locator('body').innerText()
    for (const secret of [me.last_name, me.number, 'My day']) expect(shown).not.toContain(secret)
  }
  await patient.done()
})
