import { dayMs } from '@officina/shared/dates/days'
import {
  approve,
  type Calls,
  dataOf,
  edited,
  expect,
  filtered,
  type Page,
  press,
  readMail,
  settled,
  test,
} from '../../testing/page.tsx'

/** What administrators do with applications and doctors: the refusal first, then the deed. */
type Row = { id: string; number: string; name: string; status: string; revision: number }

async function find(request: Calls, q: string): Promise<Row> {
  const data: Row[] = await dataOf(request, filtered('/api/admin/doctors', { q }))
  expect(data, q).toHaveLength(1)
  return data[0] as Row
}

const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

async function open(page: Page, doctor: Row, tab = ''): Promise<void> {
  await page.goto(`/admins/doctors/${doctor.id}${tab && `?tab=${tab}`}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.name)
}

test('an application is sent back with a question, then rejected', async ({ page }) => {
  const doctor = await find(page.request, '佐藤')
  await page.goto(`/admins/approve-doctor?id=${doctor.id}`)
  // the documents above the checklist have come
  await settled(page)
  await expect(dialog(page).locator('iframe')).toBeVisible()
  const away = { status: 404, json: { message: 'Gone for now' } }
  await page.route(/documents\/[\w-]+$/, (route) => route.fulfill(away), { times: 1 })
  await dialog(page).getByRole('button', { name: 'Download' }).first().click()
  await expect(page.getByText('Gone for now')).toBeVisible()
  await dialog(page).getByLabel('The clinic exists at the address').check()
  await dialog(page).getByLabel('What the register says').fill('Asked by phone.')
  await expect(dialog(page).getByText('Review saved.')).toBeVisible()
  // a colleague ticks something else and words it otherwise: neither undoes the other
  const path = `/api/admin/doctors/${doctor.id}`
  const onRecord = () => dataOf(page.request, path)
  const { checklist } = await onRecord()
  const theirs = await edited(page.request, path, {
    checklist: { ...checklist, name_matches: true },
    register_note: 'Asked by post.',
  })
  await expect(dialog(page).getByLabel('The name matches the document')).toBeChecked()
  await expect(dialog(page).getByLabel('What the register says')).toHaveValue('Asked by post.')
  expect((await onRecord()).revision).toBe(theirs.revision)
  await dialog(page).getByLabel('What the register says').fill('Asked by phone.')
  await expect.poll(async () => (await onRecord()).register_note).toBe('Asked by phone.')
  await page.reload()
  await expect(dialog(page).getByLabel('The clinic exists at the address')).toBeChecked()
  await expect(dialog(page).getByLabel('The name matches the document')).toBeChecked()
  await expect(dialog(page).getByLabel('What the register says')).toHaveValue('Asked by phone.')
  await open(page, doctor)

  await press(page, 'Request information')
  await confirm(page, 'Send question')
  await expect(dialog(page).getByLabel('Question to the doctor')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog(page).getByLabel('Question to the doctor').fill('The scan is cut off.')
  await confirm(page, 'Send question')
  await expect(dialog(page).getByText('Choose at least one field.')).toBeVisible()
  await dialog(page).getByLabel('Licence document').check()
  await confirm(page, 'Send question')
  await expect(page.getByText(`Question sent to ${doctor.name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask another question' })).toBeVisible()
  await press(page, 'Send reminder')
  await confirm(page, 'Send reminder')
  await expect(page.getByText(`Reminder sent to ${doctor.name}`)).toBeVisible()

  await press(page, 'Reject')
  await dialog(page).getByLabel('Reason details').fill('The register does not know the licence.')
  await confirm(page, 'Reject application')
  await expect(dialog(page).getByRole('combobox', { name: /^Reason/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog(page)
    .getByRole('combobox', { name: /^Reason/ })
    .selectOption('not_verifiable')
  await confirm(page, 'Reject application')
  await expect(page.getByText(`Application from ${doctor.name} rejected`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await readMail(page.request, 'd.sato@officina.test', /rejected/)
})

test('the directory is narrowed by what patients ordered', async ({ page }) => {
  const data: (Row & { sales_90d: number })[] = await dataOf(
    page.request,
    '/api/admin/doctors?range=[0,99]',
  )
  const most = data.toSorted((a, b) => b.sales_90d - a.sales_90d)[0]
  expect(most?.sales_90d).toBeGreaterThan(0)
  await page.goto('/admins/doctors')
  await expect(page.getByRole('link', { name: 'Marcus Lindqvist' })).toBeVisible()
  // the day beneath the status is that of the approval, which is said of who is suspended now
  const suspended = page.getByRole('row').filter({ hasText: 'Marcus Lindqvist' })
  await expect(suspended).toContainText(/Suspended.*Approved \d/)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('menuitem', { name: 'Revenue (90 days)' }).click()
  await page.getByRole('button', { name: 'Revenue (90 days)' }).click()
  const from = page.getByLabel('From')
  await from.fill('much')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await from.fill(((most?.sales_90d ?? 0) / 100).toFixed(2))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(new RegExp(`sales_90d_gte%22%3A${most?.sales_90d}|"sales_90d_gte":`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(most?.name ?? '')
})

test.deep(
  'a doctor is reinstated, given a rate and suspended; who has patients is not closed',
  async ({ page }) => {
    const doctor = await find(page.request, 'Lindqvist')
    await open(page, doctor)
    await press(page, 'Reinstate')
    await confirm(page, 'Reinstate')
    await expect(dialog(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog(page).getByLabel('Reason').fill('The renewed licence has come.')
    await confirm(page, 'Reinstate')
    await expect(page.getByText(`${doctor.name} reinstated`)).toBeVisible()

    await open(page, doctor, 'rates')
    await press(page, 'Set new rate')
    await dialog(page).getByLabel('Rate (%)').fill('17.5')
    await dialog(page).getByLabel('Starts on').fill('2020-01-01')
    await dialog(page).getByLabel('Reason').fill('Agreed in writing')
    await confirm(page, 'Set rate')
    await expect(dialog(page)).toContainText('Doctors are told 30 days before')
    const inTime = new Date(Date.now() + 31 * dayMs).toISOString().slice(0, 10)
    await dialog(page).getByLabel('Starts on').fill(inTime)
    await confirm(page, 'Set rate')
    await expect(page.getByText('Commission rate set')).toBeVisible()
    const rates = page.getByRole('table', { name: 'Commission rates' })
    await expect(rates.getByRole('row').filter({ hasText: 'Agreed in writing' })).toContainText(
      '17.5%',
    )

    await open(page, doctor)
    await press(page, 'Suspend')
    await dialog(page).getByLabel('Reason details').fill('The insurance has ended.')
    await confirm(page, 'Suspend')
    const code = dialog(page).getByRole('combobox', { name: /^Reason/ })
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.selectOption('compliance')
    await dialog(page).getByLabel('Hold payouts until the doctor is reinstated').check()
    await confirm(page, 'Suspend')
    await expect(page.getByText(`${doctor.name} suspended`)).toBeVisible()
    await expect(page.getByText('The insurance has ended.').first()).toBeVisible()
    await readMail(page.request, 'm.lindqvist@officina.test', /suspended/)

    await press(page, 'Close account')
    await dialog(page).getByLabel('Reason').fill('Has retired.')
    await confirm(page, 'Close account')
    await expect(dialog(page).getByRole('alert')).toContainText(
      /Some commission is unpaid|This doctor still has patients/,
    )
    await confirm(page, 'Cancel')
    await open(page, doctor, 'history')
    await expect(page.getByText('The insurance has ended.').first()).toBeVisible()

    const { number } = doctor
    await page.goto(filtered('/admins/registered-doctors', { q: number }))
    await page.getByRole('button', { name: `Suspended: reinstate ${doctor.name}` }).click()
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('The insurance is renewed.')
    await confirm(page, 'Reinstate')
    await expect(
      page.getByRole('button', { name: `Approved: suspend ${doctor.name}` }),
    ).toBeVisible()

    await page.getByRole('row').filter({ hasText: doctor.name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Request licence renewal' }).click()
    await dialog(page).locator('button[type=submit]').click()
    await expect(page.getByText('1 renewal request sent')).toBeVisible()
    await readMail(page.request, 'm.lindqvist@officina.test', /licence/i)
  },
)

test('an account that owes nothing and has nobody is closed for good', async ({
  page,
  request,
}) => {
  const doctor = await find(request, 'Nair')
  await approve(request, doctor)
  await open(page, doctor)
  await press(page, 'Close account')
  await confirm(page, 'Close account')
  await expect(dialog(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Reason').fill('At the wish of the doctor.')
  await confirm(page, 'Close account')
  await expect(page.getByText(`${doctor.name}’s account closed`)).toBeVisible()
  for (const name of ['Suspend', 'Close account', 'Send password reset', 'More actions'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})
