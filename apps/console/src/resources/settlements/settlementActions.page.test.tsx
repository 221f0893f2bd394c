import {
  asAdmin,
  type Calls,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  goBack,
  made,
  question,
  reasonThenDone,
  refusedMeanwhile,
  refusedThenDone,
  test,
} from '../../testing/page.tsx'

type Line = { dispute: { status: string } | null }
type Row = { id: string; number: string; status: string; doctor_name: string }

test.deep(
  'statements are approved and paid together, made void, and an objection is answered',
  async ({ page }) => {
    const api = page.request
    const finance = await asAdmin('finance@officina.test')
    const desk = finance.context.request
    const dialog = question(page)
    const all = (filter: object): Promise<Row[]> =>
      dataOf(api, `${filtered('/api/admin/settlements', filter)}&range=[0,99]`)
    const at = ({ id }: Row) => `/api/admin/settlements/${id}`
    const [failed] = (await all({ status: ['failed'] })) as [Row]
    const [carried] = (await all({ status: ['carried_over'] })) as [Row]

    await test.step('together: one is done, the other says why not', async () => {
      await page.goto(`/admins/settlements?perPage=100`)
      for (const { number } of [failed, carried])
        await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
      // what has failed is looked at by itself before it is tried again
      const approve = page.getByRole('button', { name: 'Approve', exact: true })
      await expect(approve).toHaveAttribute('aria-disabled', 'true')
      const [closed] = (await all({ status: ['closed'] })) as [Row]
      const alsoClosed = page.getByRole('row').filter({ hasText: closed.number })
      await alsoClosed.getByRole('checkbox').check()
      await approve.click()
      await expect(dialog).toContainText('Approve 1 statement for payment?')
      await goBack(page)
      await alsoClosed.getByRole('checkbox').uncheck()
      await made(desk, 'POST', `${at(failed)}/approve`, {})
      await page.getByRole('button', { name: 'Create bank file', exact: true }).click()
      await confirm(page)
      const results = page.getByRole('dialog', { name: /^1 statement not / })
      await expect(results.getByRole('listitem')).toContainText(`${carried.number}: `)
      await expectAccessible(page)
      await results.getByRole('button', { name: 'Close' }).click()
      expect((await dataOf(api, at(failed))).status).toBe('paying')
    })

    await test.step('made void, and closed again by another', async () => {
      await made(desk, 'POST', `${at(failed)}/failed`, { reason: 'The branch is unknown.' })
      await page.goto(`/admins/settlements/detail/${failed.id}`)
      await refusedMeanwhile(
        page,
        'Approve',
        () => made(desk, 'POST', `${at(failed)}/approve`, {}),
        /is already approved/,
      )
      await page.reload()
      await refusedMeanwhile(
        page,
        'Mark as sent to bank',
        () => made(desk, 'POST', `${at(failed)}/paying`, {}),
        /is already sent to bank|changed this on/,
      )
      await made(desk, 'POST', `${at(failed)}/failed`, { reason: 'The branch is unknown.' })
      await made(desk, 'POST', `${at(failed)}/approve`, {})
      await page.reload()
      const users: { id: string; admin_role: string; revision: number }[] = await dataOf(
        api,
        '/api/admin/users?range=[0,99]',
      )
      const operations = users.find((user) => user.admin_role === 'operations')
      if (!operations) throw new Error('the demo data have operations')
      await made(api, 'POST', `/api/admin/users/${operations.id}/change-role`, {
        admin_role: 'owner',
        reason: 'A second owner.',
        revision: operations.revision,
      })
      const other = await asAdmin('operations@officina.test')
      await reasonThenDone(page, 'Request to void', () => dataOf(api, at(failed)), 'Wrong month.')
      await expect(page.getByText('Another owner must confirm your request.').first()).toBeVisible()
      await other.page.goto(`/admins/settlements/detail/${failed.id}`)
      await other.page.getByRole('button', { name: 'Confirm void' }).click()
      await confirm(other.page)
      await expect(other.page.getByText(`${failed.number} voided`)).toBeVisible()
      await other.done()
    })

    await test.step('an objection is answered', async () => {
      const disputed = await objection(api, await all({ status: ['approved', 'paying', 'paid'] }))
      await page.goto(`/admins/settlements/detail/${disputed.id}`)
      const answer = dialog.getByLabel('Answer', { exact: true })
      const amount = dialog.getByLabel(/^Amount for the next statement/)
      await refusedThenDone(page, 'Answer dispute', {
        state: () => dataOf(api, at(disputed)),
        wrong: async () => {
          await confirm(page)
          await expect(answer).toHaveAttribute('aria-invalid', 'true')
          await answer.fill('You are right.')
          await dialog.getByLabel('Decision').selectOption('accepted')
          await amount.fill('ten')
          return amount
        },
        fill: async () => {
          await expect(answer).toHaveValue('You are right.')
          // an amount that is not asked for any more holds nothing up
          await dialog.getByLabel('Decision').selectOption('declined')
        },
      })
      await expect(page.getByText('Answer sent to the doctor')).toBeVisible()
    })
  },
)

/** The statement with an objection that waits for an answer. */
async function objection(api: Calls, rows: Row[]): Promise<Row> {
  for (const row of rows) {
    const { lines } = await dataOf(api, `/api/admin/settlements/${row.id}`)
    if (lines.some((line: Line) => line.dispute?.status === 'open')) return row
  }
  throw new Error('the demo data have an objection')
}
