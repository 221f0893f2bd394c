import {
  asAdmin,
  asDoctor,
  asPatient,
  buyable,
  dataOf,
  emptyCart,
  expect,
  expectAccessible,
  made,
  ownName,
  send,
  settled,
  test,
} from '../../../testing/page.tsx'
import { importProducts, prescribe } from '../../../testing/shop.ts'
import { checkoutKey } from './useCheckout.ts'

/** What changes while somebody buys: prices, stock, the connection, another tab. */
// products that only this test knows
const email = 'clarke@officina.test'
const tag = ownName('T')

test.deep('a cart through everything that can happen to it', async () => {
  const office = await asAdmin()
  const clinic = await asDoctor()
  const patient = await asPatient(email)
  const { page, context } = patient
  const api = context.request
  await page.setViewportSize({ width: 390, height: 844 })
  const [zinc, gel] = ['Zinc', 'Gel'].map((word) => `${word} ${tag}`) as [string, string]
  const instead = `Iron ${tag}`
  const stock = async (title: string, price: string, onHand: number) => {
    const row = [tag + title.slice(0, 4), title, 'Northfield', 'minerals', 'capsule', 'oral']
    const text = [
      'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Catalog',
      [...row, '60 capsules', 60, 'capsule', price, onHand, `Shelf ${tag}`].join(','),
    ].join('\n')
    await importProducts(office.context.request, text)
  }
  await stock(zinc, '20.00', 5)
  await stock(instead, '22.00', 50)
  await stock(gel, '30.00', 50)
  const recipeId = await prescribe(clinic.context.request, email, [zinc, gel], instead)
  const inCart = async () => (await dataOf(api, '/api/patient/cart')).lines
  await emptyCart(api)

  await test.step('a price that changes while the product is looked at is asked about', async () => {
    const { lines } = await dataOf(api, `/api/patient/recipes/${recipeId}`)
    const { product_id } = lines.find(
      (line: { product: { title: string } }) => line.product.title === gel,
    )
    await page.goto(`/user/recipes?product=${product_id}`)
    const panel = page.getByRole('dialog', { name: gel, exact: true })
    await expect(panel.getByText('$30.00').first()).toBeVisible()
    await stock(gel, '31.00', 50)
    const add = panel.getByRole('button', { name: 'Add to cart' })
    await add.click()
    const asked = page.getByRole('dialog', { name: `The price of ${gel} has changed` })
    await expect(asked).toContainText('It was $30.00 and is now $31.00.')
    await asked.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(panel.getByText('$31.00').first()).toBeVisible()
    expect(await inCart()).toEqual([])
    await stock(gel, '30.00', 50)
    await add.click()
    await asked.getByRole('button', { name: 'Add for $30.00' }).click()
    await expect.poll(async () => (await inCart()).length).toBe(1)
    await emptyCart(api)
  })

  await test.step('out of stock: what the doctor accepts instead', async () => {
    await page.goto(`/user/recipes?id=${recipeId}`)
    await page.getByRole('button', { name: 'Add selected to cart' }).click()
    await expect.poll(async () => (await inCart()).length).toBe(2)
    await stock(zinc, '20.00', 0)
    await page.goto('/user/cart')
    const toCheckout = page.getByRole('button', { name: 'Continue to checkout' })
    await expect(toCheckout).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: zinc }).click()
    const drawer = page.getByRole('dialog', { name: zinc })
    await expect(drawer.getByText('Substitutes your doctor approves')).toBeVisible()
    await drawer.getByRole('button', { name: `Notify me when ${zinc} is back in stock` }).click()
    await expect(drawer.getByText('You will get one email when it is back in stock.')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: `Do not notify me about ${zinc}` }).click()
    await expect(drawer.getByRole('button', { name: /^Notify me/ })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: new RegExp(`Buy ${instead}`) }).click()
    await expect(page.getByText(instead).first()).toBeVisible()
    await expect(toCheckout).toBeEnabled()
  })

  await test.step('offline: it is said, and what is changed is sent later', async () => {
    await context.setOffline(true)
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await expectAccessible(page)
    const quantity = page.getByRole('textbox', { name: `Quantity of ${gel}` })
    await page
      .getByRole('listitem')
      .filter({ hasText: gel })
      .getByRole('button', { name: 'Decrease quantity' })
      .click()
    await expect(quantity).toHaveValue('1')
    await context.setOffline(false)
    await expect(page.getByText(/You are offline/)).toBeHidden()
    const saved = async () =>
      (await inCart()).find((line: { title: string }) => line.title === gel).quantity
    await expect.poll(saved).toBe(1)
    await page.reload()
    await expect(quantity).toHaveValue('1')
  })

  await test.step('a price that changes at the last step is shown and asked', async () => {
    await made(api, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
    await page.goto('/user/cart?step=checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await stock(gel, '35.00', 50)
    await place.click()
    const accept = page.getByRole('button', { name: 'Accept new prices' })
    await accept.click()
    await expect(accept).toBeHidden()
    await expect(place).toBeEnabled()
    await expect(page.getByText('$35.00').first()).toBeVisible()
  })

  await test.step('what another tab has ordered meanwhile is not ordered again', async () => {
    const count = async () => (await dataOf(api, '/api/patient/orders')).length
    const before = await count()
    await page.goto('/user/cart?step=checkout')
    await expect(page.getByRole('button', { name: /Place order/ })).toBeEnabled()
    await settled(page)
    const cart = await dataOf(api, '/api/patient/cart')
    const key = { 'Idempotency-Key': checkoutKey(cart) }
    await page.route('**/api/patient/cart/checkout', async (route) => {
      const seen = route.request().postDataJSON()
      const other = await send(api, 'POST', '/api/patient/cart/checkout', seen, key)
      expect(other.status(), await other.text()).toBe(201)
      await route.continue()
    })
    await page.getByRole('button', { name: /Place order/ }).click()
    await expect(page.getByText(/Thank you. Order O-\d{4}-\d+ has been placed/)).toBeVisible()
    await page.unrouteAll()
    await page.goto('/user/cart?step=checkout')
    await expect(page.getByText(/Order O-\d{4}-\d+ was placed on/)).toBeVisible()
    await expectAccessible(page)
    expect(await count()).toBe(before + 1)
  })

  await test.step('a refill too soon says from when', async () => {
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page).toHaveURL(/\?placed=/)
    await page.getByRole('link', { name: 'View order' }).click()
    const panel = page.getByRole('dialog', { name: /^Order O-/ })
    await expect(panel.getByText(/^Buy again from /).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: `Buy again: ${gel}` })).toHaveCount(0)
    await page.goto(`/user/recipes?id=${recipeId}`)
    await expect(page.getByText(/You can order again from/).first()).toBeVisible()
  })
  for (const each of [patient, clinic, office]) await each.done()
})

test('a cart that was emptied elsewhere says at the last step that nothing was ordered', async () => {
  const { page, done } = await asPatient()
  const api = page.request
  await emptyCart(api)
  const [product] = await buyable(api)
  await made(api, 'POST', '/api/patient/cart/lines', { variant_id: product?.variant_id })
  await made(api, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
  await page.goto('/user/cart?step=checkout')
  const place = page.getByRole('button', { name: /^Place order/ })
  await expect(place).toBeEnabled()
  await emptyCart(api)
  await place.click()
  await expect(page.getByText(/^Nothing was ordered/)).toBeVisible()
  await expect(page.getByText(/was placed on/)).toHaveCount(0)
  await done()
})
