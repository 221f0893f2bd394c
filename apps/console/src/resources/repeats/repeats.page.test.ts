import {
  dataOf,
  expect,
  expectAccessible,
  filtered,
  reasonThenDone,
  test,
} from '../../testing/page.tsx'

test('a repeat is stopped with a reason, which its history tells', async ({ page }) => {
  await page.goto('/admins/repeats')
  await expect(page.getByRole('heading', { level: 1, name: 'Repeats' })).toBeVisible()
  await expectAccessible(page)
  const list = filtered('/api/admin/repeats', { status: ['paused'] })
  const paused = await dataOf(page.request, list)
  const repeat = paused.find(({ reason }: { reason: string }) => reason === 'price')
  await page.goto(`/admins/repeats/${repeat.id}`)
  await expect(page.getByText('Price rose by more than 10%')).toBeVisible()
  await expectAccessible(page)
  const state = () => dataOf(page.request, `/api/admin/repeats/${repeat.id}`)
  await reasonThenDone(page, 'Stop repeat', state, 'The patient called.')
  expect(await state()).toMatchObject({ status: 'stopped', stop_note: 'The patient called.' })
  await expect(page.getByRole('button', { name: 'Stop repeat' })).toHaveCount(0)
})
