import {
  asAdmin,
  type Calls,
  dataOf,
  expect,
  filtered,
  type Locator,
  made,
  type Page,
  press,
  test,
} from '../../testing/page.tsx'

/** The way of a statement through two administrators: each step refused once, then done. */
type Row = { id: string; number: string; net: number; period_start: string; doctor_name: string }

const rows = (request: Calls, filter: object): Promise<Row[]> =>
  dataOf(request, `${filtered('/api/admin/settlements', filter)}&range=[0,99]`)
const closedOnes = (request: Calls) => rows(request, { status: ['closed'] })

const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const open = async (page: Page, { id, number }: Row) => {
  await page.goto(`/admins/settlements/detail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
}

async function expectInvalid(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

test('a statement is reopened, corrected, closed, approved by another and paid', async () => {
  const owner = await asAdmin()
  const { page } = owner
  const [statement] = await closedOnes(owner.context.request)
  if (!statement) throw new Error('the demo data have closed statements')
  const talk = `Talk at the training ${Date.now()}`
  const period = statement.period_start.slice(0, 7)

  await test.step('the owner takes it back and corrects it', async () => {
    await open(page, statement)
    await press(page, 'Reopen')
    await confirm(page, 'Reopen')
    await expectInvalid(dialog(page).getByLabel('Reason'))
    await dialog(page).getByLabel('Reason').fill('A correction was forgotten.')
    await confirm(page, 'Reopen')
    await expect(page.getByText(`${statement.number} reopened`)).toBeVisible()

    const reader = await asAdmin('readonly@officina.test')
    await open(reader.page, statement)
    for (const name of ['Add adjustment', 'Recalculate', 'Reopen', 'More actions'])
      await expect(reader.page.getByRole('button', { name })).toHaveCount(0)
    await reader.done()
    await open(page, statement)
    await press(page, 'Add adjustment')
    await dialog(page)
      .getByLabel(/^Amount/)
      .fill('0')
    await dialog(page).getByLabel('Reason').fill(talk)
    await confirm(page, 'Add adjustment')
    await expect(dialog(page)).toContainText('Enter an amount other than zero.')
    await dialog(page)
      .getByLabel(/^Amount/)
      .fill('-1,000,000')
    await expect(dialog(page).getByText(/^Net will be −\$999,\d{3}\.\d\d\.$/)).toBeVisible()
    await dialog(page)
      .getByLabel(/^Amount/)
      .fill('500')
    await confirm(page, 'Add adjustment')
    await expect(page.getByText('Adjustment added')).toBeVisible()
    const lines = page.getByRole('table', { name: 'Lines' }).getByRole('row')
    await expect(lines.filter({ hasText: talk })).toContainText('$500.00')

    const commission = lines.filter({ hasText: 'Commission' })
    const before = await commission.count()
    await commission.first().getByRole('button', { name: 'Move to next period' }).click()
    await confirm(page, 'Move line')
    await expectInvalid(dialog(page).getByLabel('Reason'))
    await dialog(page).getByLabel('Reason').fill('Waits for the parcel.')
    await confirm(page, 'Move line')
    await expect(page.getByText('Line moved to the next statement')).toBeVisible()
    await expect(commission).toHaveCount(before - 1)
    await press(page, 'Recalculate')
    await confirm(page, 'Recalculate')
    await expect(page.getByText(`${statement.number} recalculated`)).toBeVisible()
    await expect(commission).toHaveCount(before - 1)
  })

  await test.step('closes the month, cannot approve it, and cannot void it alone', async () => {
    await page.goto('/admins/settlements')
    await press(page, 'Close month')
    const panel = page.getByRole('dialog', { name: 'Close month' })
    await panel.getByLabel('Month').fill('2020-01')
    await expect(panel.getByText(/There are no open statements/)).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Close \w+ \d{4}$/ })).toHaveCount(0)
    await panel.getByLabel('Month').fill(period)
    const row = panel.getByRole('row').filter({ hasText: statement.number })
    await expect(row).toContainText(/Will be (closed|carried over)/)
    // what is added meanwhile was not shown: it is refused, and shown
    const change = { type: 'adjustment', amount: 700, reason: 'Meanwhile' }
    await made(
      owner.context.request,
      'POST',
      `/api/admin/settlements/${statement.id}/adjustments`,
      change,
    )
    const net = await row.innerText()
    await panel.getByRole('button', { name: /^Close \w+ \d{4}$/ }).click()
    await expect(panel.getByRole('alert')).toContainText('Something has changed since the preview')
    await expect(row).not.toHaveText(net)
    await panel.getByRole('button', { name: /^Close \w+ \d{4}$/ }).click()
    await expect(panel).toBeHidden()
    await open(page, statement)
    await expect(page.getByText('You closed this statement, so another')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
    await press(page, 'Request to void')
    await dialog(page).getByLabel('Reason').fill('By mistake.')
    await confirm(page, 'Request to void')
    await expect(page.getByText('Another owner must confirm your request.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm void' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await confirm(page, 'Withdraw request')
    await expect(page.getByText('Request withdrawn')).toBeVisible()
  })

  await test.step('finance approves it, and pays it after the bank sent it back', async () => {
    const finance = await asAdmin('finance@officina.test')
    const desk = finance.page
    await open(desk, statement)
    for (const round of ['returned', 'arrived'] as const) {
      await press(desk, 'Approve')
      await confirm(desk, 'Approve')
      await expect(desk.getByText(`${statement.number} approved`)).toBeVisible()
      await press(desk, 'Mark as sent to bank')
      await confirm(desk, 'Mark as sent to bank')
      await expect(desk.getByText(`${statement.number} marked as sent to the bank`)).toBeVisible()
      if (round === 'arrived') break
      await press(desk, 'Mark transfer as failed')
      await confirm(desk, 'Mark as failed')
      await expectInvalid(dialog(desk).getByLabel('Reason'))
      await dialog(desk).getByLabel('Reason').fill('The branch is unknown.')
      await confirm(desk, 'Mark as failed')
      await expect(desk.getByText(`${statement.number} marked as failed`)).toBeVisible()
    }
    await press(desk, 'Mark as paid')
    await dialog(desk).getByLabel('Paid on').fill('2099-01-01')
    await dialog(desk).getByLabel('Reference').fill('TRF-1')
    await confirm(desk, 'Mark as paid')
    await expect(dialog(desk)).toContainText('The date cannot be in the future.')
    await confirm(desk, 'Cancel')
    await desk.goto('/admins/settlements')
    await press(desk, 'Import bank payments')
    const today = new Date().toISOString().slice(0, 10)
    await dialog(desk)
      .getByLabel('CSV file')
      .setInputFiles({
        name: 'bank.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Statement,Paid on,Reference\n${statement.number},${today},TRF-1\nST-none,${today},TRF-2\n`,
        ),
      })
    await expect(dialog(desk).getByText('There is no statement with this number.')).toBeVisible()
    await confirm(desk, 'Import 1 row')
    await expect(dialog(desk).getByRole('status')).toHaveText('Imported: 1. Not imported: 1.')
    await expect(dialog(desk).getByRole('row').nth(1)).toContainText('Imported')
    await open(desk, statement)
    await expect(desk.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Add adjustment' })).toHaveCount(0)
    await finance.done()
  })
})

