import type { Page } from '@playwright/test'
import { dataOf, filtered, made } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { doctor, money, type Product, ratePercent, type Sums, shipping } from './plan.ts'
import { expectPdf, factOf, figureOf } from './reading.ts'

/** Opens the document, ticks the checklist, sets rate and catalogs. */
export async function approveDoctor(page: Page): Promise<void> {
  await page.goto('/admins/approve-doctor')
  await page
    .getByRole('row')
    .filter({ hasText: doctor.clinic })
    .getByRole('button', { name: new RegExp(doctor.last) })
    .click()
  const panel = page.getByRole('dialog', { name: new RegExp(doctor.last) })
  const scan = panel.getByRole('img', { name: 'licence.png' })
  await expect(scan).toBeVisible()
  await expect.poll(() => scan.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
  for (const name of [
    'The name matches the document',
    'The licence type is correct and the document is legible',
    'The licence has not expired',
    'The public register was checked',
    'The clinic exists at the address',
  ])
    await panel.getByRole('checkbox', { name }).check()
  await panel.getByLabel('Register link').fill('https://register.example.org/licences')
  await panel.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: /Approve D-\d+/ })
  await dialog.getByLabel('Commission rate (%)').fill(`${ratePercent}`)
  await expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^\S+ \S+ approved$/)).toBeVisible()
}

/** Records the transfer and hands the order to logistics before its cancel window is over. */
export async function payAndRelease(page: Page, number: string, sums: Sums): Promise<void> {
  await openOrder(page, number)
  await page.getByRole('button', { name: 'Record payment' }).click()
  const payment = page.getByRole('dialog', { name: `Record payment for ${number}` })
  await expect(payment).toContainText(money(sums.total))
  await payment.getByLabel('Reference').fill('TRANSFER-88120')
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText(`Payment for ${number} recorded`)).toBeVisible()
  await page.getByRole('button', { name: 'Release to shipping' }).click()
  const release = page.getByRole('dialog', { name: `Release order ${number}?` })
  await release.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText(`${number} released to shipping`)).toBeVisible()
}

/** The amounts of an order as an administrator sees them. */
export async function readAmounts(page: Page, number: string, sums: Sums): Promise<void> {
  await openOrder(page, number)
  await expect(factOf(page, 'Subtotal')).toHaveText(money(sums.subtotal))
  await expect(factOf(page, 'Discount')).toHaveText(money(-sums.discount))
  await expect(factOf(page, 'Shipping')).toHaveText(money(shipping))
  await expect(factOf(page, 'Total')).toHaveText(money(sums.total))
  await expect(factOf(page, 'Doctor’s commission')).toHaveText(money(sums.commission))
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/admins/orders')
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
}

/** Picks, packs with lot and use-by date, and hands the parcel to the carrier. */
export async function shipParcel(
  page: Page,
  order: string,
  bought: readonly Product[],
  tracking: string,
): Promise<void> {
  await receive(page, bought)
  await openParcel(page, '/admins/logistics', order)
  await page.getByRole('dialog').getByRole('button', { name: 'Start picking', exact: true }).click()
  await step(page, 'Pack', /^Pack/, async (dialog) => {
    for (const product of bought) {
      const line = dialog.getByRole('group', { name: new RegExp(product.title) })
      await line.getByLabel('In the box').check()
      await line.getByLabel('Lot').fill(product.lot)
      await line.getByLabel(/^Differs from the shelf lot/).check()
      await line.getByLabel('Use by').fill(product.expires)
    }
  })
  await step(page, 'Ship', /^Ship /, async (dialog) => {
    await dialog.getByLabel('Carrier').selectOption({ index: 1 })
    await dialog.getByLabel('Tracking number').fill(tracking)
  })
}

/** The lots that are packed have been delivered to the shop before, whichever pack of the product was bought. */
async function receive(page: Page, bought: readonly Product[]): Promise<void> {
  const api = page.context().request
  for (const { title, lot, expires } of bought) {
    const shelves = await dataOf(api, filtered('/api/admin/stock', { q: title }))
    const delivery = { quantity: 20, lot, expires_on: expires }
    for (const { id, product } of shelves as { id: string; product: string }[])
      if (product === title) await made(api, 'POST', `/api/admin/stock/${id}/receive`, delivery)
  }
}

export async function deliverParcel(page: Page, order: string): Promise<void> {
  await openParcel(page, filtered('/admins/logistics', { status: ['shipped'] }), order)
  await step(page, 'Mark as delivered', /as delivered/)
}

async function openParcel(page: Page, list: string, order: string): Promise<void> {
  await page.goto(list)
  await page.getByRole('row').filter({ hasText: order }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: order })).toBeVisible()
}

/** One step of the parcel: its button, then the dialog that asks. */
async function step(
  page: Page,
  verb: string,
  title: RegExp,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await fill?.(dialog)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}

/** Closes a month after a dry run that must show the doctor's commission. */
export async function closeMonth(page: Page, period: string, sums: Sums): Promise<void> {
  await page.goto('/admins/settlements')
  await page.getByRole('button', { name: 'Close month' }).click()
  const panel = page.getByRole('dialog', { name: 'Close month' })
  await panel.getByLabel('Month').fill(period)
  const row = panel.getByRole('row').filter({ hasText: doctor.last })
  await expect(row).toContainText(money(sums.commission))
  await panel.getByRole('button', { name: /^Close \w+ \d{4}$/ }).click()
  await expect(panel).toBeHidden()
}

/** The second pair of eyes: checks the statement, approves it, pays it, saves its PDF. */
export async function paySettlement(page: Page, sums: Sums): Promise<void> {
  await page.goto('/admins/settlements')
  await page.getByRole('row').filter({ hasText: doctor.last }).getByRole('link').first().click()
  await expect(figureOf(page, 'Revenue').first()).toHaveText(money(sums.base))
  await expect(figureOf(page, 'Net').first()).toHaveText(money(sums.commission))
  const lines = page.getByRole('table', { name: 'Lines' })
  for (const line of sums.lines) {
    const row = lines.getByRole('row').filter({ hasText: line.title })
    await expect(row).toContainText(money(line.net))
    await expect(row).toContainText(`${ratePercent}%`)
    await expect(row).toContainText(money(line.commission))
  }
  await confirm(page, 'Approve', /^Approve ST-/)
  await confirm(page, 'Mark as sent to bank', /as sent to the bank/)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog', { name: /^Mark ST-.* as paid/ })
  await expect(dialog.getByRole('heading')).toContainText(money(sums.commission))
  // the server is months ahead of the browser
  const clock = await page.request.get('/dev/clock')
  const { data } = (await clock.json()) as { data: { now: string } }
  await dialog.getByLabel('Paid on').fill(data.now.slice(0, 10))
  await dialog.getByLabel('Reference').fill('PAYOUT-2291')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(dialog).toBeHidden()
  await expectPdf(page, page.getByRole('button', { name: 'PDF' }))
}

async function confirm(page: Page, verb: string, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toBeHidden()
}
