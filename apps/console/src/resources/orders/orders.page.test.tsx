import {
  asAdmin,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  test,
} from '../../testing/page.tsx'

type Order = { id: string; number: string }

async function orders(request: Calls, filter: object): Promise<Order[]> {
  return dataOf(request, filtered('/api/admin/orders', filter))
}

test('a refund shows what it does to the commission before it is made, by who bears it', async ({
  page,
}) => {
  const [order] = await orders(page.request, {
    payment_state: ['paid'],
    fulfilment_state: ['delivered'],
  })
  await page.goto(`/admins/orders/detail/${order?.id}?do=refund`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Enter amounts to see')).toBeVisible()
  await expect(dialog.getByText(/^Shipping with tax was \$/)).toBeVisible()
  // the amount follows the units, and is refused where it stands
  const units = dialog.getByLabel('Units').first()
  const amount = dialog.getByLabel('Amount (USD)').first()
  await units.fill('99')
  await expect(amount).not.toHaveValue('0.00')
  await amount.fill('9999')
  await expect(dialog.getByText(/^Enter an amount up to \$/)).toBeVisible()
  for (const field of [units, amount]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
  await units.fill('1')
  await amount.fill('1')
  await expect(dialog.getByText(/commission changes by −/)).toBeVisible()
  await dialog.getByLabel('Covered by').selectOption('platform')
  await expect(dialog.getByText('commission changes by $0.00')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('who may not read health data sees contacts masked, and each look is asked for', async () => {
  const { page } = await asAdmin('operations@officina.test')
  const [order] = await orders(page.request, { fulfilment_state: ['delivered'] })
  const at = `/api/admin/orders/${order?.id}`
  const data = await dataOf(page.request, at)
  expect(data.address.phone).toMatch(/^•••• /)
  await page.goto(`/admins/orders/detail/${order?.id}`)
  await expect(page.getByText(data.patient_email)).toBeVisible()
  await page.getByRole('button', { name: `Show the phone number ${data.address.phone}` }).click()
  const last = data.address.phone.slice(-4)
  const shown = new RegExp(`^[^•]+${last}$`)
  await expect(page.getByRole('link', { name: shown })).toBeVisible()
  // its parcels, too
  await page.goto(`/admins/logistics?parcel=${data.shipments[0].id}`)
  const parcel = page.getByRole('dialog')
  await parcel.getByRole('button', { name: `Show the phone number ${data.address.phone}` }).click()
  await expect(parcel.getByRole('link', { name: shown })).toBeVisible()
})

test('a card on a phone says who, how much, when and how far an order is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admins/orders')
  const cell = (label: string) => page.locator(`tbody tr:first-child td[data-label="${label}"]`)
  for (const label of ['Number', 'Placed', 'Patient', 'Total', 'Payment', 'Fulfilment'])
    await expect(cell(label)).toBeVisible()
  await expect(cell('Doctor')).toBeHidden()
})

test('orders are sorted by how long they wait, and late ones are found by their flag', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admins/orders')
  await page.getByRole('button', { name: /Unshipped for/ }).click()
  await expect(page.getByText('Over 2 days old', { exact: true }).first()).toBeVisible()
  const late = await orders(page.request, { flag: ['late'] })
  await page.goto(filtered('/admins/orders', { flag: ['late'] }))
  await expect(page.getByRole('link', { name: late[0]?.number ?? '' })).toBeVisible()
  await expect(page.getByText('Unshipped for over 2 days').first()).toBeVisible()
  // a cancelled one does not read as if its shipping had yet to begin
  const [cancelled] = await orders(page.request, { order_state: ['cancelled'] })
  await page.goto(filtered('/admins/orders', { q: cancelled?.number }))
  const row = page.getByRole('row').filter({ hasText: cancelled?.number ?? '' })
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
})
