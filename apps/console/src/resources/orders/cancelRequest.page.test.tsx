import {
  asPatient,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  press,
  test,
} from '../../testing/page.tsx'

type Order = { id: string; number: string }

const first = async (api: Calls, path: string, filter: object) =>
  (await dataOf(api, filtered(path, filter)))[0]

test.deep(
  'a patient asks to cancel after the window; the office says why not',
  async ({ page }) => {
    const patient = await asPatient('johnson@officina.test')
    const inHouse = { q: 'Johnson', fulfilment_state: ['in_progress'] }
    const order: Order = await first(page.request, '/api/admin/orders', inHouse)
    await patient.page.goto(`/user/order-histories?id=${order.id}`)
    const panel = patient.page.getByRole('dialog', { name: `Order ${order.number}` })
    await panel.getByRole('button', { name: 'Request cancellation' }).click()
    const ask = patient.page.getByRole('dialog', {
      name: `Request cancellation of order ${order.number}?`,
    })
    await ask.getByLabel('Reason').fill('Ordered twice')
    await ask.getByRole('button', { name: 'Request cancellation' }).click()
    await expect(panel.getByText(/^Cancellation requested on/)).toBeVisible()
    await expectAccessible(patient.page)

    await page.goto(filtered('/admins/orders', { tab: 'needs_attention', q: order.number }))
    await expect(page.getByText('Cancellation requested').first()).toBeVisible()
    await page.getByRole('link', { name: order.number }).click()
    await expect(page.getByText(/The patient asked to cancel .* Ordered twice/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    await press(page, 'Decline cancellation')
    const decline = page.getByRole('dialog', { name: /^Decline .* request to cancel order/ })
    await decline.getByRole('button', { name: 'Decline request' }).click()
    await expect(decline.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await decline.getByLabel('Reason').fill('It is already packed.')
    await decline.getByRole('button', { name: 'Decline request' }).click()
    await expect(page.getByText(`Cancellation of ${order.number} declined`)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
    await patient.page.reload()
    await expect(panel.getByText(/could not be cancelled. It is already packed/)).toBeVisible()
  },
)
