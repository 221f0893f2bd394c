import {
  asPatient,
  dataOf,
  emptyCart,
  expect,
  expectAccessible,
  made,
  signedIn,
  test,
} from '../../testing/page.tsx'
import { phone } from '../../testing/shop.ts'

test('orders are found by product and status, news by kind', async () => {
  const { page } = await asPatient()
  await page.setViewportSize(phone)
  const orders: { id: string; number: string; status: string }[] = await dataOf(
    page.request,
    '/api/patient/orders?range=[0,49]',
  )
  const delivered = orders.filter(({ status }) => status === 'delivered')
  await page.goto('/user/order-histories')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Status' })
    .getByRole('checkbox', { name: 'Delivered' })
    .click()
  await page.keyboard.press('Escape')
  const cards = page.locator('main li a[href*="id="]')
  await expect(cards).toHaveCount(Math.min(10, delivered.length))
  await expect(cards.first()).toHaveText(delivered[0]?.number ?? '')
  await page.getByRole('searchbox').fill(delivered.at(-1)?.number ?? '')
  await expect(cards).toHaveText([delivered.at(-1)?.number ?? ''])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards).toHaveCount(Math.min(10, orders.length))

  const news: { title: string; category: string; read_at: string | null }[] = await dataOf(
    page.request,
    '/api/patient/news?range=[0,24]',
  )
  const kind = { notice: 'Notice', product: 'Product', campaign: 'Campaign' }
  const [first] = news.filter(({ category }) => category in kind)
  if (!first) throw new Error('the demo has news for patients')
  await page.goto('/user/news')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Category' })
    .getByRole('checkbox', { name: kind[first.category as keyof typeof kind] })
    .click()
  await page.keyboard.press('Escape')
  await expect(page.locator('main li a[href*="id="]')).toHaveCount(
    news.filter(({ category }) => category === first.category).length,
  )
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page.locator('main li a[href*="id="]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Clear filters/ })).toBeVisible()
})

test('a postal code fills in the place, and leaves what was typed', async () => {
  const { page } = await asPatient()
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=account&section=addresses')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByRole('button', { name: 'Add address' }).click()
  const region = drawer.getByLabel('State')
  await drawer.getByLabel('Postal code').fill('10005')
  await expect(region).toHaveValue('NY')
  await drawer.getByLabel('Postal code').fill('75201')
  await expect(region).toHaveValue('TX')
  await region.selectOption('OK')
  await drawer.getByLabel('Postal code').fill('20001')
  await expect(drawer.getByText('This postal code is in DC.')).toBeVisible()
  await expect(region).toHaveValue('OK')
  await drawer.getByRole('button', { name: 'Use this place' }).click()
  await expect(region).toHaveValue('DC')
})

type Product = { title: string; brand: string; category: string; member_price: number }

test('a patient searches, filters and sorts the products of all catalogs', async () => {
  const { page } = await asPatient()
  const products: Product[] = await dataOf(
    page.request,
    '/api/patient/products?range=[0,99]&filter={}',
  )
  const brand = products[0]?.brand ?? ''
  const ofBrand = products.filter((each) => each.brand === brand)
  await page.setViewportSize(phone)
  await page.goto('/user/catalogs')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'Brand', exact: true }).click()
  const choices = page.getByRole('dialog', { name: 'Brand' })
  await choices.getByRole('checkbox', { name: brand }).click()
  await page.keyboard.press('Escape')
  const titles = page.locator('main li a[href*="product="]')
  const sorted = [...ofBrand].sort((a, b) => b.member_price - a.member_price)
  await expect(titles).toHaveCount(ofBrand.length)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, highest first')
  await expect(page).toHaveURL(/sort=price_down/)
  await expect(titles.first()).toHaveText(sorted[0]?.title ?? '')
  await expectAccessible(page)

  // the address is enough to see the same again, and a product of it opens at the side
  await page.reload()
  await expect(titles.first()).toHaveText(sorted[0]?.title ?? '')
  await titles.first().click()
  const drawer = page.getByRole('dialog', { name: sorted[0]?.title ?? '' })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(titles).toHaveCount(ofBrand.length)

  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'Clear Brand' }).click()
  const search = page.getByRole('searchbox').first()
  await search.fill(sorted[0]?.title ?? '')
  await expect(titles.first()).toHaveText(sorted[0]?.title ?? '')
  await search.fill('no such thing anywhere')
  await expect(titles).toHaveCount(0)
  await expect(page.getByText('No products match “no such thing anywhere”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await search.fill('magnesum')
  await expect(page.getByText('These are the products for “magnesium”')).toBeVisible()
  await expect(titles.first()).toHaveText(/Magnesium/)
  await search.fill('')
  await expect(page).not.toHaveURL(/q=/)
})

test('what the shop calls its products is read in Japanese', async () => {
  const { page } = await signedIn('patient', { locale: 'ja-JP' })
  await page.setViewportSize(phone)
  await page.goto('/user/catalogs')
  await page.getByRole('button', { name: '絞り込み' }).click()
  await page.getByRole('button', { name: 'お悩み', exact: true }).click()
  const choices = page.getByRole('dialog', { name: 'お悩み' })
  await expect(choices.getByRole('checkbox', { name: '敏感肌' }).first()).toBeVisible()
  await choices.getByRole('checkbox', { name: 'ニキビ' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/concern=acne/)
  await page.getByRole('button', { name: 'カテゴリー', exact: true }).click()
  const kinds = page.getByRole('dialog', { name: 'カテゴリー' })
  for (const word of await kinds.getByRole('checkbox').all())
    await expect(word).toHaveAccessibleName(/^[^a-z]+$/)
})

test('the cart groups by recipe, and goes back to what the shop can give', async () => {
  const { page } = await asPatient()
  const { request } = page
  await emptyCart(request)
  const recipes: { id: string; number: string; can_order: boolean }[] = await dataOf(
    request,
    '/api/patient/recipes',
  )
  const recipe = recipes.find((each) => each.can_order)
  if (!recipe) throw new Error('the demo patient has a recipe that can be ordered')
  await made(request, 'POST', '/api/patient/cart/recipe', { recipe_id: recipe.id })
  const able = (await dataOf(request, '/api/patient/products?range=[0,99]')).find(
    (each: { availability: string; needs_recipe: boolean; in_recipe: boolean }) =>
      each.availability === 'in_stock' && !each.needs_recipe && !each.in_recipe,
  )
  const cart = await made(request, 'POST', '/api/patient/cart/lines', {
    variant_id: able.variant_id,
  })
  await page.setViewportSize(phone)
  await page.goto('/user/cart')
  const group = (name: RegExp) =>
    // the step around the groups is a section too
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
      .last()
  await expect(group(new RegExp(recipe.number)).getByRole('listitem')).toHaveCount(
    cart.lines.length - 1,
  )
  await expect(group(/^Other$/).getByRole('listitem')).toHaveCount(1)
  await expect(group(/^Other$/)).toContainText(able.title)

  // the write is refused after it was shown: the quantity goes back, and the reason is told
  const line = group(/^Other$/)
  const refuse = (status: number, message: string) =>
    page.route('**/api/patient/cart/lines/*', (route) =>
      route.fulfill({ status, json: { message, error_code: 'OUT_OF_STOCK', errors: {} } }),
    )
  await refuse(422, 'Only 1 left.')
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Only 1 left.')).toBeVisible()
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await refuse(404, 'Not found.')
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('This product is no longer in your cart.')).toBeVisible()
})
