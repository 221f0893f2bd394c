import {
  type Calls,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  goBack,
  made,
  type Page,
  placedOrder,
  press,
  question,
  reasonThenDone,
  refusedThenDone,
  refusedTwice,
  test,
} from '../../testing/page.tsx'

type Parcel = { id: string; number: string; status: string; lines: { id: string }[] }
type Line = { id: string }

const at = (parcel: { id: string }) => `/api/admin/shipments/${parcel.id}`
const open = (page: Page, parcel: { id: string }) =>
  page.goto(`/admins/logistics?parcel=${parcel.id}`)

/** A paid order and parcels of one unit each, of its first line. */
async function parcelsOf(api: Calls, email: string, count: number) {
  const { id } = await placedOrder(email, 1)
  const order = `/api/admin/orders/${id}`
  const { total, lines } = await dataOf(api, order)
  const [{ id: line }] = lines as [Line]
  const today = new Date().toISOString().slice(0, 10)
  const payment = { paid_on: today, reference: id, amount: total, note: null }
  await made(api, 'POST', `${order}/record-payment`, payment)
  const units = { lines: [{ order_line_id: line, quantity: 1 }] }
  for (let n = 0; n < count; n++) await made(api, 'POST', `${order}/shipments`, units)
  const { shipments } = await dataOf(api, order)
  return { order, line, parcels: shipments as Parcel[] }
}

type Shelf = { id: string; sku: string; proposed: { lot: string; quantity: number }[] }

/** As far as a packed parcel, by calls. */
async function pack(api: Calls, parcel: Parcel): Promise<void> {
  await made(api, 'POST', `${at(parcel)}/pick`, {})
  await close(api, parcel)
}

/** With the lots that are proposed. */
async function close(api: Calls, parcel: Parcel): Promise<void> {
  const { lines: shelf } = (await dataOf(api, at(parcel))) as { lines: Shelf[] }
  const lines = shelf.flatMap(({ id, proposed }) =>
    proposed.map(({ lot, quantity }) => ({ shipment_line_id: id, lot, quantity })),
  )
  await made(api, 'POST', `${at(parcel)}/pack`, { lines })
}

test('a parcel goes its way, gets lost and is sent again; each step is refused once', async ({
  page,
}) => {
  const api = page.request
  const { order, parcels } = await parcelsOf(api, 'morita@officina.test', 1)
  const parcel = parcels[0] as Parcel
  const dialog = question(page)
  const state = () => dataOf(api, at(parcel))
  await open(page, parcel)

  const picked = page.getByText(`Picking of ${parcel.number} started`)
  await made(api, 'POST', `${order}/hold`, { reason: 'Meanwhile' })
  await open(page, parcel)
  await expect(page.getByRole('button', { name: 'Start picking' })).toBeDisabled()
  await made(api, 'POST', `${order}/unhold`, {})
  await open(page, parcel)
  await press(page, 'Start picking')
  await expect(picked).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  expect(await state()).toMatchObject({ status: 'to_pick', picked_at: null })
  await press(page, 'Start picking')
  await expect(picked).toBeVisible()

  const [line] = ((await dataOf(api, at(parcel))) as { lines: Shelf[] }).lines
  const [shelf] = await dataOf(api, filtered('/api/admin/stock', { q: line?.sku }))
  const delivery = { quantity: 4, lot: 'L-9', expires_on: '2035-01-31' }
  await made(api, 'POST', `/api/admin/stock/${shelf.id}/receive`, delivery)
  await open(page, parcel)
  const lot = dialog.getByLabel(/^Lot/)
  await refusedThenDone(page, 'Pack', {
    state,
    wrong: async () => {
      await dialog.getByLabel('In the box').check()
      await dialog.getByLabel(/^Weight/).fill('240')
      await lot.fill('')
      return lot
    },
    fill: async () => {
      await expect(dialog.getByLabel(/^Weight/)).toHaveValue('240')
      await lot.fill('L-9')
      await dialog.getByLabel('Use by').fill('')
      await confirm(page)
      const other = dialog.getByLabel(/Differs from the shelf lot/)
      await expect(other).toHaveAttribute('aria-invalid', 'true')
      await other.check()
    },
  })
  await refusedThenDone(page, 'Ship', {
    state,
    wrong: async () => {
      await dialog.getByLabel('Tracking number').fill('1Z 784 22 0501')
      return dialog.getByLabel('Carrier')
    },
    fill: async () => {
      await expect(dialog.getByText('Choose an option for “Carrier”.')).toBeVisible()
      await dialog.getByLabel('Carrier').selectOption('ups')
    },
  })
  await refusedThenDone(page, 'Edit lots', {
    state,
    wrong: async () => {
      await lot.fill('')
      return lot
    },
    fill: async () => {
      await expectAccessible(page)
      await lot.fill('L-10')
    },
  })
  await refusedTwice(page, 'Mark as in transit')
  await refusedThenDone(page, 'Report a problem', {
    state,
    wrong: async () => {
      await dialog.getByLabel(/^Note/).fill('No scan for days.')
      return dialog.getByRole('combobox', { name: 'Problem' })
    },
    fill: async () => {
      await expect(dialog.getByLabel(/^Note/)).toHaveValue('No scan for days.')
      await dialog.getByRole('combobox', { name: 'Problem' }).selectOption('lost')
    },
  })
  await refusedThenDone(page, 'Email patient', {
    state,
    wrong: async () => {
      await expect(dialog.getByLabel('Text')).toHaveValue(/cannot find your parcel/)
      await dialog.getByLabel('Text').fill('')
      return dialog.getByLabel('Text')
    },
    fill: () => dialog.getByLabel('Text').fill('Shall we send it again?'),
  })

  // not refunded yet: it cannot be closed as if it were
  await press(page, 'Close as refunded')
  await confirm(page)
  await expect(dialog.getByRole('alert')).toContainText(/refund/i)
  await goBack(page)
  await refusedTwice(page, 'Reship')
  const again = (await dataOf(api, order)).shipments.find(
    ({ status }: Parcel) => status === 'to_pick',
  ) as Parcel
  await open(page, again)
  await reasonThenDone(page, 'Cancel parcel', () => dataOf(api, at(again)), 'Packed twice.')
})

