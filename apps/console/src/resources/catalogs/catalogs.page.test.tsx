import { setTimeout as delay } from 'node:timers/promises'
import {
  asAdmin,
  dataOf,
  edited,
  expect,
  expectAccessible,
  filtered,
  made,
  ownName,
  png,
  press,
  question,
  test,
} from '../../testing/page.tsx'

test('a catalog by rule shows what matches before it is saved, then is put in order by hand', async ({
  page,
}) => {
  const api = page.request
  const brand = ownName('Brand')
  const name = ownName('Catalog')
  const body = { brand, category: 'minerals', form: 'capsule', usage_kind: 'oral' }
  for (const title of ['B', 'A'])
    await made(api, 'POST', '/api/admin/products', { ...body, title: `${title} ${brand}` })

  await page.goto('/admins/catalogs/new')
  await page.getByRole('button', { name: 'By rule' }).click()
  await page.getByRole('button', { name: 'Add catalog' }).click()
  await expect(page.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true')
  const row = page.getByRole('group', { name: 'Condition 1' })
  await expect(row.getByLabel('Value')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Name/).fill(name)
  await row.getByLabel('Field').selectOption('brand')
  await row.getByLabel('Value').selectOption(brand)
  await expect(page.getByText('0 products match and 2 more not on sale')).toBeVisible()
  await page.getByRole('button', { name: 'Add condition' }).click()
  const second = page.getByRole('group', { name: 'Condition 2' })
  await second.getByLabel('Field').selectOption('brand')
  await second.getByLabel('Value').selectOption(brand)
  await page.getByRole('button', { name: 'Add catalog' }).click()
  await expect(page.getByText('This condition is already in the rule.')).toBeVisible()
  await expect(page.getByLabel(/^Name/)).toHaveValue(name)
  await page.getByRole('button', { name: 'Remove condition 2' }).click()
  await page.getByRole('button', { name: 'Add catalog' }).click()
  await expect(page.getByText(`Catalog added: ${name}`)).toBeVisible()
  await expect(page.getByText(`Brand is ${brand}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
  await expectAccessible(page)

  // by hand from here on
  const [{ id }] = await dataOf(api, filtered('/api/admin/catalogs', { q: name }))
  const order = async () =>
    (await dataOf(api, `/api/admin/catalogs/${id}/products`)).map(({ title }: { title: string }) =>
      title.charAt(0),
    )
  await made(api, 'PATCH', `/api/admin/catalogs/${id}`, { rule: null, revision: 1 })
  await page.goto(`/admins/catalogs/${id}`)
  await page.getByRole('button', { name: `Move “B ${brand}” up` }).click()
  await expect(page.getByText('Order of products changed')).toBeVisible()
  expect(await order()).toEqual(['B', 'A'])
  await expect(page.getByRole('button', { name: `Move “B ${brand}” down` })).toBeFocused()
  await page.getByRole('button', { name: `Move “B ${brand}” to a position` }).click()
  const position = page.getByLabel('Position (1 to 2)')
  await position.fill('3')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(position).toHaveAttribute('aria-invalid', 'true')
  await position.fill('2')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await order()).toEqual(['A', 'B'])
  await page.getByRole('button', { name: `Move “B ${brand}” up` }).click()
  await expect(page.getByRole('button', { name: `Move “B ${brand}” down` })).toBeFocused()
  await page.getByRole('button', { name: 'Add cover' }).click()
  const cover = page.getByRole('dialog', { name: `Cover of “${name}”` })
  await cover
    .getByLabel(/^Picture/)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await cover.getByLabel(/^What it shows/).fill('A bowl')
  await cover.getByRole('button', { name: 'Save cover' }).click()
  await expect(page.getByRole('img', { name: 'A bowl' })).toBeVisible()
  // what is refused is read again before it is said: the next press goes by it, however long that takes
  await page.route(`**/api/admin/catalogs/${id}`, async (route) => {
    await delay(300)
    await route.continue()
  })
  // a colleague is just ahead of the press: what the page reads before cannot know of it
  const arrange = `**/api/admin/catalogs/${id}/arrange`
  await page.route(arrange, async (route) => {
    await page.unroute(arrange)
    await edited(api, `/api/admin/catalogs/${id}`, { description: 'x' })
    await route.continue()
  })
  await page.getByRole('button', { name: `Remove “A ${brand}”` }).click()
  await expect(page.getByRole('alert').filter({ hasText: /changed/ })).toBeVisible()
  expect(await order()).toEqual(['B', 'A'])
  await page.getByRole('button', { name: `Remove “A ${brand}”` }).click()
  await expect(page.getByText(`A ${brand} removed from the catalog`)).toBeVisible()
  expect(await order()).toEqual(['B'])

  await press(page, 'Archive')
  await question(page).locator('button[type=submit]').click()
  await expect(page.getByText('Doctors and patients do not see it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

test('those who may not change catalogs read them', async () => {
  const reader = await asAdmin('support@officina.test')
  const { page } = reader
  const [{ id }] = await dataOf(reader.context.request, '/api/admin/catalogs')
  await page.goto(`/admins/catalogs/${id}`)
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await page.goto(`/admins/catalogs/${id}?tab=preview`)
  await expect(page.getByText('Choose a doctor to see the catalog as they do.')).toBeVisible()
  const [doctor] = await dataOf(
    reader.context.request,
    filtered('/api/admin/doctors', { status: ['approved'] }),
  )
  await page.getByRole('combobox', { name: 'Doctor', exact: true }).fill(doctor.name)
  await page.getByRole('option', { name: doctor.name }).click()
  await expect(page.getByRole('list', { name: 'Products as they are shown' })).toBeVisible()
  for (const name of [/^Move/, 'Archive'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})