test('the list shows open disputes, the running month, and from when it can be closed', async ({
  page,
}) => {
  const data: { closable: string[] } = await dataOf(page.request, '/api/admin/settlements/running')
  await page.goto('/admins/settlements')
  const month = page.getByRole('region', { name: 'Not on a statement yet' })
  await expect(month).toContainText(/\$[\d,.]+ ready.*\$[\d,.]+ pending/)
  await expect(month).toContainText(
    data.closable.length > 0 ? 'To close: ' : 'This month can be closed from ',
  )
  const close = page.getByRole('button', { name: 'Close month' })
  await (data.closable.length > 0 ? expect(close).toBeEnabled() : expect(close).toBeDisabled())
  const tabs = page.getByRole('navigation', { name: 'Settlements' })
  await tabs.getByRole('link', { name: /^Disputed/ }).click()
  const table = page.getByRole('table', { name: 'Settlements' })
  await expect(table.getByText(/^\d+ disputes?$/).first()).toBeVisible()
  await table.getByRole('link', { name: /^ST-/ }).first().click()
  const alert = page.getByRole('alert').filter({ hasText: /^The doctor disputes a line\. Answer/ })
  // what the alert speaks of comes first
  const next = { name: /^(Approve|Mark as sent to bank)$/ }
  await expect(page.getByRole('button', next)).toHaveCount(0)
  await alert.getByRole('button', { name: 'Go to line' }).click()
  await expect(page.getByRole('button', { name: 'Answer dispute' })).toBeFocused()
  // one element in each cell, which the card of a phone puts beside its header
  for (const label of ['Order', 'Reason'])
    await expect(page.locator(`tbody tr:first-child td[data-label="${label}"] > *`)).toHaveCount(1)
})

