import { asAdmin, expect, expectAccessible, test } from './fixtures.ts'

const at = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

test('a scanned number opens its parcel; an unknown one is refused at the field', async ({
  browser,
}) => {
  const { page, done } = await asAdmin(browser)
  await page.goto('/admins/logistics')
  const scan = page.getByLabel('Scan a parcel or an order')
  await scan.fill('S-0')
  await scan.press('Enter')
  await expect(page.getByText('There is no parcel for S-0.')).toBeVisible()
  const number = await page.getByRole('row').nth(1).getByText(/^S-\d/).first().innerText()
  await scan.fill(number)
  await scan.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: number })).toBeVisible()
  await done()
})

test('papers of chosen parcels are downloaded', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto(at('/admins/logistics', { status: ['to_pick'] }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const picked = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pick list' }).click()
  expect((await picked).suggestedFilename()).toMatch(/^pick-list-.*\.pdf$/)
  const slips = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packing slips' }).click()
  expect((await slips).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/)
  await page.getByRole('button', { name: 'Carrier CSV' }).click()
  await expect(page.getByText('None of these parcels is packed.')).toBeVisible()
  await done()
})

test('stock is adjusted with a reason, and never below what is promised', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto('/admins/logistics/stock')
  await page.getByRole('row').nth(1).getByRole('cell').first().click()
  const dialog = page.getByRole('dialog', { name: /Adjust the stock/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Change').fill('-99999')
  await dialog.getByLabel('Reason').fill('Counted')
  await dialog.getByRole('button', { name: 'Adjust stock' }).click()
  await expect(dialog.getByText('So many units are promised to orders.')).toBeVisible()
  await dialog.getByLabel('Change').fill('1')
  await dialog.getByRole('button', { name: 'Adjust stock' }).click()
  await expect(page.getByText('The stock is adjusted')).toBeVisible()
  await page
    .getByRole('button', { name: /low below .* Change/ })
    .first()
    .click()
  const threshold = page.getByRole('dialog', { name: /Threshold and bin/ })
  await threshold.getByLabel('Low below').fill('7')
  await threshold.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await done()
})

test('an owner changes the delivery rules; a wrong date is refused', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto('/admins/logistics/settings')
  await page.getByLabel('Days without shipping').fill('31.12.2026')
  await page.getByRole('button', { name: 'Save the rules' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Days without shipping').fill('2026-12-31')
  await page.getByLabel('Cut-off').fill('14:30')
  await page.getByRole('button', { name: 'Save the rules' }).click()
  await expect(page.getByText('The rules are saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Cut-off')).toHaveValue('14:30')
  await done()
})

test('orders are held together, and those that cannot be say why', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto(at('/admins/orders', { fulfilment_state: ['unfulfilled'] }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Put 1 orders on hold?' })
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Waiting')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText('1 done')).toBeVisible()
  await page.goto(at('/admins/orders', { fulfilment_state: ['delivered'] }))
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Release to logistics' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release to logistics' }).click()
  await expect(page.getByRole('dialog', { name: '1 could not be done' })).toBeVisible()
  await done()
})

test('what the bank paid is tried before it counts', async ({ browser }) => {
  const { page, done } = await asAdmin(browser)
  await page.goto('/admins/settlements')
  await page.getByRole('button', { name: 'Import what the bank paid' }).click()
  const panel = page.getByRole('dialog', { name: 'Import what the bank paid' })
  await panel.getByLabel('CSV file').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Statement,Paid on,Reference\nST-none,2026-11-20,TRF-1\n'),
  })
  await expect(panel.getByText('There is no statement with this number.')).toBeVisible()
  await expect(panel.getByText(/0 rows can be imported, 1 cannot/)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Go back' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Accounting CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^accounting-20\d\d-\d\d\.csv$/)
  await done()
})