test.deep(
  'parcels are shipped together, by hand and by the carrier’s list',
  async ({ page, request: api }) => {
    const dialog = question(page)
    const { order, line, parcels } = await parcelsOf(api, 'nakajima@officina.test', 2)
    const [first] = parcels as [Parcel, Parcel]
    let [, second] = parcels as [Parcel, Parcel]
    await test.step('picking begins for several at once, and is taken back', async () => {
      await page.goto(filtered('/admins/logistics', { order_id: order.split('/').at(-1) }))
      for (const { number } of parcels)
        await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
      const ship = page.getByRole('button', { name: 'Mark as shipped' })
      await expect(ship).toHaveAttribute('aria-disabled', 'true')
      await expect(ship).toHaveAttribute('title', 'None of the selected parcels is packed.')
      await page.getByRole('button', { name: 'Start picking' }).click()
      await expect(page.getByText('Picking of 2 parcels started')).toBeVisible()
      expect((await dataOf(api, at(first))).status).toBe('picking')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Change undone')).toBeVisible()
      for (const parcel of parcels) expect((await dataOf(api, at(parcel))).status).toBe('to_pick')
    })
    await test.step('they are packed together; one is opened again, and the next comes up', async () => {
      for (const parcel of parcels) await made(api, 'POST', `${at(parcel)}/pick`, {})
      await page.reload()
      for (const { number } of parcels)
        await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Pack', exact: true }).click()
      await expect(dialog).toContainText('Pack 2 parcels with the proposed lots?')
      await confirm(page)
      await expect(page.getByText('2 parcels packed')).toBeVisible()
      await open(page, first)
      await refusedTwice(page, 'Unpack')
      expect(await dataOf(api, at(first))).toMatchObject({ status: 'picking', packed_at: null })
      await page.getByRole('button', { name: /^Next parcel/ }).click()
      await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
      await close(api, first)
    })
    await page.goto(filtered('/admins/logistics', { q: first.number }))
    await page.getByRole('row').filter({ hasText: first.number }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog).toContainText('Mark 1 packed parcel as shipped?')
    const tracking = dialog.getByLabel(`Tracking number for ${first.number}`)
    await confirm(page)
    await expect(tracking).toHaveAttribute('aria-invalid', 'true')
    expect((await dataOf(api, at(first))).status).toBe('packed')
    await tracking.fill('4488 1122 3344')
    await confirm(page)
    await expect(page.getByText('1 parcel shipped')).toBeVisible()
    expect((await dataOf(api, at(first))).status).toBe('shipped')

    await test.step('one that somebody has taken apart meanwhile says why it stays', async () => {
      await page.goto(filtered('/admins/logistics', { q: second.number }))
      await page.getByRole('row').filter({ hasText: second.number }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Mark as shipped' }).click()
      await dialog.getByLabel(`Tracking number for ${second.number}`).fill('4488 1122 3345')
      await made(api, 'POST', `${at(second)}/cancel`, { reason: 'Meanwhile' })
      await confirm(page)
      const refused = page.getByRole('dialog', { name: '1 parcel was not shipped' })
      await expect(refused.getByRole('listitem')).toHaveText(
        new RegExp(`^${second.number}: .*\\w{4}`),
      )
      await expectAccessible(page)
      await refused.getByRole('button', { name: 'Close' }).click()
      await expect(refused).toHaveCount(0)
      const units = { lines: [{ order_line_id: line, quantity: 1 }] }
      await made(api, 'POST', `${order}/shipments`, units)
      const { shipments } = await dataOf(api, order)
      second = shipments.find(({ status }: Parcel) => status === 'to_pick')
      await pack(api, second)
    })

    await page.getByRole('button', { name: 'Import tracking numbers' }).click()
    const panel = page.getByRole('dialog', { name: 'Import tracking numbers' })
    await panel.getByLabel('CSV file').setInputFiles({
      name: 'carrier.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Shipment,Carrier,Tracking number\n${second.number},dhl,JD0146\nS-none,dhl,JD0147\n`,
      ),
    })
    await expect(panel.getByText('carrier.csv')).toBeVisible()
    await expect(
      panel.getByText('No parcel with this number is waiting for this step.'),
    ).toBeVisible()
    expect((await dataOf(api, at(second))).status).toBe('packed')
    // until the import has its answer the panel says what the trial run found, and no more
    const held = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/import-tracking', async (route) => {
      calls++
      await held.promise
      await route.continue()
    })
    const said = panel.getByRole('status')
    const sent = page.waitForRequest('**/import-tracking')
    const take = panel.getByRole('button', { name: 'Import 1 row' })
    await take.click()
    await sent
    await expect(take).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(/^Ready to import: 1\. With errors: 1\./)
    expect((await dataOf(api, at(second))).status).toBe('packed')
    held.resolve()
    await expect(said).toHaveText('Imported: 1. Not imported: 1.')
    expect(calls).toBe(1)
    await panel.getByLabel('CSV file').setInputFiles({
      name: 'carrier.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from('PK\x03\x04'),
    })
    await expect(panel.getByText(/^This is an Excel workbook/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Download sample file' })).toBeVisible()
    expect(await dataOf(api, at(second))).toMatchObject({
      status: 'shipped',
      tracking_no: 'JD0146',
    })

    // one is lost and refunded; the other arrives
    await made(api, 'POST', `${at(second)}/exception`, { code: 'lost', note: null })
    const { lines, revision } = await dataOf(api, order)
    const half = Math.floor(lines[0].line_total / 2)
    await made(api, 'POST', `${order}/refund`, {
      lines: [{ order_line_id: line, quantity: 1, amount: half }],
      shipping_amount: 0,
      reason: 'Lost on the way',
      restock: false,
      revision,
    })
    await open(page, second)
    await press(page, 'Close as refunded')
    await confirm(page)
    await expect(page.getByText(`${second.number} closed`)).toBeVisible()
    await open(page, first)
    await refusedTwice(page, 'Mark as delivered')
  },
)

