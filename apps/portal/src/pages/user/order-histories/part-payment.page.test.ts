import { asAdmin, dataOf, expect, filtered, made, testAs } from '../../../testing/page.tsx'

const test = testAs('patient')

test('after a part payment the patient is asked for the rest', async ({ page }) => {
  const orders = await dataOf(page.request, '/api/patient/orders?range=[0,99]')
  const { id, number, total } = orders.find(
    (each: { status: string; payment_method: string }) =>
      each.status === 'payment_needed' && each.payment_method === 'bank_transfer',
  )
  const office = (await asAdmin()).context.request
  const text = `Date,Amount,Payer\n2026-01-20,10.00,Part of ${number}`
  await made(office, 'POST', '/api/admin/bank-transfers/import', { dry_run: false, text })
  const listed = filtered('/api/admin/bank-transfers', { q: `Part of ${number}` })
  const [part] = await dataOf(office, listed)
  const path = `/api/admin/bank-transfers/${part.id}`
  const { revision } = await made(office, 'POST', `${path}/assign`, {
    order_number: number,
    revision: part.revision,
  })
  await made(office, 'POST', `${path}/record`, { revision })

  await page.goto(`/user/order-histories?id=${id}`)
  const panel = page.getByRole('dialog', { name: `Order ${number}` })
  await expect(panel.getByText(/^We have received \$10\.00\./)).toBeVisible()
  const rest = `$${((total - 1000) / 100).toFixed(2)}`
  await expect(panel.getByText(`Transfer ${rest} with reference ${number}.`)).toBeVisible()
  await expect(panel.getByRole('button', { name: `Copy Amount ${rest}` })).toBeVisible()
})
