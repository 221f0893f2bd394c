import {
  asAdmin,
  asPatient,
  dataOf,
  emptyCart,
  expect,
  expectAccessible,
  made,
  ownName,
  png,
  test,
} from '../../testing/page.tsx'
import {
  askToReturn,
  found,
  type Line,
  orderWith,
  phone,
  shelfOf,
  stock,
} from '../../testing/shop.ts'

const tag = ownName('R')
const photo = { name: 'box.png', mimeType: 'image/png', buffer: png }

test('a report that is not complete, and one that meets no connection', async () => {
  const { page, context } = await asPatient()
  await page.setViewportSize(phone)
  const isMeant = (line: Line) => line.quantity_shipped > 0 && line.order_refusal === null
  const { id, lines } = await orderWith(context.request, isMeant, 1)
  await page.goto(`/user/order-histories?id=${id}&help=report`)
  const sendIt = page.getByRole('button', { name: 'Send report' })
  await sendIt.click()
  await expect(page.getByRole('group', { name: '3 fields need your attention' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(/^Which product/).selectOption(lines[0]?.id ?? '')
  await page.getByLabel(/^What happened/).selectOption('reaction')
  await expect(page.getByText(/If you feel seriously ill/)).toBeVisible()
  const words = page.getByLabel(/^Describe it/)
  await words.fill('A red rash since Monday')
  const whenAndHow = page.getByText(/^When did it start/)
  await expect(whenAndHow).toBeVisible()
  // what arrives damaged has not begun at a time, and nobody has used it
  await page.getByLabel(/^What happened/).selectOption('damaged')
  await expect(whenAndHow).toHaveCount(0)
  await page.getByLabel(/^What happened/).selectOption('reaction')
  await context.setOffline(true)
  await sendIt.click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(/\S/)
  await expect(words).toHaveValue('A red rash since Monday')
  await context.setOffline(false)
  await sendIt.click()
  await expect(page.getByText('Report sent')).toBeVisible()
  await page.goto(`/user/order-histories?id=${id}`)
  const notice = page
    .getByRole('note')
    .filter({ hasText: /^You reported a reaction to this product on / })
  await expect(notice.first()).toBeVisible()
  const { reports } = await dataOf(context.request, `/api/patient/orders/${id}`)
  const told = reports.filter((each: { message: string }) => /^A red rash/.test(each.message))
  expect(told).toHaveLength(1)
})

test('buying again what costs something else now', async () => {
  const office = await asAdmin()
  const { page } = await asPatient()
  const { request } = page
  await emptyCart(request)
  const title = `Zinc ${tag}`
  const shelf = await shelfOf(request)
  const price = (amount: string) => stock(office.context.request, title, amount, shelf)
  await price('30.00')
  const [product] = await found(request, title)
  await made(request, 'POST', '/api/patient/cart/lines', { variant_id: product.variant_id })
  const cart = await made(request, 'PATCH', '/api/patient/cart', { payment_method: 'invoice' })
  const order = await made(request, 'POST', '/api/patient/cart/checkout', {
    expected_total: cart.total,
  })
  await price('35.00')
  await page.setViewportSize(phone)
  await page.goto(`/user/order-histories?id=${order.id}`)
  const again = page.getByRole('button', { name: `Buy again: ${title}` })
  await again.click()
  const asked = page.getByRole('dialog', { name: `The price of ${title} has changed` })
  await expect(asked).toContainText('It was $30.00 and is now $35.00.')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect((await dataOf(request, '/api/patient/cart')).lines).toEqual([])
  await again.click()
  await asked.getByRole('button', { name: 'Add for $35.00' }).click()
  await page.getByRole('button', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(/\/user\/cart/)
  const line = (await dataOf(request, '/api/patient/cart')).lines[0]
  expect([line.title, line.unit_price]).toEqual([title, 3500])
})

test.deep('a return that was asked for elsewhere meanwhile', async () => {
  const { page } = await asPatient()
  const { request } = page
  await page.setViewportSize(phone)
  const order = await orderWith(request, (line) => line.returnable_quantity > 0, 2)
  const [first, second] = order.lines
  if (!first || !second) throw new Error('two products are needed')
  await page.goto(`/user/order-histories?id=${order.id}&help=return`)
  const ask = page.getByRole('button', { name: 'Request return' })
  await ask.click()
  await expect(page.getByRole('group', { name: '2 fields need your attention' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: first.title }).check()
  await page.getByLabel(/^Reason/).selectOption('other')
  await page.getByRole('checkbox', { name: /unopened/ }).check()
  await page.getByLabel(/^Details/).fill('Ordered twice')
  await askToReturn(request, order.id, first.id)

  await ask.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('alert').first()).toHaveText(
    'A return of this product has already been requested.',
  )
  await expect(page.getByLabel(/^Details/)).toHaveValue('Ordered twice')
  const chosen = page.getByRole('checkbox', { name: first.title })
  await chosen.uncheck()
  await expect(chosen).toBeDisabled()
  await page.getByRole('checkbox', { name: second.title }).check()
  await ask.click()
  await expect(panel.getByText('We will review it and reply by email.')).toHaveCount(2)
})

test.deep('goods are sent back with a picture; the patient reads what came of it', async () => {
  const patient = await asPatient('kojima@officina.test')
  const office = await asAdmin()
  const { page } = patient
  const desk = office.context.request
  const order = await orderWith(page.request, (line) => line.returnable_quantity > 0, 1)
  const asked = async () => {
    const { returns } = await dataOf(desk, `/api/admin/orders/${order.id}`)
    return returns.filter(({ status }: { status: string }) => status === 'requested')
  }
  expect(await asked()).toEqual([])
  await page.goto(`/user/order-histories?id=${order.id}`)
  await page.getByRole('link', { name: 'Return items', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('checkbox', { name: order.lines[0]?.title }).check()
  await panel.getByLabel(/^Reason/).selectOption('not_needed')
  await panel.locator('input[type=file]').setInputFiles(photo)
  await panel.getByRole('checkbox', { name: /unopened/ }).check()
  await panel.getByRole('button', { name: 'Request return' }).click()
  await expect(panel.getByText('We will review it and reply by email.').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'box.png' })).toBeVisible()

  const [{ id, revision }] = await asked()
  for (const [at, step] of ['approve', 'receive', 'refund'].entries())
    await made(desk, 'POST', `/api/admin/returns/${id}/${step}`, {
      revision: revision + at,
      ...(step === 'receive' ? {} : { reason: 'Send it to the warehouse' }),
      ...(step === 'refund' ? { restock: true } : {}),
    })
  await page.reload()
  await expect(page.getByRole('dialog').getByText(/^Refunded: \$/)).toBeVisible()
})
