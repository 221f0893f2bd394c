import {
  asAdmin,
  asPatient,
  dataOf,
  emptyCart,
  expect,
  expectAccessible,
  made,
  ownName,
  readMail,
  send,
  test,
} from '../../testing/page.tsx'
import { found, phone, shelfOf, stock } from '../../testing/shop.ts'

const tag = ownName('R')

test.deep('more questions than a doctor can answer', async () => {
  const { page } = await asPatient()
  const open = (await dataOf(page.request, '/api/patient/requests')).filter(
    (each: { status: string }) => each.status === 'open',
  )
  for (let n = open.length; n < 10; n++)
    await made(page.request, 'POST', '/api/patient/requests', {
      kind: 'question',
      message: `Question ${n}`,
    })
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=requests')
  const panel = page.getByRole('dialog', { name: 'My requests' })
  await panel.getByRole('button', { name: 'Ask a question' }).click()
  const form = page.getByRole('dialog', { name: 'Ask your doctor' })
  await form.getByRole('textbox').fill('One more')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/too many open requests/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click()
  await expect(page.getByText('Withdrawn').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Ask a question' }).click()
  await expect(form.getByRole('textbox')).toHaveValue('One more')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toBeHidden()

  // taken back in another tab: that is told, and the list shows it
  const cards = page.getByRole('dialog').getByRole('listitem')
  const mine = cards.filter({ hasText: 'One more' })
  const [asked] = (await dataOf(page.request, '/api/patient/requests')).filter(
    (each: { message: string | null }) => each.message === 'One more',
  )
  await send(page.request, 'POST', `/api/patient/requests/${asked.id}/withdraw`, {
    revision: asked.revision,
  })
  await mine.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(mine).toContainText('Withdrawn')
})

test.deep('an address that is not complete, and one too many', async () => {
  const { page } = await asPatient()
  const { request } = page
  const address = {
    name: 'Ana',
    phone: '2125550142',
    country: 'US',
    postal_code: '10005',
    region: 'NY',
    city: 'New York',
    line1: '7 Cedar Street',
    line2: null,
    label: '',
    is_default: false,
  }
  const count = async () => (await dataOf(request, '/api/patient/addresses')).length
  for (let n = await count(); n < 20; n++)
    await made(request, 'POST', '/api/patient/addresses', { ...address, label: `${tag} ${n}` })
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=account&section=addresses')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByRole('button', { name: 'Add address' }).click()
  await drawer.getByLabel('Name', { exact: true }).fill('')
  const save = drawer.getByRole('button', { name: 'Save address' })
  await save.click()
  await expect(drawer.getByText('Fill in this field.')).toHaveCount(6)
  await expect(drawer.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await drawer.getByLabel('Name', { exact: true }).fill('Ana')
  await drawer.getByLabel('Phone').fill('212 555 0142')
  await drawer.getByLabel('Postal code').fill('10005')
  await drawer.getByLabel('State').selectOption('NY')
  await drawer.getByLabel('City').fill('New York')
  await drawer.getByLabel('Street and number').fill('9 Cedar Street')
  await save.click()
  await expect(drawer.getByText('You can save up to 20 addresses. Delete one first.')).toBeVisible()
  await expect(drawer.getByLabel('Street and number')).toHaveValue('9 Cedar Street')
  const [last] = (await dataOf(request, '/api/patient/addresses')).filter(
    (each: { label: string }) => each.label.startsWith(tag),
  )
  await send(request, 'DELETE', `/api/patient/addresses/${last.id}`)
  await save.click()
  await expect(drawer.getByText(/9 Cedar Street/)).toBeVisible()
  expect(await count()).toBe(20)
})

test('own data and another address need the password', async () => {
  const patient = await asPatient()
  const { page } = patient
  await page.setViewportSize(phone)
  await page.goto('/user/top?panel=account&section=data')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  const secret = drawer
    .getByRole('region', { name: 'Everything we keep about you' })
    .getByLabel('Current password', { exact: true })
  const download = drawer.getByRole('button', { name: 'Download my data' })
  await secret.fill('not my password')
  await download.click()
  await expect(drawer.getByText('The current password is incorrect.')).toBeVisible()
  await expect(secret).toBeFocused()
  await expectAccessible(page)
  await secret.fill('officina-demo-2026')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  await expect(secret).toHaveValue('')

  await drawer.getByRole('link', { name: 'Sign-in' }).click()
  const part = drawer.getByRole('region', { name: 'Email' })
  const email = part.getByLabel('New email')
  const change = part.getByRole('button', { name: 'Change email' })
  const own = part.getByLabel('Current password', { exact: true })
  const attempt = async (to: string, password: string, answer: string | RegExp) => {
    await email.fill(to)
    await own.fill(password)
    await change.click()
    await expect(part.getByText(answer)).toBeVisible()
    await expect(email).toHaveValue(to)
  }
  await attempt('moved@officina.test', 'not my password', 'The current password is incorrect.')
  await attempt(
    'patient@officina.test',
    'officina-demo-2026',
    'This is already your email address. Enter a different one.',
  )
  await attempt('moved(at)officina', 'officina-demo-2026', /email address/i)
  await expectAccessible(page)
  const next = `${tag.toLowerCase()}@officina.test`
  await email.fill(next)
  await own.fill('officina-demo-2026')
  await change.click()
  await expect(part.getByText(/you sign in with patient@officina.test/)).toBeVisible()
  await readMail(page.request, next, /email-change/)
  await part.getByRole('button', { name: 'Keep current email' }).click()
  await expect(email).toHaveValue('')
})

test.deep(
  'a quantity for years, one beyond the limit, and a product that comes back later',
  async () => {
    const office = await asAdmin()
    const { page } = await asPatient()
    const { request } = page
    await emptyCart(request)
    const title = `Iron ${tag}`
    await stock(office.context.request, title, '10.00', await shelfOf(request))
    const [product] = await found(request, title)
    await made(request, 'POST', '/api/patient/cart/lines', { variant_id: product.variant_id })
    await page.setViewportSize(phone)
    await page.goto('/user/cart')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText('Lasts about 30 days at one serving a day.')).toBeVisible()
    const quantity = page.getByRole('textbox', { name: `Quantity of ${title}` })
    await quantity.fill('99')
    await quantity.press('Enter')
    await expect(row.getByText('At most 20 at a time.')).toBeVisible()
    await expect(
      row.getByText(/^Lasts about 20 months .* every product has a use-by date\.$/),
    ).toBeVisible()
    await expectAccessible(page)
    await emptyCart(request)

    const later = (await dataOf(request, '/api/patient/products?range=[0,99]')).find(
      (each: { availability: string; needs_recipe: boolean }) =>
        each.availability === 'backordered' && !each.needs_recipe,
    )
    await made(request, 'POST', '/api/patient/cart/lines', { variant_id: later.variant_id })
    await page.reload()
    const toCheckout = page.getByRole('button', { name: 'Continue to checkout' })
    await expect(page.getByText('Wait for it, or remove it.')).toBeVisible()
    await expect(toCheckout).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wait for stock' }).click()
    await expect(page.getByText(/Ships when back in stock\. Expected/)).toBeVisible()
    await expect(toCheckout).toBeEnabled()
    await emptyCart(request)
  },
)
