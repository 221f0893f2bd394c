import { advance } from '../../../../../e2e/calls.ts'
import {
  asAdmin,
  asPatient,
  confirmed,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  placedOrder,
  question,
  refusedThenDone,
  test,
} from '../../testing/page.tsx'

const waiting = filtered('/api/admin/refunds', { status: ['to_pay_out'] })

test('a refund that no card takes is recorded as paid out, once', async ({ page }) => {
  await page.goto('/admins/orders')
  await page.getByRole('link', { name: 'Refunds to pay out' }).click()
  const tab = page.getByRole('link', { name: /^To pay out/ })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.getByText('–', { exact: true }).count()).toBeGreaterThan(0)
  await expectAccessible(page)
  const [refund] = await dataOf(page.request, waiting)
  const state = () => dataOf(page.request, `/api/admin/refunds/${refund.id}`)
  await page.goto(`/admins/refunds/${refund.id}`)
  await refusedThenDone(page, 'Mark as paid out', {
    state,
    wrong: async (dialog) => dialog.getByLabel('Bank reference'),
    fill: (dialog) => dialog.getByLabel('Bank reference').fill('OUT-1'),
  })
  expect(await state()).toMatchObject({ status: 'paid_out', paid_out_ref: 'OUT-1' })
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as paid out' })).toHaveCount(0)
})

test('a refund that its card has refused is tried again from the order', async ({ page }) => {
  const api = page.request
  // a card of the demo whose refunds fail a while after they were taken
  const { id } = await placedOrder('patient@officina.test', 1, '5126')
  await made(api, 'POST', `/api/admin/orders/${id}/release`, {})
  await advance(api, 0.01)
  const order = await dataOf(api, `/api/admin/orders/${id}`)
  await made(api, 'POST', `/api/admin/orders/${id}/refund`, {
    lines: [{ order_line_id: order.lines[0].id, quantity: 0, amount: 100 }],
    shipping_amount: 0,
    reason: 'Damaged',
    restock: false,
    revision: order.revision,
  })
  // asked for, and asked about ten minutes later
  await advance(api, 0.01)
  await advance(api, 0.01)
  const patient = await asPatient()
  await patient.page.goto(`/user/order-histories?id=${id}`)
  const own = patient.page.getByRole('dialog')
  await expect(own.getByText(/^We could not refund \$1\.00 to your card/)).toBeVisible()
  await expect(own.getByText('Refund: Damaged (to be paid by bank transfer)')).toBeVisible()
  await patient.done()
  await page.goto(`/admins/orders/detail/${id}`)
  await expect(page.getByText(/refused the refund · Card expired or cancelled/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as paid out' })).toBeVisible()
  await confirmed(page, 'Retry card refund')
  await expect(page.getByText(/On its way to the card/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry card refund' })).toHaveCount(0)
})

test('refunds are for those who see to payments', async () => {
  const { page } = await asAdmin('support@officina.test')
  await page.goto('/admins/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Refunds to pay out' })).toHaveCount(0)
})
