import {
  asAdmin,
  confirm,
  dataOf,
  edited,
  expect,
  expectAccessible,
  filtered,
  made,
  ownName,
  press,
  question,
  refusedMeanwhile,
  refusedThenDone,
  test,
} from '../../testing/page.tsx'

const body = { brand: 'Northfield', category: 'minerals', form: 'capsule', usage_kind: 'oral' }
const pack = { title: '60 capsules', units_per_pack: 60, unit: 'capsule', price: 1_250 }

test('a product is written, gets its pack, and is put on sale; each step is refused once', async ({
  page,
}) => {
  const title = ownName('Selenium')
  const sku = `SE-${Date.now()}`
  await page.goto('/admins/products/new')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByLabel(/^Title/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Title/).fill(title)
  await page.getByLabel(/^Brand/).fill('Northfield')
  await page.getByLabel(/^Category/).fill('minerals')
  await page.getByLabel(/^Form/).fill('capsule')
  await page.getByLabel('The label gives a dosage').check()
  await page.getByLabel(/^Amount/).fill('2')
  await page.getByLabel(/^Up to \(optional\)/).fill('1')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByLabel(/^Up to \(optional\)/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Up to \(optional\)/).fill('3')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByText(`Product added: ${title}`)).toBeVisible()
  await expect(page.getByText('This is a draft without packs.')).toBeVisible()
  await expectAccessible(page)

  const [{ id }] = await dataOf(page.request, filtered('/api/admin/products', { q: title }))
  const state = () => dataOf(page.request, `/api/admin/products/${id}`)
  expect((await state()).label_dosage).toMatchObject({ amount_min: 2, amount_max: 3 })
  await refusedThenDone(page, 'Add pack', {
    state,
    wrong: async (dialog) => {
      await dialog.getByLabel(/^Title/).fill('60 capsules')
      await dialog.getByLabel(/^SKU/).fill(sku)
      await dialog.getByLabel(/^Units per pack/).fill('60')
      await dialog.getByLabel(/^Barcode/).fill('4006381333932')
      await confirm(page)
      await expect(dialog.getByLabel(/^Price/)).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(/^Price/).fill('12.50')
      return dialog.getByLabel(/^Barcode/)
    },
    fill: (dialog) => dialog.getByLabel(/^Barcode/).fill(`SE${Date.now()}`),
  })
  await expect(page.getByText(sku)).toBeVisible()
  await refusedMeanwhile(page, 'Put on sale', () =>
    edited(page.request, `/api/admin/products/${id}`, { warnings: 'x' }),
  )
  // with the revision that is known now
  await page.reload()
  await press(page, 'Put on sale')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText(`${title} is on sale`)).toBeVisible()
  expect((await state()).status).toBe('active')
})

