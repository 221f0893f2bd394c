import {
  acted,
  asAdmin,
  asDoctor,
  asPatient,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  made,
  placedOrder,
  test,
} from '../../testing/page.tsx'

type Line = {
  order_id: string | null
  order_number: string
  patient_number: string
  amount: number
}

test('patient, doctor and office read what holds a line, whether it counts, and what happened', async () => {
  const email = 'osei@officina.test'
  const order = await placedOrder(email, 1)
  const office = await asAdmin()
  const admin = `/api/admin/orders/${order.id}`
  await made(office.context.request, 'POST', `${admin}/hold`, { reason: 'Waits for a call' })
  const { patient_id } = await dataOf(office.context.request, admin)
  const counts = /^Commission \$[\d.]+ \([\d.]+%\) is posted when it ships\.$/

  await office.page.goto(`/admins/orders/detail/${order.id}`)
  await expect(office.page.getByText('The order is on hold.', { exact: true })).toBeVisible()
  await expect(office.page.getByText(counts)).toBeVisible()
  await office.done()

  const clinic = await asDoctor()
  await clinic.page.goto(`/doctors/patients/${patient_id}/order-histories?id=${order.id}`)
  const panel = clinic.page.getByRole('dialog')
  await expect(panel.getByText('The order is on hold.', { exact: true })).toBeVisible()
  await expect(panel.getByText(counts)).toBeVisible()
  await expect(panel.getByRole('list', { name: 'History' })).toContainText('Put on hold')
  await expect(panel.getByRole('button', { name: 'Order statement (PDF)' })).toBeVisible()
  await expectAccessible(clinic.page)
  await clinic.done()

  const patient = await asPatient(email)
  await patient.page.goto(`/user/order-histories?id=${order.id}`)
  const own = patient.page.getByRole('dialog')
  await expect(own.getByText('On hold while our team checks it.')).toBeVisible()
  await expect(own.getByText(counts)).toHaveCount(0)
  await expect(own.getByRole('list', { name: 'History' })).toContainText('Put on hold')
  await expect(own.getByRole('button', { name: 'Invoice (PDF)' })).toBeVisible()
  await expect(own.getByText('Waits for a call')).toHaveCount(0)
})

test('the order behind a line of a statement is read also after its patient has left', async () => {
  const clinic = await asDoctor()
  const office = await asAdmin()
  const [doctor, calls] = [clinic.context.request, office.context.request]
  const [{ id }] = await dataOf(doctor, '/api/doctor/statements')
  const { lines } = await dataOf(doctor, `/api/doctor/statements/${id}`)
  // what was refunded says so in place of the statement
  const refunded = lines.filter(({ amount }: Line) => amount < 0).map((each: Line) => each.order_id)
  const line: Line = lines.find(({ order_id }: Line) => order_id && !refunded.includes(order_id))
  const { patient_id, doctor_id } = await dataOf(calls, `/api/admin/orders/${line.order_id}`)
  const approved = filtered('/api/admin/doctors', { status: ['approved'] })
  const doctors: { id: string }[] = await dataOf(calls, approved)
  await acted(calls, `/api/admin/patients/${patient_id}`, 'transfer', {
    doctor_id: doctors.find((each) => each.id !== doctor_id)?.id,
    reason: 'Has moved.',
    consent: true,
  })
  await office.done()

  const { page } = clinic
  await page.goto(`/doctors/top?panel=earnings&statement=${id}`)
  const panel = page.getByRole('dialog', { name: 'Earnings and statements' })
  await panel.getByRole('link', { name: line.order_number }).first().click()
  await expect(panel.getByRole('heading', { name: line.order_number })).toBeVisible()
  await expect(panel.getByText(/^This patient has left your practice/)).toBeVisible()
  await expect(panel.getByText(/^Commission .* statement ST-/).first()).toBeVisible()
  await expectAccessible(page)
})
