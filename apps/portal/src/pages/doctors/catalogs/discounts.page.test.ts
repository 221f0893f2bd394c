import {
  asDoctor,
  asPatient,
  dataOf,
  expect,
  expectAccessible,
  made,
  question,
  refusedInDialog,
  test,
} from '../../../testing/page.tsx'

/** What a doctor takes off a catalog or a product, from its form to the price its patients see. */
test('a doctor gives a discount on a product, changes it and ends it', async () => {
  const { page } = await asDoctor()
  await page.goto('/doctors/catalogs')
  await page.getByRole('button', { name: 'Discounts' }).click()
  const panel = page.getByRole('dialog', { name: 'Catalog and product discounts' })
  await expect(panel.getByText('Collagen weeks')).toBeVisible()
  await expect(panel.getByText('Planned')).toBeVisible()
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Add discount' }).click()
  const form = page.getByRole('dialog', { name: 'Add discount' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Choose a catalog or product.').first()).toBeVisible()
  await form.getByLabel('Applies to').selectOption('product')
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
  await expect(form.getByText(/cannot be more than your commission rate/).first()).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await page.keyboard.press('Escape')
  await expect(form.getByText(/“Close” to discard it/)).toBeVisible()
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
})

test('a discount that was changed or ended elsewhere is not written over', async () => {
  const { page } = await asDoctor()
  const api = page.request
  const [product] = await dataOf(api, '/api/doctor/products?range=[0,0]')
  const mine = await made(api, 'POST', '/api/doctor/discounts', {
    kind: 'product',
    target_id: product.id,
    name: 'Two rooms',
    percent: 5,
  })
  const stored = async () =>
    (await dataOf(api, '/api/doctor/discounts?range=[0,99]')).find(
      (each: { id: string }) => each.id === mine.id,
    )
  const change = async (body: object) =>
    made(api, 'PATCH', `/api/doctor/discounts/${mine.id}`, {
      revision: (await stored()).revision,
      ...body,
    })
  await page.goto('/doctors/catalogs')
  await page.getByRole('button', { name: 'Discounts' }).click()
  const panel = page.getByRole('dialog', { name: 'Catalog and product discounts' })
  const card = panel.getByRole('listitem').filter({ hasText: 'Two rooms' })
  await card.getByRole('button', { name: 'Edit Two rooms' }).click()
  const edit = page.getByRole('dialog', { name: /Two rooms/ })
  const ends = edit.getByLabel(/^Last day/)
  await ends.fill('2020-01-31')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(ends).toHaveAttribute('aria-invalid', 'true')
  await expect(ends).toHaveValue('2020-01-31')
  await ends.fill('')
  await edit.getByLabel('Discount, %').fill('9')
  await change({ percent: 3 })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText(/Someone else has changed this/)).toBeVisible()
  await expect(edit.getByLabel('Discount, %')).toHaveValue('9')
  expect((await stored()).percent).toBe(3)
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toContainText('3%')

  await card.getByRole('button', { name: 'End discount: Two rooms' }).click()
  await expect(question(page)).toBeVisible()
  await refusedInDialog(
    page,
    async () =>
      made(api, 'POST', `/api/doctor/discounts/${mine.id}/end`, {
        revision: (await stored()).revision,
      }),
    /has ended|changed this/,
  )
  await expect(card.getByText('Ended')).toBeVisible()
})

test('its patients see the price struck through', async () => {
  const { page } = await asPatient()
  await page.goto('/user/catalogs?q=collagen')
  const card = page.getByRole('listitem').filter({ hasText: 'Collagen Peptides' })
  await expect(card.locator('s')).toHaveText('$35.90')
  await expect(card).toContainText('Regular price')
  await expectAccessible(page)
})
