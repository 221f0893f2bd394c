import { dataOf, made } from './calls.ts'
import { asPatient, expect, expectAccessible, signedIn, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
type Product = { title: string; brand: string; category: string; member_price: number }

test('a patient searches, filters and sorts the products of all catalogs', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  const products: Product[] = await dataOf(
    context.request,
    '/api/patient/products?range=[0,99]&filter={}',
  )
  const brand = products[0]?.brand ?? ''
  const ofBrand = products.filter((each) => each.brand === brand)
  await page.setViewportSize(phone)
  await page.goto('/user/catalogs')
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
  await patient.done()
})

test('what the shop calls its products is read in Japanese', async ({ browser }) => {
  const patient = await signedIn(browser, 'patient', { locale: 'ja-JP' })
  const { page } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/catalogs')
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
  await patient.done()
})

test('a drawer can be closed without a connection', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=requests')
  const drawer = page.getByRole('dialog', { name: 'My requests' })
  await expect(drawer).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'My requests' })).toBeInViewport()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  // nor does the notice lie upon the header of a page that was scrolled
  await page.mouse.wheel(0, 600)
  // what is opened without a connection comes with it
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await patient.done()
})

test('a page whose code cannot be had says so, and comes when it can', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/top')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Catalogs' }).last().click()
  const failed = page.getByRole('heading', { name: 'This page could not be loaded' })
  await expect(failed).toBeVisible()
  // header and navigation are still there
  await expect(page.getByRole('link', { name: 'Catalogs' }).last()).toBeVisible()
  await page.unroute('**/assets/*.js')
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogs' })).toBeVisible()
  await patient.context.close()
})

test('the cart groups by recipe, and goes back to what the shop can give', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  const { request } = context
  for (const { id } of (await dataOf(request, '/api/patient/cart')).lines)
    await made(request, 'DELETE', `/api/patient/cart/lines/${id}`)
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
  await page.route('**/api/patient/cart/lines/*', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Only 1 left.', error_code: 'OUT_OF_STOCK', errors: {} },
    }),
  )
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Only 1 left.')).toBeVisible()
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await patient.done()
})
