import {
  asDoctor,
  confirm,
  dataOf,
  expect,
  joinedPatient,
  made,
  ownName,
  placedOrder,
  press,
  question,
  test,
} from '../testing/page.tsx'

test('a hold is taken back with the revision of its answer, and not over the head of a colleague', async ({
  page,
}) => {
  const order = await placedOrder('kojima@officina.test', 3)
  const state = () => dataOf(page.request, `/api/admin/orders/${order.id}`)
  const hold = async () => {
    await press(page, 'Hold')
    await question(page)
      .getByLabel(/^Reason/)
      .fill('The address is not clear.')
    await confirm(page)
    await expect(page.getByText(`${order.number} put on hold`)).toBeVisible()
  }
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.goto(`/admins/orders/detail/${order.id}`)
  const { revision } = await state()

  await hold()
  expect((await state()).hold_reason).toBe('The address is not clear.')
  await undo.click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByText('On hold: The address is not clear.')).toHaveCount(0)
  expect(await state()).toMatchObject({ hold_reason: null, revision: revision + 2 })

  await hold()
  await made(page.request, 'POST', `/api/admin/orders/${order.id}/notes`, {
    text: 'Called on Monday.',
    to_patient: false,
  })
  await made(page.request, 'POST', `/api/admin/orders/${order.id}/unhold`, {})
  await made(page.request, 'POST', `/api/admin/orders/${order.id}/hold`, { reason: 'Fraud?' })
  await undo.click()
  await expect(
    page.getByText('Someone else has changed this since you opened it. Load the latest version.'),
  ).toBeVisible()
  expect((await state()).hold_reason).toBe('Fraud?')
})

test('a patient who was archived is restored by Undo', async ({ page }) => {
  const clinic = await asDoctor('e.petrova@officina.test')
  const last_name = ownName('Un')
  const name = { first_name: 'Ida', last_name, email: `${last_name}@example.org`.toLowerCase() }
  const patient = await joinedPatient(clinic.context.request, name)
  const state = () => dataOf(page.request, `/api/admin/patients/${patient.id}`)
  const { status } = await state()
  await page.goto(`/admins/patients/${patient.id}`)
  await press(page, 'Archive')
  await question(page)
    .getByLabel(/^Reason/)
    .fill('Has moved.')
  await confirm(page)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect((await state()).status).toBe('archived')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  expect((await state()).status).toBe(status)
})
