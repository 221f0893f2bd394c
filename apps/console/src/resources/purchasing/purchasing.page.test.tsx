import { asAdmin, dataOf, expect, expectAccessible, test } from '../../testing/page.tsx'

const at = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

test('a purchase order is drafted, ordered and received, and what is wrong stands at its line', async ({
  page,
  context,
}) => {
  const [shelf] = await dataOf(context.request, at('/api/admin/stock', {}))
  await page.goto('/admins/purchase-orders')
  await page.goto('/admins/purchase-orders')
  await page.getByRole('link', { name: 'Draft purchase order' }).click()
  const supplier = page.getByRole('combobox', { name: 'Supplier' })
  await supplier.fill('Tidewell')
  await page.getByRole('option', { name: /Tidewell/ }).click()
  const product = page.getByRole('combobox', { name: 'Product' })
  await page.getByRole('button', { name: 'Add' }).click()
  await product.fill(shelf.product)
  await page
    .getByRole('option', { name: new RegExp(shelf.product) })
    .first()
    .click()
  await page.getByLabel('Units').fill('0')
  await page.getByRole('button', { name: 'Draft purchase order' }).click()
  await expect(page.getByLabel('Units')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Units').fill('24')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Draft purchase order' }).click()
  await expect(page.getByRole('heading', { name: /^PO-\d{4}-\d{6}$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as ordered' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  const dialog = page.getByRole('dialog', { name: /^Receive PO-/ })
  await dialog.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(dialog.getByText('Enter the units of at least one product.')).toBeVisible()
  await dialog.getByLabel('Units').fill('20')
  await dialog.getByLabel('Lot').fill('PO-LOT')
  await dialog.getByLabel('Use by').fill('2020-01-31')
  await dialog.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(dialog.getByText(/^This date has passed/)).toBeVisible()
  await dialog.getByLabel('Use by').fill('2031-01-31')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(page.getByText('Partly received')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
})

test('chosen suggestions become drafts, one for each supplier', async ({ page }) => {
  await page.goto(at('/admins/purchase-orders/suggestions', { needed: true }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Draft purchase orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Draft purchase orders for 1 product?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Draft purchase orders' }).click()
  await expect(page.getByRole('heading', { name: /^PO-\d{4}-\d{6}$/ })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
})

test('who may not run the warehouse has no purchasing', async () => {
  const { page } = await asAdmin('content@officina.test')
  await page.goto('/admins/news')
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Purchase orders' })).toHaveCount(0)
})
