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
  context,
}) => {
  const api = context.request
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
  await page.getByRole('button', { name: 'Import products' }).click()
  const panel = page.getByRole('dialog', { name: 'Import products' })
  const file = (buffer: Buffer, name = 'products.csv') =>
    panel.getByLabel('CSV or Excel file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await file(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))
  await expect(panel.getByText(/\.xls\)/)).toBeVisible()
  await file(Buffer.from(rows.join('\n')))
  await expect(panel.getByText('Columns that are left out: Colour')).toBeVisible()
  await expect(panel.getByText('$12.50')).toBeVisible()
  await expect(panel.getByText('$19.90')).toBeVisible()
  await panel.getByRole('button', { name: 'Errors (1)' }).click()
  await expect(panel.getByText('$19.90')).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Download errors' })).toBeVisible()
  await expectAccessible(page)
  expect(await price()).toBe(1_250)
  await panel.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(panel.getByRole('status')).toHaveText('Imported: 1. Not imported: 1.')
  expect(await price()).toBe(1_990)
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Import history' }).click()
  await page.getByRole('link', { name: /^IM-/ }).first().click()
  await press(page, 'Undo import')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText(/^Import IM-.* undone$/)).toBeVisible()
  expect(await price()).toBe(1_250)
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
})
