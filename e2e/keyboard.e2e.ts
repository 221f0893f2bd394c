import type { Page } from '@playwright/test'
import { linkOf, readMail } from './calls.ts'
import { asDoctor, asPatient, expect, test } from './fixtures.ts'
import { expectInSight, tabTo } from './keys.ts'

/** Two jobs by keys alone: no mouse, no focus set from outside. */
const patientEmail = 'osei@officina.test'
const patientName = 'Abena Osei'
const course = 'Winter by keyboard'

test('a doctor issues a recipe and the patient orders it, by the keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const clinic = await asDoctor(browser)
  await issue(clinic.page)
  const mail = await readMail(clinic.context.request, patientEmail, /sent you a recipe/)
  await clinic.done()

  const home = await asPatient(browser, patientEmail)
  await order(home.page, linkOf(mail))
  await home.done()
})

async function issue(page: Page): Promise<void> {
  const { keyboard } = page
  await page.goto('/doctors/top')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create recipe' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create recipe' })).toBeFocused()

  for (const title of ['Vitamin D3 2000', 'Zinc Picolinate 15']) {
    const search = page.getByRole('searchbox')
    // the heading may come before it
    await expect(search).toBeVisible()
    await keyboard.press('/')
    await expect(search).toBeFocused()
    await keyboard.press('Control+A')
    await keyboard.type(title)
    const first = page.getByRole('button', { name: /^Add / }).first()
    await expect(first).toHaveAccessibleName(`Add ${title}`)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: `Add ${title}` })).toBeFocused()
  }

  // a text box until the search has come, then a combo box
  await tabTo(page, page.getByLabel('Patient', { exact: true }))
  const box = page.getByRole('combobox', { name: 'Patient', exact: true })
  await expect(box).toBeFocused()
  await keyboard.type(patientName)
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option')).toHaveCount(1)
  // a list that is found anew meanwhile has nothing marked in it
  await expect(async () => {
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(list).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(box).toHaveValue(patientName)
  await tabTo(page, page.getByRole('textbox', { name: 'Course name' }))
  await keyboard.type(course)

  // the line added last is open for writing
  await tabTo(page, page.getByRole('textbox', { name: 'From', exact: true }))
  await keyboard.type('2')
  await tabTo(page, page.getByRole('button', { name: 'evening', exact: true }))
  await keyboard.press('Space')
  const packs = page.getByRole('textbox', { name: 'Packs of Zinc Picolinate 15' })
  await tabTo(page, packs)
  // what comes above the field in use does not push it under the bar
  const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
  await recipe
    .getByText('Course name')
    .first()
    .evaluate((node) => {
      node.style.marginTop = '200px'
    })
  await expectInSight(packs)
  await keyboard.type('3')
  await keyboard.press('Enter')
  await expect(page.getByText(/2 tablets, .*evening/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  await keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: `Issue this recipe to ${patientName}?` })
  await expect(dialog).toBeVisible()
  // two in the evening is not what the label says
  await tabTo(page, dialog.getByLabel(/^Reason for overriding/))
  await keyboard.type('Low level in the blood.')
  await tabTo(page, dialog.getByRole('button', { name: 'Issue recipe', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByText(/Recipe R-\d{4}-\d+ issued/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: course })).toBeVisible()
}

async function order(page: Page, recipe: string): Promise<void> {
  const { keyboard } = page
  await page.goto(recipe)
  await tabTo(page, page.getByRole('button', { name: 'Add selected to cart' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Recipe added to cart')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /Cart$/ }).first())
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Continue to checkout' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Add address' }))
  await keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'New address' })
  for (const [label, text] of [
    ['Phone', '+1 312 555 0188'],
    ['Postal code', '60614'],
    ['City', 'Chicago'],
    ['Street and number', '12 Lantern Row'],
  ] as const) {
    await tabTo(page, panel.getByRole('textbox', { name: label }))
    await keyboard.type(text)
  }
  await keyboard.press('Enter')
  await expect(panel).toBeHidden()
  // the form that was typed into is gone
  const saved = page.getByRole('radio', { name: /Lantern Row/ })
  await expect(saved).toBeChecked()
  await expect(saved).toBeFocused()
  await expect(saved).toBeInViewport()
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Priority' })).toBeChecked()
  const invoice = page.getByRole('radio', { name: 'Invoice' })
  await tabTo(page, page.getByRole('radio', { name: /ending in 3220/ }))
  // another saved card, a new one, an invoice
  for (let i = 0; i < 3; i++) await keyboard.press('ArrowDown')
  await expect(invoice).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: /^Place order/ }))
  await keyboard.press('Enter')
  await expect(page.getByText(/Thank you. Order O-\d{4}-\d+ has been placed/)).toBeVisible()
}
