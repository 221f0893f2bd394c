import type { Locator, Page } from '@playwright/test'
import { linkOf, readMail } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { doctor, money, patient, type Sums, shipping } from './plan.ts'
import { factOf } from './reading.ts'

/** From the invitation in the mail to the first signed-in page. */
export async function acceptInvitation(page: Page): Promise<void> {
  await page.goto(linkOf(await readMail(page.request, patient.email, /invites you/)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.clinic)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(patient.password)
  await page.getByLabel('Confirm password').fill(patient.password)
  for (const name of [
    /I agree to the terms of service/,
    /I have read the privacy policy/,
    /may use my health data/,
    /what my clinic earns/,
  ])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/user\/top/)
}

/** The whole recipe into the cart and through the checkout. Answers the number of the order. */
export async function orderRecipe(page: Page, sums: Sums): Promise<string> {
  await page.goto(linkOf(await readMail(page.request, patient.email, /sent you a recipe/)))
  await page.getByRole('button', { name: 'Add selected to cart' }).click()
  await page.getByRole('button', { name: 'Go to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  // the first address is typed on the page itself
  const panel = page.getByRole('region', { name: 'New address' })
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue(patient.name)
  await panel.getByLabel('Phone').fill('+1 718 555 0162')
  await panel.getByLabel('Postal code').fill('11201')
  await panel.getByLabel('State').selectOption('NY')
  await panel.getByLabel('City').fill('Brooklyn')
  await panel.getByLabel('Street and number').fill('9 Cranberry Lane')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Cranberry Lane/ })).toBeChecked()
  await choose(page.getByRole('radio', { name: /Priority/ }))
  await choose(page.getByRole('radio', { name: /Bank transfer/ }))
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(factOf(summary, 'Subtotal')).toHaveText(money(sums.subtotal))
  await expect(factOf(summary, 'Delivery')).toHaveText(money(shipping))
  await expect(factOf(summary, 'Total')).toHaveText(money(sums.total))
  await page.getByRole('button', { name: `Place order, ${money(sums.total)}` }).click()
  const thanks = page.getByText(/Thank you. Order O-\d{4}-\d+ has been placed/)
  await expect(thanks).toBeVisible()
  return /O-\d{4}-\d+/.exec(await thanks.innerText())?.[0] ?? ''
}

async function choose(radio: Locator): Promise<void> {
  await radio.click()
  await expect(radio).toBeChecked()
}

/** The order as the patient sees it: its state, its amounts, and the parcel once there is one. */
export async function readOrder(
  page: Page,
  number: string,
  expected: { status: string; tracking?: string },
  sums: Sums,
): Promise<void> {
  await page.goto('/user/order-histories')
  await page.getByRole('link', { name: number, exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Order ${number}` })
  await expect(panel.getByText(expected.status, { exact: true }).first()).toBeVisible()
  if (expected.tracking)
    await expect(panel.getByRole('link', { name: expected.tracking })).toBeVisible()
  // what is on its way is expected on a day
  await expect(panel.getByText('Expected', { exact: true })).toHaveCount(
    expected.status === 'Shipped' ? 1 : 0,
  )
  await expect(factOf(panel, 'Subtotal')).toHaveText(money(sums.subtotal))
  await expect(factOf(panel, 'Your discount')).toHaveText(money(-sums.discount))
  await expect(factOf(panel, 'Delivery')).toHaveText(money(shipping))
  await expect(factOf(panel, 'Total')).toHaveText(money(sums.total))
}
