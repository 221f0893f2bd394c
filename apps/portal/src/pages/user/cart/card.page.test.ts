import { asPatient, buyable, expect, expectAccessible, made, test } from '../../../testing/page.tsx'

type Patient = Awaited<ReturnType<typeof asPatient>>

/** An order by card that waits for its payment. */
async function ordered({ page }: Patient) {
  const [product] = await buyable(page.request)
  await made(page.request, 'POST', '/api/patient/cart/lines', { variant_id: product?.variant_id })
  const cart = await made(page.request, 'PATCH', '/api/patient/cart', { payment_method: 'card' })
  await page.goto('/user/cart?step=checkout')
  await expect(page.getByRole('button', { name: /^Place order and pay/ })).toBeEnabled()
  const expected_total = cart.total
  return made(page.request, 'POST', '/api/patient/cart/checkout', { expected_total })
}

/** What the patient does on the bank's page. */
const atTheBank = (
  { page }: Patient,
  order: { card_payment: { checkout_url: string } },
  form: object,
) =>
  page.request.fetch(new URL(order.card_payment.checkout_url).pathname, {
    method: 'POST',
    data: new URLSearchParams({ ...form }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a card is declined, and the order is paid by invoice instead', async () => {
  const patient = await asPatient()
  const { page } = patient
  const order = await ordered(patient)
  await atTheBank(patient, order, { do: 'pay', card: '0002', telling: 'never' })
  await page.goto('/user/cart?step=checkout')
  await expect(
    page.getByText(/^Order O-\d{4}-\d+ is not paid yet\. Pay by .+, or it is cancelled\.$/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `/user/order-histories?placed=${order.id}`,
  )
  await page.goto(`/user/order-histories?placed=${order.id}&payment=open`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/is not paid yet$/)
  await expect(page.getByText(/declined: insufficient funds/)).toBeVisible()
  await expect(page.getByText(/^We keep your products until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay by invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. Order/)
  await expect(page.getByText('The invoice comes with the parcel.')).toBeVisible()
})

test('a payment whose event was lost is found by the patient who comes back', async () => {
  const patient = await asPatient()
  const { page } = patient
  const order = await ordered(patient)
  await atTheBank(patient, order, { do: 'pay', card: '4242', telling: 'never' })
  await page.goto(`/user/order-histories?placed=${order.id}&payment=done`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. Order/)
  await expect(
    page.getByText('We charge Visa ending in 4242 when we prepare your order.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('dialog').getByText('Visa ending in 4242')).toBeVisible()
})
