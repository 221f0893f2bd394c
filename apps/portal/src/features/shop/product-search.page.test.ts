import { asPatient, dataOf, expect, expectAccessible, signedIn, test } from '../../testing/page.tsx'

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
