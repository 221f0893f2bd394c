import { dayMs } from '@officina/shared/dates/days'
import {
  advance,
  asDoctor,
  type Calls,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  made,
  question,
  refusedInDialog,
  signedInAnew,
  test,
  visitor,
} from '../../../testing/page.tsx'

type Line = { id: string; type: string; product: string | null; dispute: unknown }

test('what the next statement will hold is shown line by line', async () => {
  const { page } = await asDoctor()
  const next = await dataOf(page.request, '/api/doctor/earnings/next-statement')
  expect(next.lines.length).toBeGreaterThan(1)
  await page.goto('/doctors/top?panel=earnings')
  const part = page.getByRole('dialog').locator('section').filter({ hasText: 'Next statement' })
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  await expect(part).toContainText(sum.format(next.amount / 100))
  await part.getByText(`Show ${next.lines.length} lines`).click()
  const table = part.getByRole('table', { name: 'Lines of the next statement' })
  await expect(table.getByRole('row')).toHaveCount(next.lines.length + 1)
  await expect(table.getByRole('row').nth(1)).toContainText(next.lines[0].rule_text)
  await expect(table.getByRole('button', { name: /^Dispute/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a void statement names the one that replaces it', async () => {
  const { page } = await asDoctor()
  const all = await dataOf(page.request, '/api/doctor/statements?range=[0,99]')
  const { id, number } = all.find(({ status }: { status: string }) => status === 'void')
  await page.goto(`/doctors/top?panel=earnings&statement=${id}`)
  const notice = page.getByRole('dialog').getByRole('alert')
  await expect(notice).toContainText('This statement is void and is not paid.')
  await notice.getByRole('link').click()
  await expect(notice).toContainText(`Replaces the void statement ${number}`)
})

/** A doctor objects to a line of a statement: with a reason, and once. */
test('an objection wants a reason, is sent, and a second one to the same line is refused', async () => {
  // one can object for a few days after the close, on the third of the month
  const home = await visitor()
  await advance(home.context.request, daysUntilFourth(new Date()))
  await home.done()
  const { page } = await signedInAnew('doctor')
  const api = page.request
  const statement = await openStatement(api)
  const at = `/api/doctor/statements/${statement.id}`
  await page.goto(`/doctors/top?panel=earnings&statement=${statement.id}`)
  const panel = page.getByRole('dialog', { name: 'Earnings and statements' })
  const table = panel.getByRole('table', { name: 'Lines' })
  const buttons = table.getByRole('button', { name: /^Dispute this line/ })
  await expect(buttons.first()).toBeVisible()
  // the payout and what is carried on end the statement and are no part of its sum
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const total = table.getByRole('row').filter({ hasText: /^Total/ })
  await expect(total).toContainText(sum.format((statement.net + statement.withholding) / 100))
  const open = await buttons.count()
  expect(open).toBeGreaterThan(1)
  const objections = async () =>
    (await dataOf(api, at)).lines.filter((line: Line) => line.dispute !== null).length
  const before = await objections()

  await buttons.first().click()
  await confirm(page)
  const reason = question(page).getByRole('textbox')
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  expect(await objections()).toBe(before)
  await reason.fill('This parcel was sent on 2 May')
  await expectAccessible(page)
  await confirm(page)
  await expect(question(page)).toHaveCount(0)
  await expect(table.getByText('This parcel was sent on 2 May')).toBeVisible()
  await expect(table.getByText('Dispute sent').first()).toBeVisible()
  await expect(buttons).toHaveCount(open - 1)
  expect(await objections()).toBe(before + 1)

  await table
    .getByRole('button', { name: /^Withdraw dispute/ })
    .first()
    .click()
  await confirm(page)
  await expect(question(page)).toHaveCount(0)
  await expect(table.getByText('Dispute withdrawn').first()).toBeVisible()
  await expect(buttons).toHaveCount(open)

  const { lines } = await dataOf(api, at)
  const line: Line = lines.find((each: Line) => each.dispute === null && each.product !== null)
  await table
    .getByRole('button', { name: `Dispute this line: ${line.product}`, exact: true })
    .first()
    .click()
  await refusedInDialog(
    page,
    () => made(api, 'POST', `${at}/disputes`, { line_id: line.id, message: 'From another room' }),
    /You have already disputed this line/,
    (dialog) => dialog.getByRole('textbox').fill('The rate is another one'),
  )
  await expect(table.getByText('From another room')).toBeVisible()
  await expect(table.getByText('The rate is another one')).toHaveCount(0)
  expect(await objections()).toBe(before + 2)
})

/** From now to noon of the fourth of the next month. */
function daysUntilFourth(now: Date): number {
  const fourth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 4, 12)
  return (fourth - now.getTime()) / dayMs
}

/** A statement to whose lines one can still object. */
async function openStatement(
  api: Calls,
): Promise<{ id: string; net: number; withholding: number }> {
  for (const { id } of await dataOf(api, '/api/doctor/statements')) {
    const detail = await dataOf(api, `/api/doctor/statements/${id}`)
    if (detail.dispute_until) return detail
  }
  throw new Error('the month was closed')
}
