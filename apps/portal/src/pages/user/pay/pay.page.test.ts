import {
  asDoctor,
  asPatient,
  dataOf,
  demo,
  emptyCart,
  expect,
  expectAccessible,
  filtered,
  issuedRecipe,
  made,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

test('a doctor’s order is paid by its link at a phone without signing in, after a declined card', async () => {
  const doctor = await asDoctor()
  const { page } = doctor
  const patients = await dataOf(page.request, '/api/doctor/patients?range=[0,99]')
  const { id } = patients.find((each: { email: string }) => each.email === demo.patient)
  const products = await dataOf(page.request, '/api/doctor/products?range=[0,49]')
  const { variant_id, title } = products.find(
    (each: { availability: string; recipe_only: boolean }) =>
      each.availability === 'in_stock' && !each.recipe_only,
  )
  await made(page.request, 'POST', `/api/doctor/patients/${id}/cart/lines`, { variant_id })
  await page.goto(`/doctors/patients/${id}/order`)
  await expectAccessible(page)
  const prepared = `/api/doctor/patients/${id}/cart`

  // quick presses count, though none is answered yet
  const written = Promise.withResolvers<void>()
  await page.route(/\/cart\/lines\/[\w-]+$/, async (route) => {
    await written.promise
    await route.continue()
  })
  const more = page.getByRole('button', { name: 'Increase quantity' })
  await more.click()
  await more.click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('3')
  written.resolve()
  await expect.poll(async () => (await dataOf(page.request, prepared)).lines[0].quantity).toBe(3)

  // the consent is asked for, and nothing is placed without it
  await page.getByRole('button', { name: 'Place on invoice' }).click()
  const consent = page.getByRole('dialog', { name: /^Place this order of/ })
  await consent.getByRole('button', { name: 'Place on invoice' }).click()
  await expect(consent.getByText('Say how the patient agreed.')).toBeVisible()
  // it is about this order: what is given up does not stand at the next one
  const agreed = consent.getByLabel('How the patient agreed')
  await agreed.fill('By phone.')
  await consent.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Place on invoice' }).click()
  await expect(agreed).toHaveValue('')
  await consent.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Send payment link' }).click()
  const asked = page.getByRole('dialog', { name: /^Send a payment link for/ })
  // another tab has changed it: what is refused is read again, and can be sent as it is now
  const { lines } = await dataOf(page.request, prepared)
  await made(page.request, 'PATCH', `${prepared}/lines/${lines[0].id}`, { quantity: 2 })
  const { total } = await dataOf(page.request, prepared)
  await asked.getByRole('button', { name: 'Send payment link' }).click()
  await expect(asked.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(asked.getByRole('heading')).toContainText((total / 100).toFixed(2))
  await asked.getByRole('button', { name: 'Send payment link' }).click()
  await expect(page.getByText(/^Payment link sent to/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
  const mail = await readMail(page.request, demo.patient, /has prepared an order/)
  const token = mail.text.match(/\/user\/pay\?token=([\w-]+)/)?.[1] ?? ''
  await doctor.done()

  const patient = await asPatient()
  await patient.page.goto('/user/order-histories')
  await expect(patient.page.getByText(`${title} × 2`)).toBeVisible()
  await patient.done()

  const anybody = await visitor({ viewport: { width: 390, height: 844 } })
  const phone = anybody.page
  const heading = phone.getByRole('heading', { level: 1 })
  await phone.goto(`/user/pay?token=${token}`)
  await expect(heading).toHaveText(/^Pay your order at/)
  await expect(phone.getByRole('button', { name: 'Pay by card' })).toBeEnabled()
  await expect(phone.getByText(title)).toHaveCount(0)
  await expectAccessible(phone)
  const { checkout_url } = await made(phone.request, 'POST', '/api/patient/pay-link/pay', { token })
  const atTheBank = (card: string) =>
    phone.request.fetch(new URL(checkout_url).pathname, {
      method: 'POST',
      data: new URLSearchParams({ do: 'pay', card, telling: 'never' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  await atTheBank('0002')
  // the provider sends them back without the token, and nothing of it stands in the browser's storage
  await phone.goto('/user/pay?payment=open')
  await expect(phone.getByText(/^The card was declined: insufficient funds/)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Try again with a card' })).toBeEnabled()
  await atTheBank('4242')
  await phone.goto('/user/pay?payment=done')
  await expect(heading).toHaveText('Thank you. Your order is paid')
  const kept = await phone.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const canary of [token, 'pay', checkout_url]) expect(kept).not.toContain(canary)
  await phone.goto(`/user/pay?token=${token}`)
  await expect(heading).toHaveText('This order is already paid')
  await phone.goto('/user/pay?token=nonsense')
  await expect(heading).toHaveText('This payment link does not work')
  await expect(phone.getByRole('link', { name: 'Sign in to see your orders' })).toBeVisible()
})

test('two recipes that are added one after the other each say what they leave out', async () => {
  const { page } = await asDoctor()
  const api = page.request
  const email = 'rossi@officina.test'
  const [{ id }] = await dataOf(api, filtered('/api/doctor/patients', { q: email }))
  // of the first one a product was ordered, which can be done once
  const recipe = await issuedRecipe(api, id, 2)
  const [line] = recipe.lines
  const patient = await asPatient(email)
  const own = patient.page.request
  await emptyCart(own)
  const chosen = { recipe_id: recipe.id, line_ids: [line?.id] }
  await made(own, 'POST', '/api/patient/cart/recipe', chosen)
  const { total } = await made(own, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
  await made(own, 'POST', '/api/patient/cart/checkout', { expected_total: total })
  await patient.done()
  await issuedRecipe(api, id, 3)
  const inForce = filtered('/api/doctor/recipes', { patient_id: id, status: ['issued'] })
  const rows = await dataOf(api, `${inForce}&range=[0,9]`)
  const index = rows.findIndex((row: { id: string }) => row.id === recipe.id)
  const answered = Promise.withResolvers<void>()
  await page.route('**/cart/recipe', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto(`/doctors/patients/${id}/order`)
  const add = page.getByRole('button', { name: /^Add recipe/ })
  await add.nth(index).click()
  await add.nth(index === 0 ? 1 : 0).click()
  answered.resolve()
  await expect(page.getByText('Not in the order:')).toContainText(line?.product.title ?? '')
})
