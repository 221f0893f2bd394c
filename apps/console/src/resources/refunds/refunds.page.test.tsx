import {
  asAdmin,
  dataOf,
  expect,
  expectAccessible,
  question,
  refusedThenDone,
  test,
} from '../../testing/page.tsx'

const waiting = `/api/admin/refunds?filter=${encodeURIComponent(JSON.stringify({ status: ['to_pay_out'] }))}`

test('a refund that no card takes is recorded as paid out, once', async ({ page, context }) => {
  await page.goto('/admins/orders')
  await page.getByRole('link', { name: 'Refunds to pay out' }).click()
  const tab = page.getByRole('link', { name: /^To pay out/ })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  const [refund] = await dataOf(context.request, waiting)
  const state = () => dataOf(context.request, `/api/admin/refunds/${refund.id}`)
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

test('refunds are for those who see to payments', async ({ browser }) => {
  const { page, done } = await asAdmin(browser, 'support@officina.test')
  await page.goto('/admins/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Refunds to pay out' })).toHaveCount(0)
  await done()
})
