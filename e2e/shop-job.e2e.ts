import type { Page } from '@playwright/test'
import {
  asAdmin,
  asDoctor,
  asPatient,
  dataOf,
  emptyCart,
  expect,
  filtered,
  made,
  press,
  readMail,
  test,
} from './fixtures.ts'

const product = { title: 'Harbour Selenium', brand: 'Northfield', sku: 'HS-60' }
const lots = [
  { lot: 'HS-EARLY', units: 1, expires: '2029-03-31' },
  { lot: 'HS-LATER', units: 6, expires: '2030-06-30' },
] as const
const [early] = lots
const buyer = 'miller@officina.test'
test('from a new product to its recall', async ({ browser }) => {
  test.setTimeout(240_000)
  const [office, clinic, home] = [
    await asAdmin(browser),
    await asDoctor(browser),
    await asPatient(browser, buyer),
  ]
  const desk = office.page

  await test.step('a product with its picture and pack is put on sale', async () => {
    await desk.goto('/admins/products/new')
    await desk.getByLabel(/^Title/).fill(product.title)
    await desk.getByLabel(/^Brand/).fill(product.brand)
    await desk.getByLabel(/^Category/).fill('minerals')
    await desk.getByLabel(/^Form/).fill('capsule')
    await desk.getByLabel('The label gives a dosage').check()
    await desk.getByLabel(/^Amount/).fill('1')
    await desk.getByRole('button', { name: 'Add product' }).click()
    await expect(desk.getByText(`Product added: ${product.title}`)).toBeVisible()
    await press(desk, 'Add pack')
    const pack = desk.getByRole('dialog')
    await pack.getByLabel(/^Title/).fill('60 capsules')
    await pack.getByLabel(/^SKU/).fill(product.sku)
    await pack.getByLabel(/^Units per pack/).fill('60')
    await pack.getByLabel(/^Price/).fill('19.90')
    await pack.locator('button[type=submit]').click()
    await expect(pack).toBeHidden()
    await press(desk, 'Add picture')
    const picture = desk.getByRole('dialog', { name: `Add a picture of ${product.title}` })
    await picture.locator('input[type=file]').setInputFiles('docs/images/doctor-top.png')
    await picture.getByRole('button', { name: 'Add picture' }).click()
    await expect(picture).toBeHidden()
    await press(desk, 'Put on sale')
    await desk.getByRole('dialog').locator('button[type=submit]').click()
    await expect(desk.getByText(`${product.title} is on sale`)).toBeVisible()
  })

  await test.step('two lots come in by scan', async () => {
    await desk.goto('/admins/logistics/receive')
    for (const { lot, units, expires } of lots) {
      const scan = desk.getByLabel('Scan or type an SKU')
      await scan.fill(product.sku)
      await scan.press('Enter')
      await expect(desk.getByRole('status').filter({ hasText: product.title })).toBeVisible()
      await desk.getByLabel('Units').fill(`${units}`)
      await desk.getByLabel('Lot', { exact: true }).fill(lot)
      await desk.getByLabel('Use by').fill(expires)
      await desk.getByRole('button', { name: 'Put on the shelf' }).click()
      await expect(desk.getByText(`${units} × ${product.title} received`)).toBeVisible()
    }
  })

  await test.step('the doctor puts it in a catalog and on a recipe', async () => {
    const { page } = clinic
    const api = page.request
    const found = await dataOf(api, filtered('/api/doctor/products', { q: product.title }))
    const catalog = await made(api, 'POST', '/api/doctor/catalogs', { name: 'Minerals I trust' })
    await made(api, 'PATCH', `/api/doctor/catalogs/${catalog.id}`, {
      revision: catalog.revision,
      items: [{ product_id: found[0].id }],
    })
    const [patient] = await dataOf(api, filtered('/api/doctor/patients', { q: 'Miller' }))
    await page.goto(`/doctors/patients/${patient.id}`)
    await page.getByRole('main').getByRole('link', { name: 'Create recipe' }).first().click()
    await page.getByLabel('Course name').fill('Selenium for three months')
    const picker = page.getByRole('region', { name: 'Choose products' })
    await picker.getByRole('searchbox').fill(product.title)
    await picker.getByRole('button', { name: `Add ${product.title}` }).click()
    const packs = page.getByRole('textbox', { name: `Packs of ${product.title}` })
    await packs.fill('3')
    await packs.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Issue this recipe to / })
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(page.getByText(/Recipe R-\d{4}-\d+ issued/)).toBeVisible()
  })

  const number = await test.step('the patient orders it', async () => {
    const { page } = home
    await emptyCart(page.request)
    await page.goto('/user/recipes')
    await page
      .getByRole('link', { name: /Selenium for three months/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add selected to cart' }).click()
    await page.getByRole('button', { name: 'Go to cart' }).click()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    const invoice = page.getByRole('radio', { name: /Invoice/ })
    await invoice.click()
    await expect(invoice).toBeChecked()
    await page.getByRole('button', { name: /^Place order, / }).click()
    const thanks = page.getByText(/Thank you. Order O-\d{4}-\d+ has been placed/)
    await expect(thanks).toBeVisible()
    return /O-\d{4}-\d+/.exec(await thanks.innerText())?.[0] ?? ''
  })

  await test.step('it is packed from two lots, the earlier one first, and leaves', async () => {
    await desk.goto(filtered('/admins/orders', { q: number }))
    await desk.getByRole('link', { name: number, exact: true }).click()
    await press(desk, 'Release to shipping')
    await desk.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
    await expect(desk.getByText(`${number} released to shipping`)).toBeVisible()
    await desk.goto('/admins/logistics')
    await desk.getByRole('row').filter({ hasText: number }).getByRole('button').first().click()
    await inPanel(desk, 'Start picking')
    await inPanel(desk, 'Pack')
    const pack = desk.getByRole('dialog', { name: /^Pack / })
    const line = pack.getByRole('group', { name: new RegExp(product.title) })
    await line.getByLabel('In the box').check()
    await expect(line.getByLabel('Lot')).toHaveCount(2)
    await expect(line.getByLabel('Lot').first()).toHaveValue(early.lot)
    await pack.locator('button[type=submit]').click()
    await expect(pack).toBeHidden()
    await inPanel(desk, 'Ship')
    const ship = desk.getByRole('dialog', { name: /^Ship / })
    await ship.getByLabel('Carrier').selectOption({ index: 1 })
    await ship.getByLabel('Tracking number').fill('1Z784220392')
    await ship.locator('button[type=submit]').click()
    await expect(ship).toBeHidden()
  })

  await test.step('a lot is recalled: who received it is told, what is left is held', async () => {
    await desk.goto(filtered('/admins/logistics/lots', { q: early.lot }))
    await desk.getByRole('row').nth(1).getByRole('link').first().click()
    await press(desk, 'Take off sale')
    const hold = desk.getByRole('dialog')
    await hold.getByLabel('Reason').selectOption('recall')
    await hold.getByRole('button', { name: 'Take off sale' }).click()
    await expect(desk.getByText('One patient has received this lot.')).toBeVisible()
    await desk.getByRole('link', { name: 'Write recall notice' }).click()
    await desk
      .getByRole('textbox', { name: 'Text' })
      .fill('Please stop taking it, and write to us.')
    await desk.getByLabel(/^Email/).check()
    await desk.getByRole('button', { name: 'Create announcement' }).click()
    await press(desk, 'Publish now')
    const publish = desk.getByRole('dialog')
    await expect(publish).toContainText('1 patient')
    await publish.getByRole('button', { name: /^Publish to 1 / }).click()
    await expect(publish).toBeHidden()
    await readMail(desk.request, buyer, new RegExp(`Recall: ${product.title}, lot ${early.lot}`))
    const [shelf] = await dataOf(desk.request, filtered('/api/admin/stock', { q: product.sku }))
    expect(shelf).toMatchObject({ on_hand: 4, lots: 1 })
  })
  for (const person of [office, clinic, home]) await person.done()
})

/** A step of the parcel that is open. */
const inPanel = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
