import {
  acted,
  confirm,
  confirmed,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  placedOrder,
  press,
  question,
  reasonThenDone,
  refusedMeanwhile,
  refusedThenDone,
  refusedTwice,
  save,
  test,
} from '../../testing/page.tsx'

type Detail = {
  id: string
  number: string
  patient_email: string
  actions: string[]
  returns: { id: string; status: string; revision: number }[]
  reports: { handled_at: string | null }[]
}

/** Every step of an order, refused first and then done; the order is the test's own. */
test('an order is noted, held, shortened, paid, parcelled and refunded', async ({ page }) => {
  const order = await placedOrder('kojima@officina.test', 3)
  const dialog = question(page)
  const record = `/api/admin/orders/${order.id}`
  const state = () => dataOf(page.request, record)
  const held = (reason: string) => acted(page.request, record, 'hold', { reason })
  const reason = dialog.getByLabel(/^Reason/)
  await page.goto(`/admins/orders/detail/${order.id}`)

  await refusedThenDone(page, 'Add note', {
    state,
    wrong: async () => dialog.getByLabel(/^Note/),
    fill: () => dialog.getByLabel(/^Note/).fill('Called on Monday.'),
  })
  await reasonThenDone(page, 'Hold', state, 'The address is not clear.')
  await expect(page.getByText('On hold: The address is not clear.')).toBeVisible()
  await refusedTwice(page, 'Release hold')
  await held('Still not clear.')
  await page.reload()
  await expect(page.getByText('On hold: Still not clear.')).toBeVisible()
  await confirmed(page, 'Release hold')
  await expect(page.getByText(`Hold on ${order.number} released`)).toBeVisible()

  await test.step('lines are cancelled; Escape and a click beside keep what is typed', async () => {
    const before = await state()
    await press(page, 'Cancel lines')
    await confirm(page)
    await expect(dialog.getByText('Choose at least one line.')).toBeVisible()
    await dialog.getByRole('checkbox').first().check()
    await expect(dialog.getByText(/^Total: /)).toBeVisible()
    await confirm(page)
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('No longer made.')
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('What you typed has not been sent.')).toBeVisible()
    await page.locator('.MuiDialog-container').click()
    await expect(reason).toHaveValue('No longer made.')
    await expectAccessible(page)
    expect(await state()).toEqual(before)
    await confirm(page)
    await expect(page.getByText(`Lines of ${order.number} cancelled`)).toBeVisible()
    const after = await state()
    const [line] = before.lines
    expect(after.total).toBe(before.total - line.line_total)
    expect(after.lines[0]).toMatchObject({ id: line.id, line_status: 'cancelled' })
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('2 cancelled')
  })

  const saved = page.waitForEvent('download')
  await press(page, 'Invoice (PDF)')
  expect((await saved).suggestedFilename()).toBe(`${order.number}.pdf`)

  await refusedThenDone(page, 'Record payment', {
    state,
    wrong: async () => {
      await dialog.getByLabel('Reference').fill(order.number)
      await dialog.getByLabel('Amount (USD)').fill('all of it')
      return dialog.getByLabel('Amount (USD)')
    },
    fill: async () => {
      await expect(dialog.getByText('Enter an amount such as 1250.00.')).toBeVisible()
      await expect(dialog.getByLabel('Reference')).toHaveValue(order.number)
      const { total } = await state()
      await dialog.getByLabel('Amount (USD)').fill((total / 100).toFixed(2))
    },
  })
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await test.step('a page that only shows follows what others do', async () => {
    await held('By a colleague')
    await expect(page.getByText('On hold: By a colleague')).toBeVisible()
    await confirmed(page, 'Release hold')
  })
  await refusedMeanwhile(
    page,
    'Send receipt',
    () => held('Meanwhile'),
    // and nothing of what was done before the page was read
    /changed this on [^→]*→ On hold[^→]*$/,
  )
  await confirmed(page, 'Release hold')
  await press(page, 'Send receipt')
  await confirm(page)
  await expect(page.getByText(`Receipt for ${order.number} sent`)).toBeVisible()
  await press(page, 'Release to shipping')
  await confirm(page)
  await expect(page.getByText(`${order.number} released to shipping`)).toBeVisible()
  const units = dialog.getByRole('textbox').first()
  await refusedThenDone(page, 'Split parcel', {
    state,
    wrong: async () => {
      const [{ number }] = (await state()).shipments
      await expect(
        dialog.getByText(new RegExp(`not packed yet, now in ${number}`)).first(),
      ).toBeVisible()
      await confirm(page)
      await expect(dialog.getByText('Choose at least one unit.')).toBeVisible()
      await units.fill('99')
      return units
    },
    fill: async () => {
      await expect(dialog.getByText('Only 2 units are left.')).toBeVisible()
      await units.fill('1')
    },
  })
  expect((await state()).shipments).toHaveLength(2)

  const amount = dialog.getByLabel('Amount (USD)').first()
  await refusedThenDone(page, 'Refund', {
    state,
    wrong: async () => {
      await amount.fill('one')
      await reason.fill('Came late.')
      await page.keyboard.press('Escape')
      return amount
    },
    fill: async () => {
      await expect(reason).toHaveValue('Came late.')
      const refunded = dialog.getByLabel('Units').first()
      await refunded.fill('1')
      await amount.fill('1.00')
      await expect(dialog.getByText(/for the cancelled units, more than this refund/)).toBeVisible()
      await refunded.fill('0')
      await amount.fill('1.00')
    },
  })
  await expect(page.getByText(`${order.number} refunded`)).toBeVisible()
  await refusedMeanwhile(
    page,
    'Hold',
    () => held('Meanwhile'),
    /changed this on .*Preparing → On hold/,
    () => reason.fill('Too late'),
  )
})