test('prices are changed in the list, and of many by what the preview showed', async ({ page }) => {
  const api = page.request
  const brand = ownName('Brand')
  const ids: string[] = []
  for (const n of [1, 2]) {
    const made1 = await made(api, 'POST', '/api/admin/products', {
      ...body,
      brand,
      title: `P ${n}`,
    })
    ids.push(made1.id)
    await made(api, 'POST', `/api/admin/products/${made1.id}/variants`, {
      ...pack,
      sku: `${brand}-${n}`,
      revision: made1.revision,
    })
  }
  const prices = () =>
    Promise.all(ids.map(async (id) => (await dataOf(api, `/api/admin/products/${id}`)).price))
  await page.goto(filtered('/admins/products', { brand: [brand] }))
  await page.getByRole('button', { name: /^P 1: \$12\.50/ }).click()
  const field = page.getByRole('dialog').getByLabel(/^60 capsules/)
  await field.fill('dear')
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('0')
  await expect(page.getByText('Patients will get it for free.')).toBeVisible()
  await field.fill('20')
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByText('Price of P 1 changed')).toBeVisible()
  expect(await prices()).toEqual([2_000, 1_250])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^P 1: \$12\.50/ })).toBeVisible()
  expect(await prices()).toEqual([1_250, 1_250])

  for (const n of [1, 2]) await page.getByRole('checkbox', { name: new RegExp(`P ${n}$`) }).check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = question(page)
  await dialog.getByLabel(/^Change \(%\)/).fill('much')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByLabel(/^Change \(%\)/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^Change \(%\)/).fill('10')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('row', { name: /P 2.*\$12\.50.*\$13\.75/ })).toBeVisible()
  expect(await prices()).toEqual([1_250, 1_250])
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(page.getByText('2 prices changed')).toBeVisible()
  expect(await prices()).toEqual([1_375, 1_375])

  for (const n of [1, 2]) await page.getByRole('checkbox', { name: new RegExp(`P ${n}$`) }).check()
  await page.getByRole('button', { name: 'Change tags' }).click()
  await question(page).getByLabel('Add').fill('Bestseller, New')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText('Tags of 2 products changed')).toBeVisible()
  expect((await dataOf(api, `/api/admin/products/${ids[0]}`)).tags).toEqual(['bestseller', 'new'])

  const name = ownName('Shelf')
  const catalog = await made(api, 'POST', '/api/admin/catalogs', { name })
  for (const n of [1, 2]) await page.getByRole('checkbox', { name: new RegExp(`P ${n}$`) }).check()
  await page.getByRole('button', { name: 'Change catalog' }).click()
  await question(page).locator('button[type=submit]').click()
  await expect(question(page).getByLabel('Catalog')).toHaveAttribute('aria-invalid', 'true')
  await question(page).getByLabel('Catalog').selectOption({ label: name })
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText('Catalog of 2 products changed')).toBeVisible()
  expect((await dataOf(api, `/api/admin/catalogs/${catalog.id}`)).items_count).toBe(2)
})

test('stock is corrected in the list, lot by lot, and taken back', async ({ page }) => {
  const api = page.request
  const brand = ownName('Brand')
  const product = await made(api, 'POST', '/api/admin/products', { ...body, brand, title: 'Q 1' })
  await made(api, 'POST', `/api/admin/products/${product.id}/variants`, {
    ...pack,
    sku: `${brand}-1`,
    revision: product.revision,
  })
  const { variants } = await dataOf(api, `/api/admin/products/${product.id}`)
  const shelf = `/api/admin/stock/${variants[0].id}`
  await page.goto(filtered('/admins/products', { brand: [brand] }))
  const chip = page.getByRole('button', { name: 'Stock of Q 1: Out of stock. Correct stock' })
  await expect(chip).toHaveText('Out of stock')
  for (const [lot, quantity] of [
    ['A1', 5],
    ['B2', 7],
  ])
    await made(api, 'POST', `${shelf}/receive`, { lot, quantity, expires_on: '2028-01-31' })
  await page.goto(filtered('/admins/products', { brand: [brand] }))
  await page.getByRole('button', { name: /^Stock of Q 1: 12/ }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Lot').selectOption({ label: 'B2 · 31 Jan 2028 (7)' })
  await form.getByLabel('Units counted').fill('few')
  await form.getByRole('button', { name: 'Correct stock' }).click()
  await expect(form.getByLabel('Units counted')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Units counted').fill('6')
  await form.getByRole('button', { name: 'Correct stock' }).click()
  await expect(page.getByText('Stock of Q 1 corrected')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Stock of Q 1: 11/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Stock of Q 1: 12/ })).toBeVisible()
})

test('what a pack costs and what changes a product are for those who may', async () => {
  const reader = await asAdmin('support@officina.test')
  const { page } = reader
  const [{ id }] = await dataOf(reader.context.request, '/api/admin/products')
  await page.goto(`/admins/products/${id}`)
  await expect(page.getByRole('heading', { name: 'Packs' })).toBeVisible()
  await expect(page.getByText(/^Cost/)).toHaveCount(0)
  for (const name of ['Add pack', 'Duplicate', 'Discontinue'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})
