import {
  dataOf,
  expect,
  expectAccessible,
  made,
  ownName,
  press,
  question,
  test,
} from '../../testing/page.tsx'

test('a file shows cell by cell what it changes, is imported, and undone from its page', async ({
  page,
}) => {
  const api = page.request
  const brand = ownName('Brand')
  const product = await made(api, 'POST', '/api/admin/products', {
    ...{ title: 'Zinc', brand, category: 'minerals', form: 'capsule', usage_kind: 'oral' },
  })
  const sku = `${brand}-1`
  await made(api, 'POST', `/api/admin/products/${product.id}/variants`, {
    ...{ title: '60 capsules', sku, units_per_pack: 60, unit: 'capsule', price: 1_250 },
    revision: product.revision,
  })
  const price = async () => (await dataOf(api, `/api/admin/products/${product.id}`)).price
  const rows = [`SKU,Price,Colour`, `${sku},19.90,red`, `${sku}-x,dear,`]
  await page.goto('/admins/products')
  const upload = async (buffer: Buffer, name = 'products.csv') => {
    await page.getByRole('button', { name: 'Import products' }).click()
    const panel = page.getByRole('dialog', { name: 'Import products' })
    await panel
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer })
  }
  await upload(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old.xls')
  await expect(page.getByRole('alert').filter({ hasText: '(.xls)' })).toBeVisible()
  await page.goto('/admins/products')
  await upload(Buffer.from(rows.join('\n')))
  await expect(page.getByText('Columns not imported: Colour')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 row is ready' })).toBeVisible()
  const lines = page.getByRole('region', { name: 'Rows of the file' })
  await expect(lines.getByText('$12.50')).toBeVisible()
  await expect(lines.getByText('$19.90')).toBeVisible()
  await lines.getByRole('button', { name: 'Errors (1)' }).click()
  await expect(lines.getByText('$19.90')).toHaveCount(0)
  await expect(lines.getByText(/^Price: /)).toBeVisible()
  await expectAccessible(page)
  expect(await price()).toBe(1_250)
  await press(page, 'Import 1 row')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible()
  expect(await price()).toBe(1_990)
  await press(page, 'Undo import')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText(/^Undo of import IM-.* started$/)).toBeVisible()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  expect(await price()).toBe(1_250)
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
  await page.goto('/admins/products')
  await upload(Buffer.from(rows.join('\n')))
  await press(page, 'Cancel import')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText(/^Import IM-.* cancelled$/)).toBeVisible()
  expect(await price()).toBe(1_250)
})

test('what is no longer kept of an import is not offered', async ({ page }) => {
  const imports: { id: string; status: string }[] = await dataOf(
    page.request,
    '/api/admin/product-imports',
  )
  // the one of the demonstration
  const old = imports.at(-1)
  await page.goto(`/admins/product-imports/${old?.id}`)
  await expect(page.getByText(/^Rows are kept for 7 days/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^All \(/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download errors' })).toHaveCount(0)
})
