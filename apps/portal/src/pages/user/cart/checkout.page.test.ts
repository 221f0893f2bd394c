import {
  dataOf,
  emptyCart,
  expect,
  expectAccessible,
  send,
  testAs,
} from '../../../testing/page.tsx'

const test = testAs('patient')

test.deep('a patient orders with the keyboard alone, on a phone, and cancels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await emptyCart(page.request)

  // a saved card would be chosen beforehand
  const json = { data: { can_save: true, consent_version: '', cards: [] } }
  await page.route('**/api/patient/payment-methods', (route) => route.fulfill({ json }))
  await page.goto('/user/catalogs')
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/catalogs\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const card = page
    .getByRole('listitem')
    .filter({ hasNotText: /Recipe only|Out of stock|In my recipe|Discontinued|Backordered/ })
    .filter({ has: page.locator('a[href*="product="]') })
    .first()
  await card.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(async () => {
    await add.focus()
    await expect(add).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is in the cart/).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /Cart/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Increase quantity' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Quantity of/ })).toHaveValue('2')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('button', { name: 'Continue to checkout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  for (const part of ['Address', 'Delivery method', 'Payment', 'Products'])
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  const place = page.getByRole('button', { name: /^Place order/ })
  // what is missing is said where it is, and nothing is ordered; while the cart is being saved the button waits
  const payment = page.getByRole('group', { name: 'Payment' })
  await expect(async () => {
    await place.focus()
    await page.keyboard.press('Enter')
    await expect(payment.getByText('Choose how to pay.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(payment.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
  const expected = async (method: string) =>
    (await page.locator('label').filter({ hasText: method }).innerText()).match(/Expected .*/)?.[0]
  expect(await expected('Priority')).toMatch(/^Expected \d/)
  expect(await expected('Priority')).not.toBe(await expected('Standard'))
  await page.getByRole('radio', { name: /Standard/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Priority/ })).toBeChecked()
  await page.getByRole('radio', { name: /Bank transfer/ }).focus()
  await page.keyboard.press('Space')
  await expect(payment.getByText('Choose how to pay.')).toHaveCount(0)
  await expect(page.getByText('You can cancel within 60 minutes of ordering.')).toBeVisible()
  await expect(page.getByRole('link', { name: /terms of service apply/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancelling and returning products' })).toBeVisible()
  await expect(place).toBeEnabled()
  await place.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/user\/order-histories\?placed=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Thank you. Order O-\d{4}-\d+ has been placed\.$/,
  )
  await expect(page.getByText(/^You can cancel it until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const bank = page.getByRole('list', { name: 'Bank details' })
  await expect(bank.getByRole('button', { name: /^Copy Reference O-/ })).toBeVisible()
  await expect(bank.getByRole('button', { name: 'Copy IBAN XX00 0000 0000 0000' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View order' }).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel order' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Cancel order O-/ })
  await dialog.getByRole('button', { name: 'Cancel order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order cancelled')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Order O-\d{4}-\d+ has been cancelled\.$/)).toBeVisible()
  await expect(page.getByText(/has been placed/)).toHaveCount(0)
})

test('two presses of the last button make one order', async ({ page }) => {
  const products = await dataOf(page.request, '/api/patient/products')
  const product = products.find(
    (each: { availability: string; needs_recipe: boolean; in_recipe: boolean }) =>
      each.availability === 'in_stock' && !each.needs_recipe && !each.in_recipe,
  )
  await send(page.request, 'POST', '/api/patient/cart/lines', { variant_id: product.variant_id })
  await send(page.request, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
  const count = async () =>
    (await page.request.get('/api/patient/orders')).headers()['content-range']?.split('/')[1]
  const before = Number(await count())
  await page.goto('/user/cart?step=checkout')
  const place = page.getByRole('button', { name: /Place order/ })
  await expect(place).toBeVisible()

  // an address that was saved has the focus, and not again when another form is left
  const address = page.getByRole('region', { name: 'Address' })
  const edit = address.getByRole('button', { name: /^Change the address of / }).first()
  await edit.click()
  await page.getByRole('button', { name: 'Save address' }).click()
  const saved = address.getByRole('radio').first()
  await expect(saved).toBeFocused()
  await edit.click()
  await address.getByRole('button', { name: 'Back' }).click()
  await expect(edit).toBeVisible()
  await expect(saved).not.toBeFocused()

  await place.dblclick()
  await expect(page).toHaveURL(/placed=/)
  expect(Number(await count())).toBe(before + 1)
})
