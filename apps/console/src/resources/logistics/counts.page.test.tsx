import {
  confirm,
  dataOf,
  expect,
  expectAccessible,
  press,
  question,
  test,
} from '../../testing/page.tsx'

type Place = {
  id: string
  sku: string
  product: string
  lot: string | null
  counted: number | null
}

test('shelves are counted blind by scan, compared, and stock is corrected', async ({ page }) => {
  await page.goto('/admins/logistics/counts/new')
  await page.getByLabel('Bins beginning with').fill('no such')
  await page.getByRole('button', { name: 'Count shelves' }).click()
  await expect(page.getByText('No product is in a bin that begins with this.')).toBeVisible()
  await page.getByLabel('Bins beginning with').fill('C')
  await page.getByRole('button', { name: 'Count shelves' }).click()
  const scan = page.getByLabel('Scan or type an SKU')
  await expect(scan).toBeVisible()
  const id = page.url().split('/').at(-1)?.split('?')[0]
  const count = () => dataOf(page.request, `/api/admin/stock-counts/${id}`)
  const firstPlace = async () => ((await count()).places as [Place])[0]
  const first = await firstPlace()

  await scan.fill('no such')
  await scan.press('Enter')
  await expect(page.getByText(/^no such is not part of this count/)).toBeVisible()
  await scan.fill(first.sku)
  await scan.press('Enter')
  const units = page.getByLabel(`Units of ${first.product}, ${first.lot ?? 'without a lot'}`)
  await expect(units).toBeFocused()
  await units.fill('some')
  await units.press('Enter')
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await expect(units).toHaveValue('some')
  await expectAccessible(page)
  // what is wrong does not hold the focus
  await expect(units).not.toBeFocused()
  const slow = Promise.withResolvers<void>()
  const sent: number[] = []
  await page.route('**/record', async (route) => {
    sent.push((route.request().postDataJSON() as { counted: number }).counted)
    await slow.promise
    await route.continue()
  })
  await units.fill('7')
  await units.press('Enter')
  await expect.poll(() => sent).toEqual([7])
  // what is typed while that is on its way is sent behind it
  await units.fill('７７')
  await units.press('Enter')
  await expect(units).not.toBeFocused()
  slow.resolve()
  await expect.poll(async () => (await firstPlace()).counted).toBe(77)
  expect(sent).toEqual([7, 77])
  // sent as the page is left, and there when somebody comes back to it
  await units.fill('78')
  await page.getByRole('link', { name: 'Counts' }).click()
  await expect(page).toHaveURL(/\/counts$/)
  await page.goBack()
  await expect(units).toHaveValue('78')

  await press(page, 'Finish counting')
  await expect(question(page)).toContainText('are not counted')
  await confirm(page)
  await expect(page.getByRole('status').filter({ hasText: '1 place differs.' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '78' })).toContainText('+')
  await expectAccessible(page)
  await press(page, 'Correct stock')
  await confirm(page)
  const reason = question(page).getByLabel('Reason')
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Yearly count')
  await confirm(page)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  expect((await count()).status).toBe('confirmed')
})
