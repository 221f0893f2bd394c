import {
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  save,
  test,
} from '../../testing/page.tsx'

type Order = { id: string; number: string }
const openOrDone = ['open', 'completed']

async function first(request: Calls, filter: object): Promise<Order | undefined> {
  const data: Order[] = await dataOf(request, filtered('/api/admin/orders', filter))
  return data[0]
}

test('a scanned number opens its parcel; an unknown one is refused at the field', async ({
  page,
}) => {
  await page.goto('/admins/logistics')
  const scan = page.getByLabel('Scan a parcel or order')
  await scan.fill('S-0')
  await scan.press('Enter')
  await expect(page.getByText('No parcel found for S-0.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible()
  const number = await page.getByRole('row').nth(1).getByText(/^S-\d/).first().innerText()
  await scan.fill(number)
  await scan.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: number })).toBeVisible()
})

test('a search that another tab holds leads there', async ({ page }) => {
  const data: { number: string }[] = await dataOf(
    page.request,
    filtered('/api/admin/shipments', { status: ['delivered'] }),
  )
  const number = data[0]?.number ?? ''
  await page.goto('/admins/logistics')
  await page.getByRole('searchbox').fill(number)
  await expect(page.getByText('No results in this tab')).toBeVisible()
  await page.getByRole('link', { name: '1 match in “All”' }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
})

test('a parcel is packed line by line, and what does not belong into it is refused', async ({
  page,
}) => {
  await page.goto(filtered('/admins/logistics', { status: ['picking'] }))
  const number = await page.getByRole('row').nth(1).getByText(/^S-\d/).first().innerText()
  const scan = page.getByLabel('Scan a parcel or order')
  await scan.fill(number)
  await scan.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pack ${number}` })
  await dialog.getByLabel('Scan a product').fill('XX-1')
  await dialog.getByLabel('Scan a product').press('Enter')
  await expect(dialog.getByText(`XX-1 does not belong in ${number}.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(dialog.getByText('Check off this line').first()).toBeVisible()
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(page.getByText(`${number} packed`)).toBeVisible()
  await page.goto(filtered('/admins/logistics', { status: ['exception'] }))
  await page
    .getByRole('button', { name: /Email patient/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Email sent')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Patient contacted')).toBeVisible()
})

test('the product of a line is changed with the doctor’s consent, after a look at the price', async ({
  page,
}) => {
  const filter = { fulfilment_state: ['unfulfilled'], order_state: ['open'] }
  await page.goto(filtered('/admins/orders', filter))
  await page.getByRole('link', { name: /^O-20/ }).first().click()
  await page
    .getByRole('button', { name: /^Change product/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Change .* in order/ })
  await dialog.getByLabel('Search all products').fill('multi')
  await dialog.getByRole('radio').first().check()
  await expect(dialog.getByText('Order total')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change product' }).click()
  await expect(dialog.getByLabel('Doctor’s consent')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Doctor’s consent').fill('By phone')
  await dialog.getByRole('button', { name: 'Change product' }).click()
  await expect(page.getByText(/^Instead of/)).toBeVisible()
})

test.deep(
  'a parcel that did not arrive is sent again to the address that was corrected',
  async ({ page }) => {
    await page.goto(filtered('/admins/logistics', { status: ['exception'] }))
    const row = page.getByRole('row').filter({ hasText: 'Address problem' })
    const number = await row.getByText(/^S-\d/).first().innerText()
    const [parcel] = await dataOf(page.request, filtered('/api/admin/shipments', { q: number }))
    await row.getByRole('link', { name: `${number}: Correct address` }).click()
    const street = page.getByLabel('Street')
    await street.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(street).toHaveAttribute('aria-invalid', 'true')
    await street.fill('5 Right Street')
    await save(page)
    await page.goto(filtered('/admins/logistics', { status: ['exception'] }))
    await page.getByRole('button', { name: `${number}: Reship` }).click()
    const dialog = page.getByRole('dialog', { name: `Reship the contents of ${number}?` })
    await expect(dialog).toContainText('5 Right Street')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reship' }).click()
    await expect(page.getByText(`Replacement for ${number} created`)).toBeVisible()
    const { shipments } = await dataOf(page.request, `/api/admin/orders/${parcel.order_id}`)
    const again = shipments.find((each: { status: string }) => each.status === 'to_pick')
    const { address } = await dataOf(page.request, `/api/admin/shipments/${again.id}`)
    expect(address.line1).toBe('5 Right Street')
  },
)

test('carriers of the country come first, and a number of another one is noticed', async ({
  page,
}) => {
  const [parcel] = await dataOf(
    page.request,
    filtered('/api/admin/shipments', { status: ['packed'] }),
  )
  await page.goto('/admins/logistics')
  const scan = page.getByLabel('Scan a parcel or order')
  await scan.fill(parcel.number)
  await scan.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Ship ${parcel.number}` })
  const isHome = parcel.ship_region.startsWith('JP-')
  await expect(dialog.getByLabel('Carrier').locator('option').nth(1)).toHaveText(
    isHome ? /Yamato/ : /UPS|DHL/,
  )
  await dialog.getByLabel('Carrier').selectOption('dhl')
  await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784')
  await expect(
    dialog.getByText('This does not look like a DHL number. It looks like one of UPS.'),
  ).toBeVisible()
  await dialog.getByLabel('Carrier').selectOption('ups')
  await expect(dialog.getByText(/does not look like/)).toBeHidden()
})

test('parcels on their way are marked as delivered together', async ({ page }) => {
  const filter = { status: ['shipped'] }
  const [parcel] = await dataOf(page.request, filtered('/api/admin/shipments', filter))
  await page.goto(filtered('/admins/logistics', { q: parcel.number, status: ['shipped'] }))
  await page.getByRole('row').filter({ hasText: parcel.number }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark 1 parcel as delivered?' })
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('1 parcel marked as delivered')).toBeVisible()
  const now = await dataOf(page.request, `/api/admin/shipments/${parcel.id}`)
  expect(now.status).toBe('delivered')
})

test('papers of chosen parcels are downloaded', async ({ page }) => {
  await page.goto(filtered('/admins/logistics', { status: ['to_pick'] }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const picked = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pick list' }).click()
  expect((await picked).suggestedFilename()).toMatch(/^pick-list-.*\.pdf$/)
  const slips = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packing slips' }).click()
  expect((await slips).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/)
  const carrier = page.getByRole('button', { name: 'Carrier CSV' })
  await expect(carrier).toHaveAttribute('aria-disabled', 'true')
  await expect(carrier).toHaveAttribute('title', 'None of the selected parcels is packed.')
})

test('stock is adjusted with a reason, and never below what is promised', async ({ page }) => {
  await page.goto('/admins/logistics/stock')
  await page.getByRole('row').nth(1).getByRole('cell').first().click()
  const dialog = page.getByRole('dialog', { name: /Adjust the stock/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Change').fill('-99999')
  await dialog.getByLabel('Reason').fill('Counted')
  await dialog.getByRole('button', { name: 'Adjust stock' }).click()
  await expect(dialog.getByText('More units than this are reserved for orders.')).toBeVisible()
  await dialog.getByLabel('Change').fill('1')
  await dialog.getByRole('button', { name: 'Adjust stock' }).click()
  await expect(page.getByText('Stock adjusted')).toBeVisible()
  await page
    .getByRole('button', { name: /^Stock history of/ })
    .first()
    .click()
  const history = page.getByRole('dialog', { name: /^Stock history of/ })
  await expect(history).toContainText('Counted')
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
  await page
    .getByRole('button', { name: /low below .* Edit/ })
    .first()
    .click()
  const threshold = page.getByRole('dialog', { name: /Threshold/ })
  await threshold.getByLabel('Low below').fill('7')
  await threshold.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stock settings saved')).toBeVisible()
})

test.deep('orders are held together, and those that cannot be say why', async ({ page }) => {
  await page.goto(filtered('/admins/orders', { fulfilment_state: ['unfulfilled'] }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Put 1 order on hold?' })
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Waiting')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText('1 order put on hold')).toBeVisible()
  // one that may be held and one that has arrived: the first is done, the second says why not
  const pick = async (state: string) =>
    (await first(page.request, { fulfilment_state: [state], order_state: openOrDone })) as Order
  const [held, refused] = [await pick('unfulfilled'), await pick('delivered')]
  await page.goto(filtered('/admins/orders', { id: [held.id, refused.id] }))
  const choose = async () => {
    for (const { number } of [held, refused])
      await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  }
  await choose()
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  const both = page.getByRole('dialog', { name: 'Put 2 orders on hold?' })
  await both.getByLabel('Reason').fill('Waiting')
  await both.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText('1 order put on hold')).toBeVisible()
  const results = page.getByRole('dialog', { name: '1 order was not put on hold' })
  await expect(results.getByRole('listitem')).toHaveCount(1)
  await expect(results.getByRole('listitem')).toContainText(refused.number)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await choose()
  for (const [verb, file] of [
    ['Packing slips', /^packing-slips-.*\.pdf$/],
    ['Export selected', /^orders-.*\.csv$/],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: verb }).click()
    expect((await saved).suggestedFilename()).toMatch(file)
  }
  await page.goto(filtered('/admins/orders', { tab: 'new' }))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('1 selected')).toBeHidden()
})

test('what the bank paid is tried before it counts', async ({ page }) => {
  await page.goto('/admins/settlements')
  await page.getByRole('button', { name: 'Import bank payments' }).click()
  const panel = page.getByRole('dialog', { name: 'Import bank payments' })
  await panel.getByLabel('CSV file').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Statement,Paid on,Reference\nST-none,2026-11-20,TRF-1\n'),
  })
  await expect(panel.getByText('There is no statement with this number.')).toBeVisible()
  await expect(panel.getByText(/Ready to import: 0. With errors: 1/)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Accounting CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^accounting-20\d\d-\d\d\.csv$/)
})
