import {
  buyable,
  emptyCart,
  expect,
  expectAccessible,
  made,
  testAs,
} from '../../../testing/page.tsx'

const test = testAs('patient')

test('an order is paid with a saved card, placed again in two presses, and the card removed', async ({
  page,
}) => {
  const api = page.request
  const [product] = await buyable(api)
  const fill = async () => {
    await emptyCart(api)
    await made(api, 'POST', '/api/patient/cart/lines', { variant_id: product?.variant_id })
  }
  const ordered = async () => {
    await page.getByRole('button', { name: /^Place order and pay/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. Order/)
    await expect(
      page.getByText('We charge Visa ending in 4242 when we prepare your order.'),
    ).toBeVisible()
  }

  await fill()
  await page.goto('/user/cart?step=checkout')
  const payment = page.getByRole('group', { name: 'Payment' })
  await expect(payment.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
  await payment.getByRole('radio', { name: /New card/ }).click()
  const consent = payment.getByRole('checkbox', { name: /^Save this card for my next orders/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await payment.getByRole('radio', { name: /Visa ending in 4242/ }).click()
  await expect(consent).toHaveCount(0)
  await expect(payment.getByText('Expires soon')).toBeVisible()
  await expectAccessible(page)
  await ordered()

  await fill()
  await page.goto('/user/cart')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await expect(page.getByText(/^As in order O-.*Visa ending in 4242$/)).toBeVisible()
  await expect(payment.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
  await ordered()

  await page.goto('/user/top?panel=account&section=cards')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await expect(drawer.getByText(/You agreed to this when you saved a card/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove Visa ending in 4242?' })
  await asked.getByRole('button', { name: 'Remove card' }).click()
  await expect(page.getByText('Card removed')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /4242/ })).toHaveCount(0)

  // something of it is not there any more, and it is said
  await fill()
  await page.goto('/user/cart')
  await page.getByRole('button', { name: 'Same as last time' }).click()
  await expect(page.getByText(/the card it was paid with is not saved any more/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Same as last time' })).toHaveCount(0)
})