test('the list has a tab for each state, and its last row adds up what is shown', async ({
  page,
}) => {
  await page.goto('/admins/settlements')
  const tabs = page.getByRole('navigation', { name: 'Settlements' })
  await expect(tabs.getByRole('link', { name: /^Paid \d/ })).toBeVisible()
  await tabs.getByRole('link', { name: /^Paid \d/ }).click()
  await expect(page.getByRole('button', { name: /^Status: / })).toHaveCount(0)
  const asked = filtered('/api/admin/settlements/summary', { status: ['paid'] })
  const data = await dataOf(page.request, asked)
  const last = page.getByRole('table', { name: 'Settlements' }).getByRole('row').last()
  await expect(last).toContainText('Total')
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const amount of [data.net, data.commission, data.gross_base])
    await expect(last).toContainText(usd.format(amount / 100))
  await expect(page.getByRole('row')).toHaveCount(data.count + 2)
  // beside the amount in one box, as in the rows: the words of the box keep their space
  const beside = last
    .locator('[data-stacked]')
    .filter({ hasText: usd.format(data.gross_base / 100) })
  await expect(beside.getByText(`Orders: ${data.order_count}`)).toBeAttached()
})

test('a void statement names the one that replaces it, and what is overdue is marked', async ({
  page,
}) => {
  const found = (filter: object) => rows(page.request, filter)
  const [old] = await found({ status: ['void'] })
  if (!old) throw new Error('the demo data have a void statement')
  await open(page, old)
  await expect(page.getByRole('alert')).toContainText('Its lines are now on')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByRole('alert')).toContainText(`Replaces the void statement ${old.number}`)
  const table = page.getByRole('table', { name: 'Lines' })
  await expect(table.getByRole('columnheader', { name: 'Quantity' })).toBeVisible()
  const [disputed] = await found({ disputed: true })
  if (!disputed) throw new Error('the demo data have a dispute')
  await open(page, disputed)
  await page.getByRole('button', { name: 'Answer dispute' }).first().click()
  await dialog(page).getByText('Commission rates of this doctor').click()
  const rates = dialog(page).getByRole('table', { name: 'Commission rates of this doctor' })
  await expect(rates.getByRole('row').nth(1)).toContainText('%')
  await confirm(page, 'Cancel')
  const late = await found({ overdue: true })
  await page.goto('/admins/settlements?filter=%7B%22overdue%22%3Atrue%7D')
  if (late.length > 0)
    await expect(page.getByText('Overdue', { exact: true }).first()).toBeVisible()
  else await expect(page.getByText(/^No /).first()).toBeVisible()
})
