import {
  asAdmin,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  question,
  reasonThenDone,
  refusedThenDone,
  test,
} from '../../testing/page.tsx'

const waitingOrders = filtered('/api/admin/orders', { payment_state: ['pending'] })
const listed = (q: string) => filtered('/api/admin/bank-transfers', { q })

test('a bank statement is imported, checked, recorded, set aside and paid back', async ({
  page,
}) => {
  const api = page.request
  const orders = await dataOf(api, `${waitingOrders}&range=[0,99]`)
  const order = orders.find(
    ({ payment_method: method }: { payment_method: string }) => method === 'bank_transfer',
  )
  await page.goto('/admins/orders')
  await page.getByRole('link', { name: 'Bank transfers' }).click()
  await expect(page.getByRole('link', { name: /^To record/ })).toBeVisible()
  await page.getByRole('button', { name: 'Import bank statement' }).click()
  const panel = page.getByRole('dialog', { name: 'Import bank statement' })
  const choose = (text: string, name: string) =>
    panel
      .getByLabel(/^Bank statement/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Title,Price\nZinc,1', 'words.csv')
  await expect(
    panel.getByRole('alert').filter({ hasText: /cannot be read as a bank statement/ }),
  ).toBeVisible()
  const camt = (amount: number, payer: string, text: string) =>
    `<Ntry><Amt Ccy="USD">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  await choose(
    `<Document><BkToCstmrStmt><Stmt>${camt(order.total + 500, 'Payer Too Much', order.number)}${camt(700, 'Payer Unknown', 'hello')}</Stmt></BkToCstmrStmt></Document>`,
    'statement.xml',
  )
  await expect(panel.getByRole('status')).toHaveText(/^Ready to import: 2\./)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(panel.getByRole('status')).toHaveText('Imported: 2. Not imported: 0.')
  await panel.getByRole('button', { name: 'Close', exact: true }).last().click()

  const [over] = await dataOf(api, listed('Payer Too Much'))
  const stateOf = (id: string) => () => dataOf(api, `/api/admin/bank-transfers/${id}`)
  await page.goto(`/admins/bank-transfers/${over.id}`)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(question(page).getByText(/\$5\.00 was overpaid/)).toBeVisible()
  await confirm(page)
  await expect(page.getByRole('button', { name: 'Mark as paid back' })).toBeVisible()
  expect(await dataOf(api, `/api/admin/orders/${order.id}`)).toMatchObject({
    payment_state: 'paid',
  })
  await refusedThenDone(page, 'Mark as paid back', {
    state: stateOf(over.id),
    wrong: async (dialog) => dialog.getByLabel('Bank reference'),
    fill: (dialog) => dialog.getByLabel('Bank reference').fill('OUT-1'),
  })
  expect(await stateOf(over.id)()).toMatchObject({ stage: 'recorded', to_return: null })

  const [unknown] = await dataOf(api, listed('Payer Unknown'))
  await page.goto(`/admins/bank-transfers/${unknown.id}`)
  await refusedThenDone(page, 'Choose order', {
    state: stateOf(unknown.id),
    wrong: async (dialog) => {
      await dialog.getByLabel('Order number').fill(order.number)
      return dialog.getByLabel('Order number')
    },
    fill: async (dialog) => {
      const other = orders.find(
        ({ id, payment_method: method }: { id: string; payment_method: string }) =>
          id !== order.id && method === 'invoice',
      )
      await dialog.getByLabel('Order number').fill(other.number)
    },
  })
  await reasonThenDone(page, 'Set aside', stateOf(unknown.id), 'A gift')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await confirm(page)
  await expect(page.getByRole('button', { name: 'Set aside' })).toBeVisible()
})

test('a transfer that no order waits for is paid back, and one that is refused has its name', async ({
  page,
}) => {
  const api = page.request
  const text = 'Date,Amount,Payer,Reference\n2026-01-20,6.00,Payer Of Nothing,hello'
  await made(api, 'POST', '/api/admin/bank-transfers/import', { text, dry_run: false })
  const [unknown] = await dataOf(api, listed('Payer Of Nothing'))
  await page.goto('/admins/bank-transfers')
  await page.getByRole('checkbox', { name: 'Select Payer Of Nothing' }).check()
  await page.getByRole('button', { name: 'Record payments' }).click()
  await question(page).getByRole('button', { name: 'Record payments' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
    /^Payer Of Nothing: First choose the order/,
  )
  await page.goto(`/admins/bank-transfers/${unknown.id}`)
  await page.getByRole('button', { name: 'Mark as paid back' }).click()
  await expect(question(page).getByText(/^Transfer \$6\.00 back to Payer Of Nothing/)).toBeVisible()
  await question(page).getByLabel('Bank reference').fill('OUT-2')
  await confirm(page)
  await expect(page.getByText('OUT-2')).toBeVisible()
  expect(await dataOf(api, `/api/admin/bank-transfers/${unknown.id}`)).toMatchObject({
    stage: 'recorded',
    returned_ref: 'OUT-2',
  })
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Paid back')
})

test('bank transfers are for those who see to payments', async () => {
  const { page } = await asAdmin('support@officina.test')
  await page.goto('/admins/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bank transfers' })).toHaveCount(0)
})
