import {
  asAdmin,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  test,
} from '../../testing/page.tsx'

test('a delivery is received product by product, and what is wrong is said at its field', async ({
  page,
}) => {
  const [shelf] = await dataOf(page.request, filtered('/api/admin/stock', {}))
  await page.goto('/admins/logistics/receive')
  const scan = page.getByLabel('Scan or type an SKU')
  await scan.fill('no such thing')
  await scan.press('Enter')
  await expect(page.getByText('No product found for no such thing.')).toBeVisible()
  await scan.fill(shelf.sku)
  await scan.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: shelf.product })).toBeVisible()
  await scan.fill('another')
  await expect(page.getByRole('button', { name: 'Put on the shelf' })).toBeDisabled()
  await scan.fill(shelf.sku)
  await scan.press('Enter')
  await page.getByLabel('Units').fill('12')
  await page.getByLabel('Lot').fill('NEW-1')
  await page.getByLabel('Use by').fill('2020-01-31')
  await page.getByLabel('Delivery note').fill('DN-1')
  await page.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(page.getByText(/^This date has passed/)).toBeVisible()
  await expect(page.getByLabel('Units')).toHaveValue('12')
  await page.getByLabel('Use by').fill('2029-01-31')
  await expectAccessible(page)
  const receive = `**/api/admin/stock/${shelf.id}/receive`
  await page.route(receive, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 502, json: {} })
  })
  await page.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(receive)
  await page.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect(page.getByText(`12 × ${shelf.product} received`)).toBeVisible()
  const [after] = await dataOf(page.request, filtered('/api/admin/stock', { id: [shelf.id] }))
  expect(after.on_hand).toBe(shelf.on_hand + 12)
  // the paper is the next product's too
  await expect(page.getByLabel('Delivery note')).toHaveValue('DN-1')
  await expect(scan).toHaveValue('')
  await expect(page.getByRole('row').filter({ hasText: 'NEW-1' })).toBeVisible()
})

test('a product is found by its SKU where those of others begin with it', async ({ page }) => {
  const { request } = page
  const product = await made(request, 'POST', '/api/admin/products', {
    ...{ title: 'Scanned', brand: 'Northfield', category: 'minerals', form: 'capsule' },
    usage_kind: 'oral',
  })
  let { revision } = product
  for (const sku of ['SCAN-100', 'SCAN-1000', 'SCAN-10'])
    ({ revision } = await made(request, 'POST', `/api/admin/products/${product.id}/variants`, {
      ...{ title: '60 capsules', sku, price: 900, units_per_pack: 60, unit: 'capsule', revision },
    }))
  await page.goto('/admins/logistics/receive')
  const scan = page.getByLabel('Scan or type an SKU')
  await scan.fill('scan-10')
  await scan.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Scanned' })).toBeVisible()
})

test('a lot is taken off sale, its receivers are found, and what is left is written off', async ({
  page,
}) => {
  const lots = await dataOf(page.request, filtered('/api/admin/stock-lots', { in_house: true }))
  const { id, lot } = lots.find((each: { on_hand: number }) => each.on_hand > 3)
  await page.goto(filtered('/admins/logistics/lots', { id: [id] }))
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Take off sale' }).click()
  const dialog = page.getByRole('dialog', { name: `Take lot ${lot} off sale?` })
  await dialog.getByLabel('Reason').selectOption('recall')
  await dialog.getByLabel('Note').fill('Seals do not close')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText('Lot taken off sale')).toBeVisible()
  await expect(page.getByText(/received this lot/)).toBeVisible()
  await page.getByRole('button', { name: 'Write off' }).click()
  const waste = page.getByRole('dialog', { name: `Write off units of lot ${lot}` })
  await waste.getByLabel('Units').fill('100000')
  await waste.getByLabel('Reason').fill('Destroyed')
  await waste.getByRole('button', { name: 'Write off' }).click()
  await expect(waste.getByText(/in quarantine\.$/).last()).toBeVisible()
  await waste.getByLabel('Units').fill('1')
  await waste.getByRole('button', { name: 'Write off' }).click()
  await expect(page.getByText('Units written off')).toBeVisible()
  await page.getByRole('link', { name: 'Movements' }).last().click()
  await expect(page.getByText('Written off', { exact: true })).toBeVisible()
})

test('a recalled lot leads to a notice for those who received it', async ({ page }) => {
  const held = await dataOf(page.request, filtered('/api/admin/stock-lots', { on_hold: true }))
  const recalled = held.find((lot: { quarantined: number }) => lot.quarantined === 9)
  await page.goto(`/admins/logistics/lots/${recalled.id}`)
  await page.getByRole('link', { name: 'Parcels' }).click()
  await expect(page.getByRole('link', { name: /^S-20/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Write recall notice' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('recall')
  await expect(page.getByLabel('Title')).toHaveValue(
    `Recall: ${recalled.product}, lot ${recalled.lot}`,
  )
  for (const channel of ['In the app', 'Email'])
    await expect(page.getByRole('checkbox', { name: channel })).toBeChecked()
})

test('only operations receive and hold; everybody who may read orders sees lots and movements', async () => {
  const { page } = await asAdmin('readonly@officina.test')
  await page.goto('/admins/logistics/movements?filter={}')
  await expect(page.getByRole('heading', { name: 'Stock movements' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/admins/logistics/stock?filter={}')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Receive' })).toHaveCount(0)
  const held = await dataOf(page.request, filtered('/api/admin/stock-lots', { on_hold: true }))
  const recalled = held.find((lot: { quarantined: number }) => lot.quarantined === 9)
  await page.goto(`/admins/logistics/lots/${recalled.id}`)
  await expect(page.getByText(/received this lot/)).toContainText('role Owner or Content')
  await expect(page.getByRole('link', { name: 'Write recall notice' })).toHaveCount(0)
})

test('a line is packed from two lots', async ({ page, request: api }) => {
  const open = filtered('/api/admin/shipments', { status: ['to_pick'] })
  const waiting = (await dataOf(api, open)) as { id: string; items: string }[]
  const { id = '' } = waiting.find(({ items }) => /× [2-9]/.test(items)) ?? {}
  const { number } = await made(api, 'POST', `/api/admin/shipments/${id}/pick`, {})
  await page.goto(filtered('/admins/logistics', { status: ['picking'] }))
  const scan = page.getByLabel('Scan a parcel or order')
  await scan.fill(number)
  await scan.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pack ${number}` })
  await expect(dialog.getByLabel('Lot').first()).toBeVisible()
  const before = await dialog.getByLabel('Lot').count()
  const split = dialog.getByRole('button', { name: 'Add another lot' })
  await split.first().click()
  await expect(dialog.getByLabel('Lot')).toHaveCount(before + 1)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByLabel('Units').last().fill('1')
  await dialog.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(dialog.getByLabel('Lot').nth(before)).toHaveAttribute('aria-invalid', 'true')
})
