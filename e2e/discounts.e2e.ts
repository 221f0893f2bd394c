import { asDoctor, asPatient, expect, expectAccessible, test } from './fixtures.ts'

/** What a doctor takes off a catalog or a product, from its form to the price its patients see. */
test('a doctor gives a discount on a product, changes it and ends it', async ({ browser }) => {
  const clinic = await asDoctor(browser)
  const { page } = clinic
  await page.goto('/doctors/catalogs')
  await page.getByRole('button', { name: 'Discounts' }).click()
  const panel = page.getByRole('dialog', { name: 'Discounts on catalogs and products' })
  await expect(panel.getByText('Collagen weeks')).toBeVisible()
  await expect(panel.getByText('Planned')).toBeVisible()
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'New discount' }).click()
  const form = page.getByRole('dialog', { name: 'New discount' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Choose what the discount is on.').first()).toBeVisible()
  await form.getByLabel('On what').selectOption('product')
  await form
    .getByRole('searchbox')
    .or(form.getByLabel('Search products'))
    .first()
    .fill('hand cream')
  await form.getByLabel('Product', { exact: true }).selectOption({ index: 1 })
  const name = `Spring ${Date.now()}`
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Discount, %').fill('90')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/at most .* your own rate/).first()).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await page.keyboard.press('Escape')
  await expect(form.getByText(/“Close” discards it/)).toBeVisible()
  await form.getByLabel('Discount, %').fill('8')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()

  const card = panel.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('8%')
  await card.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = page.getByRole('dialog', { name: new RegExp(name) })
  await edit.getByLabel('Discount, %').fill('7')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('7%')
  await card.getByRole('button', { name: `End discount: ${name}` }).click()
  await page
    .getByRole('dialog', { name: `End the discount “${name}” now?` })
    .getByRole('button', { name: 'End discount' })
    .click()
  await expect(card.getByText('Ended')).toBeVisible()
  await clinic.done()
})

test('its patients see the price struck through', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page } = patient
  await page.goto('/user/catalogs?q=collagen')
  const card = page.getByRole('listitem').filter({ hasText: 'Collagen Peptides' })
  await expect(card.locator('s')).toHaveText('$35.90')
  await expect(card).toContainText('Usual price')
  await expectAccessible(page)
  await patient.done()
})
