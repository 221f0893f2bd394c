import {
  asDoctor,
  asPatient,
  dataOf,
  demo,
  expect,
  expectAccessible,
  made,
  readMail,
  test,
  visitor,
} from '../../../testing/page.tsx'

test('a doctor’s order is paid by its link at a phone without signing in, after a declined card', async ({
  browser,
}) => {
  const doctor = await asDoctor(browser)
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

  // the consent is asked for, and nothing is placed without it
  await page.getByRole('button', { name: 'Place on invoice' }).click()
  const consent = page.getByRole('dialog', { name: /^Place this order of/ })
  await consent.getByRole('button', { name: 'Place on invoice' }).click()
  await expect(consent.getByText('Say how the patient agreed.')).toBeVisible()
  await consent.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Send payment link' }).click()
  const asked = page.getByRole('dialog', { name: /^Send a payment link for/ })
  await asked.getByRole('button', { name: 'Send payment link' }).click()
  await expect(page.getByText(/^Payment link sent to/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
  const mail = await readMail(page.request, demo.patient, /has prepared an order/)
  const token = mail.text.match(/\/user\/pay\?token=([\w-]+)/)?.[1] ?? ''
  await doctor.done()

  const patient = await asPatient(browser)
  await patient.page.goto('/user/order-histories')
  await expect(patient.page.getByText(`${title} × 1`)).toBeVisible()
  await patient.done()

  const anybody = await visitor(browser, { viewport: { width: 390, height: 844 } })
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
