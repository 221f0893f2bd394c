import { dataOf, readMail } from './calls.ts'
import { advance, asAdmin, expect, signIn, test, visitor } from './fixtures.ts'
import {
  approveDoctor,
  closeMonth,
  deliverParcel,
  payAndRelease,
  paySettlement,
  readAmounts,
  shipParcel,
} from './job/admin.ts'
import {
  applyAsDoctor,
  enterBank,
  invitePatient,
  issueRecipe,
  readEarnings,
  readStatement,
  signInAsDoctor,
} from './job/doctor.ts'
import { acceptInvitation, orderRecipe, readOrder } from './job/patient.ts'
import { doctor, moneyOf, type Product, patient } from './job/plan.ts'

// in groups, as carriers print it; it is kept without
const printed = '1Z 784 22 0391'
const tracking = '1Z784220391'
const dayMs = 86_400_000

test('from the application of a doctor to the paid statement', async ({ browser }) => {
  test.setTimeout(300_000)
  const clinic = await visitor(browser)
  const home = await visitor(browser)
  const office = await asAdmin(browser)
  const { request } = office.context

  await test.step('a doctor applies and sees the application under review', async () => {
    await applyAsDoctor(clinic.page)
    await signInAsDoctor(clinic.page)
    await expect(clinic.page.getByText(/Under review since/)).toBeVisible()
    await clinic.page.goto('/doctors/patients')
    await expect(clinic.page).toHaveURL(/\/doctors\/top/)
  })

  await test.step('an administrator approves', async () => {
    await approveDoctor(office.page)
    await readMail(request, doctor.email, /was approved/)
  })

  await test.step('the doctor invites a patient, who joins', async () => {
    await clinic.page.goto('/doctors/top')
    await enterBank(clinic.context.request)
    await invitePatient(clinic.page)
    await acceptInvitation(home.page)
  })

  let bought: Product[] = []
  await test.step('the doctor issues a recipe', async () => {
    bought = await issueRecipe(clinic.page)
  })
  const sums = moneyOf(bought)

  let number = ''
  await test.step('the patient orders everything on it', async () => {
    number = await orderRecipe(home.page, sums)
    await readMail(request, patient.email, new RegExp(`${number} received`))
    await readOrder(home.page, number, { status: 'Payment needed' }, sums)
  })

  await test.step('the order is paid, released, picked, packed and shipped', async () => {
    await payAndRelease(office.page, number, sums)
    await shipParcel(office.page, number, bought, printed)
    const mail = await readMail(request, patient.email, new RegExp(`${number} is on its way`))
    expect(mail.text).toContain(tracking)
    await readOrder(home.page, number, { status: 'Shipped', tracking }, sums)
  })

  await test.step('it arrives', async () => {
    await deliverParcel(office.page, number)
    await readOrder(home.page, number, { status: 'Delivered', tracking }, sums)
    await readAmounts(office.page, number, sums)
    await readEarnings(clinic.page, sums)
  })

  const period = await test.step('the month of the eligible commission ends', async () => {
    const data: { now: string } = await dataOf(request, '/dev/clock')
    const now = Date.parse(data.now)
    const eligible = new Date(now + 15 * dayMs)
    const closing = Date.UTC(eligible.getUTCFullYear(), eligible.getUTCMonth() + 1, 2, 12)
    await advance(request, (closing - now) / dayMs)
    return eligible.toISOString().slice(0, 7)
  })

  await test.step('one administrator closes it, another approves and pays', async () => {
    await signIn(request, 'admin', 'admin@officina.test')
    await closeMonth(office.page, period, sums)
    const finance = await asAdmin(browser, 'finance@officina.test')
    await paySettlement(finance.page, sums)
    await finance.done()
  })

  await test.step('the doctor reads the paid statement', async () => {
    await signIn(clinic.context.request, 'doctor', doctor.email, doctor.password)
    await readStatement(clinic.page, period, sums)
  })

  for (const person of [clinic, home, office]) await person.done()
})
