import { formatMonth } from '@officina/shared/format'
import type { APIRequestContext, Page } from '@playwright/test'
import { dataOf, linkOf, made, readMail } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { licence } from './licence.ts'
import {
  doctor,
  money,
  type Product,
  patient,
  priceIn,
  products,
  ratePercent,
  type Sums,
} from './plan.ts'
import { expectPdf, factOf } from './reading.ts'

/** Address, mail, form with a licence: until the application is in. */
export async function applyAsDoctor(page: Page): Promise<void> {
  await page.goto('/doctors/registration')
  await page.getByLabel('Email').fill(doctor.email)
  await page.getByRole('checkbox', { name: 'I am a licensed practitioner' }).check()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page).toHaveURL(/\/doctors\/registration\/complete/)

  await page.goto(linkOf(await readMail(page.request, doctor.email, /Continue your application/)))
  const fields: [string, string][] = [
    ['Last name', doctor.last],
    ['First name', doctor.first],
    ['Phone', '+1 212 555 0114'],
    ['Password', doctor.password],
    ['Confirm password', doctor.password],
    ['Clinic name', doctor.clinic],
    ['Postal code', '10038'],
    ['State or prefecture', 'New York'],
    ['City', 'New York'],
    ['Street and number', '41 Harbour Street'],
    ['Building, floor (optional)', '3rd floor'],
    ['Clinic phone (optional)', '+1 212 555 0115'],
    ['Website (optional)', 'https://harbour-street.example'],
    ['Job title (optional)', 'Head physician'],
    ['Licence number', 'NY-4410927'],
    ['Valid until (optional)', '2034-06-30'],
  ]
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Speciality').selectOption({ label: 'Internal medicine' })
  await page.getByLabel('Licence type').selectOption({ label: 'Physician' })
  await page.getByLabel('Licence country').selectOption({ label: 'United States' })
  await page.getByLabel('Scan or photo of the licence').setInputFiles(licence())
  await page.getByRole('checkbox', { name: /I agree to the terms of service/ }).check()
  await page.getByRole('checkbox', { name: /I have read the privacy policy/ }).check()
  await page.getByRole('checkbox', { name: /I will disclose my financial interest/ }).check()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
}

export async function signInAsDoctor(page: Page): Promise<void> {
  await page.goto('/doctors/login')
  await page.getByLabel('Email').fill(doctor.email)
  await page.getByLabel('Password', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/doctors\/top/)
}

export async function invitePatient(page: Page): Promise<void> {
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Invite patient' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Invite a patient' })
  await panel.getByLabel('First name').fill(patient.first)
  await panel.getByLabel('Last name').fill(patient.last)
  await panel.getByLabel('Email').fill(patient.email)
  await panel.getByLabel('Discount, %').fill(`${patient.discountPercent}`)
  await panel.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(/^Invitation sent to /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
}

/** Two products with dosage and quantity, from the patient's page to the issued recipe with its PDF. */
export async function issueRecipe(page: Page): Promise<Product[]> {
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: patient.name }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Create recipe' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(
    patient.name,
  )
  await page.getByLabel('Course name').fill('Sleep and energy')
  const bought: Product[] = []
  for (const product of products) bought.push(await addProduct(page, product))
  await page.getByLabel(/Message to the patient/).fill('Three months, then we look at it again.')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Issue this recipe to ${patient.name}?` })
  await expect(dialog.getByRole('checkbox', { name: `Email ${patient.name}` })).toBeChecked()
  await dialog.getByLabel(/^Reason for overriding/).fill('As she has taken it before.')
  await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
  await expect(page.getByText(/Recipe R-\d{4}-\d+ issued/)).toBeVisible()
  await expect(page).toHaveURL(/\/doctors\/patients\/[\w-]+\/recipes\?id=/)
  await expectPdf(page, page.getByRole('button', { name: 'Schedule (PDF)' }))
  return bought
}

async function addProduct(page: Page, product: (typeof products)[number]): Promise<Product> {
  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill(product.title)
  const add = picker.getByRole('button', { name: `Add ${product.title}` })
  await add.click()
  const price = priceIn(
    await picker
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: product.title, exact: true }) })
      .innerText(),
  )
  const line = page
    .getByRole('region', { name: 'Recipe', exact: true })
    .getByRole('listitem')
    .filter({ hasText: product.title })
  await line.getByLabel('From', { exact: true }).fill('1')
  await line.getByLabel('Unit', { exact: true }).selectOption({ label: product.unit })
  await line.getByLabel('Times', { exact: true }).fill('2')
  await line.getByLabel('Per', { exact: true }).selectOption({ label: 'day' })
  const packs = line.getByRole('textbox', { name: `Packs of ${product.title}` })
  await packs.fill(`${product.quantity}`)
  await packs.press('Enter')
  await expect(line).toContainText(money(price * product.quantity))
  return { ...product, price }
}

/** Where the commission goes. */
export async function enterBank(request: APIRequestContext): Promise<void> {
  const { revision } = await dataOf(request, '/api/doctor/bank')
  await made(request, 'PATCH', '/api/doctor/bank', {
    holder: doctor.name,
    bank: 'First Harbour Bank',
    kind: 'current',
    country: 'US',
    bank_code: '021000021',
    number: '6402-1000-021',
    revision,
  })
}

/** What has been posted and is not ready for a statement yet. */
export async function readEarnings(page: Page, sums: Sums): Promise<void> {
  await page.goto('/doctors/top?panel=earnings')
  const panel = page.getByRole('dialog', { name: 'Earnings and statements' })
  await expect(factOf(panel, 'Pending')).toHaveText(money(sums.commission))
  await expect(factOf(panel, 'Unpaid balance')).toHaveText(money(sums.commission))
  await expect(factOf(panel, 'Commission rate')).toHaveText(`${ratePercent}%`)
}

/** The statement of the month from the mail: paid, with a line for each product. */
export async function readStatement(page: Page, period: string, sums: Sums): Promise<void> {
  await page.goto(linkOf(await readMail(page.request, doctor.email, /^Paid: statement/)))
  const panel = page.getByRole('dialog', { name: 'Earnings and statements' })
  const row = panel.getByRole('row').filter({ hasText: formatMonth(period, 'en', 'short') })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(money(sums.base))
  await row.getByRole('link').click()
  await expect(factOf(panel, 'Commission')).toHaveText(money(sums.commission))
  await expect(factOf(panel, 'Net')).toHaveText(money(sums.commission))
  for (const line of sums.lines) {
    const own = panel.getByRole('row').filter({ hasText: line.title })
    await expect(own).toContainText(money(line.net))
    await expect(own).toContainText(money(line.commission))
  }
  await expectPdf(page, panel.getByRole('button', { name: /^PDF of ST-/ }))
}
