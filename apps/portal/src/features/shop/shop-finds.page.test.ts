import { asPatient, dataOf, expect, test } from '../../testing/page.tsx'

const phone = { width: 390, height: 844 }

test('orders are found by product and status, news by kind', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  await page.setViewportSize(phone)
  const orders: { id: string; number: string; status: string }[] = await dataOf(
    context.request,
    '/api/patient/orders?range=[0,49]',
  )
  const delivered = orders.filter(({ status }) => status === 'delivered')
  await page.goto('/user/order-histories')
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
    context.request,
    '/api/patient/news?range=[0,24]',
  )
  const kind = { notice: 'Notice', product: 'Product', campaign: 'Campaign' }
  const [first] = news.filter(({ category }) => category in kind)
  if (!first) throw new Error('the demo has news for patients')
  await page.goto('/user/news')
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
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page.locator('main li a[href*="id="]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Clear filters/ })).toBeVisible()
  await patient.done()
})

test('a postal code fills in the place, and leaves what was typed', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=account&section=addresses')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByRole('button', { name: 'Add an address' }).click()
  const region = drawer.getByLabel('State or prefecture')
  await drawer.getByLabel('Postal code').fill('10005')
  await expect(region).toHaveValue('NY')
  await drawer.getByLabel('Postal code').fill('75201')
  await expect(region).toHaveValue('TX')
  await region.fill('OK')
  await drawer.getByLabel('Postal code').fill('20001')
  await expect(drawer.getByText('This postal code is in DC.')).toBeVisible()
  await expect(region).toHaveValue('OK')
  await drawer.getByRole('button', { name: 'Use it' }).click()
  await expect(region).toHaveValue('DC')
  await patient.done()
})