test.deep(
  'an order gets another address and is cancelled; two are released together, one is refused',
  async ({ page }) => {
    const order = await placedOrder('watanabe@officina.test', 1)
    const second = await placedOrder('watanabe@officina.test', 1)
    const third = await placedOrder('watanabe@officina.test', 1)
    const state = () => dataOf(page.request, `/api/admin/orders/${order.id}`)
    await page.goto(`/admins/orders/detail/${order.id}?tab=edit`)
    const street = page.getByLabel('Street')
    await page.getByLabel('Building').fill('Room 9')
    await street.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(street).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Building')).toHaveValue('Room 9')
    await street.fill('1-2-3')
    await save(page)
    expect((await state()).address).toMatchObject({ line1: '1-2-3', line2: 'Room 9' })

    // the parts follow the country; what is wrong is said at its field
    await page.goto(`/admins/orders/detail/${order.id}?tab=edit`)
    await page.getByLabel('Country').selectOption('IE')
    await page.getByLabel('Company').fill('Brown Studio')
    await page.getByLabel('VAT number').fill('IE12345')
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('City').focus()
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Phone').fill('01 234 5678')
    await page.getByLabel('State or prefecture').fill('')
    await page.getByLabel('Postal code').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a VAT number for this country')).toBeVisible()
    await page.getByLabel('VAT number').fill('IE1234567X')
    await save(page)
    expect((await state()).address).toMatchObject({
      country: 'IE',
      company: 'Brown Studio',
      vat_number: 'IE1234567X',
      phone: '+35312345678',
    })

    await page.goto(`/admins/orders/detail/${order.id}`)
    await reasonThenDone(page, 'Cancel order', state, 'Ordered twice.')
    await expect(page.getByText(`${order.number} cancelled`)).toBeVisible()

    await page.goto(`/admins/orders/detail/${second.id}`)
    const held = () =>
      acted(page.request, `/api/admin/orders/${second.id}`, 'hold', { reason: 'Meanwhile' })
    await refusedMeanwhile(page, 'Release to shipping', held, /changed this on .*On hold/)
    await page.goto(filtered('/admins/orders', { q: '渡邊' }))
    for (const { number } of [order, third])
      await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Release to shipping' }).click()
    await confirm(page)
    const results = page.getByRole('dialog', { name: '1 order was not released' })
    await expect(results.getByRole('listitem')).toHaveText(new RegExp(`^${order.number}: .*\\w{4}`))
    await results.getByRole('button', { name: 'Close' }).click()
    const released = await dataOf(page.request, `/api/admin/orders/${third.id}`)
    expect(released.fulfilment_state).toBe('in_progress')
  },
)

test.deep(
  'what patients report and send back is decided, and never without words',
  async ({ page }) => {
    const dialog = question(page)
    const all: { id: string }[] = await dataOf(page.request, '/api/admin/orders?range=[0,99]')
    const orders: Detail[] = await Promise.all(
      all.map(({ id }) => dataOf(page.request, `/api/admin/orders/${id}`)),
    )
    /** Opens the order and answers what the server has of it. */
    async function open(order: { id: string } | undefined) {
      await page.goto(`/admins/orders/detail/${order?.id}`)
      return () => dataOf(page.request, `/api/admin/orders/${order?.id}`)
    }
    const returned = (email: string, status: string) =>
      orders.find(
        (order) =>
          order.patient_email === email && order.returns.some((back) => back.status === status),
      )
    const state = await open(
      orders.find((order) => order.reports.some((report) => !report.handled_at)),
    )
    await reasonThenDone(page, 'Mark as resolved', state, 'A new jar was sent.')
    await expect(page.getByText('Resolution: A new jar was sent.')).toBeVisible()

    const asked = returned('tanaka@officina.test', 'requested')
    const back = asked?.returns.find(({ status }) => status === 'requested')
    await open(asked)
    await refusedMeanwhile(
      page,
      'Decline return',
      () =>
        made(page.request, 'POST', `/api/admin/returns/${back?.id}/approve`, {
          revision: back?.revision,
          reason: 'Send it to the warehouse.',
        }),
      /changed this on|status of this order is/,
      () => dialog.getByLabel(/^Reason/).fill('Opened.'),
    )
    await expect(page.getByText('Send it to the warehouse.')).toBeVisible()
    await refusedTwice(page, 'Mark received')
    await reasonThenDone(
      page,
      'Send back to patient',
      await open(returned('schmidt@officina.test', 'received')),
      'The seal is broken.',
    )
    const shipping = dialog.getByLabel('Shipping (USD)')
    await refusedThenDone(page, 'Refund return', {
      state: await open(returned('kojima@officina.test', 'received')),
      wrong: async () => {
        await dialog.getByLabel(/^Reason/).fill('Unopened.')
        await shipping.fill('all')
        return shipping
      },
      fill: () => shipping.fill('0.00'),
    })
    await expect(page.getByText('Return refunded')).toBeVisible()

    const failed = orders.find((order) => order.actions.includes('retry_payment'))
    await open(failed)
    await refusedTwice(page, 'Request payment again')
  },
)