test.deep('products come from a file, and a shelf has a threshold', async ({ page }) => {
  const title = `Own oil ${Date.now()}`
  const shelf = () => dataOf(page.request, filtered('/api/admin/stock', { q: title }))
  const header = 'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand'
  const row = `${title},Northfield,omega,oil,oral,100 ml,100,ml`
  const file = (rows: string[]) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  })
  const upload = async (price: string) => {
    await page.goto('/admins/logistics/stock')
    await page.getByRole('button', { name: 'Import products' }).click()
    const panel = page.getByRole('dialog', { name: 'Import products' })
    const rows = file([`A${Date.now()},${row},${price},5`])
    await panel.getByLabel('CSV or Excel file').setInputFiles(rows)
  }
  await upload('cheap')
  await expect(page.getByText(/^Price: /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await upload('12.50')
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible()
  expect(await shelf()).toHaveLength(0)
  await press(page, 'Import 1 row')
  await confirm(page)
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible()

  await page.goto(filtered('/admins/logistics/stock', { q: title }))
  const low = question(page).getByLabel('Low below')
  await page.getByRole('button', { name: /low below .* Edit/ }).click()
  await low.fill('')
  await question(page).getByLabel('Bin').fill('Z9')
  await confirm(page)
  await expect(low).toHaveAttribute('aria-invalid', 'true')
  await expect(question(page).getByLabel('Bin')).toHaveValue('Z9')
  await low.fill('7')
  await confirm(page)
  await expect(page.getByText('Stock settings saved')).toBeVisible()
  expect(await shelf()).toMatchObject([{ low_threshold: 7, bin: 'Z9', on_hand: 5 }])
})
