import type { Calls } from '../../../testing/page.tsx'
import {
  dataOf,
  demo,
  expect,
  expectAccessible,
  goBack,
  send,
  settled,
  signInOn,
  testAs,
} from '../../../testing/page.tsx'

type Row = { id: string; doctor_id: string; patient_id: string; status: string; number: string }
const rowsOf = async (request: Calls, path: string, filter = {}): Promise<Row[]> =>
  await dataOf(request, `${path}?range=[0,99]&filter=${JSON.stringify(filter)}`)

const test = testAs('doctor')

test('a doctor finds every recipe, reads what became of it, and compares two versions', async ({
  page,
}) => {
  await page.goto('/doctors/recipes?tab=ended&status=superseded')
  const table = page.getByRole('table', { name: 'Recipes' })
  await expect(table.getByText('Replaced', { exact: true }).first()).toBeVisible()
  await expect(table.getByText('Issued', { exact: true })).toHaveCount(1)
  await page.goto('/doctors/recipes?product=no-such-product')
  await expect(page.getByText('No recipes match')).toBeVisible()

  // reminded a moment ago: the second time it is refused, with the reason
  const [waiting] = await rowsOf(page.request, '/api/doctor/recipes', { not_ordered: true })
  await send(page.request, 'POST', `/api/doctor/recipes/${waiting?.id}/remind`)
  await page.goto(`/doctors/recipes?tab=not_ordered&q=${waiting?.number}`)
  await page.getByRole('checkbox').nth(1).check()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Schedules (PDF)' }).click()
  expect((await printed).suggestedFilename()).toMatch(/^recipes-.*\.pdf$/)
  await page.getByRole('button', { name: 'Send reminders (1 not ordered)' }).click()
  await page.getByRole('button', { name: 'Send reminders' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Some reminders' })).toBeVisible()

  await page.goto('/doctors/recipes')
  await page.getByRole('link', { name: 'Recipe history' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe history' })).toBeVisible()
  // a reminder and an issue of one version stand together
  const versions = page.getByRole('list', { name: 'Recipe history' })
  const reminded = versions.getByRole('listitem').filter({ hasText: 'Reminder sent' }).first()
  await expect(reminded).toContainText(`${waiting?.number}`)
  await expectAccessible(page)
  await page.goto('/doctors/recipe-histories?event=issued&event=superseded')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^recipe-histories-.*\.csv$/)
  const record = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  expect((await record).suggestedFilename()).toMatch(/^recipe-histories-.*\.pdf$/)
  await page
    .getByRole('link', { name: /^Compare .* with the previous version$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Comparison' })).toBeVisible()
  const compared = page.url()
  await page.goto(compared)
  await expect(page.getByRole('dialog').getByLabel('Compare with')).toBeVisible()

  await page.goto('/doctors/top?panel=earnings')
  const lines = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^CSV of ST-/ })
    .first()
    .click()
  expect((await lines).suggestedFilename()).toMatch(/^ST-.*\.csv$/)
  await expect(page.getByRole('table', { name: 'Statements' })).toBeVisible()
})

test.deep('a doctor opens an order and writes a recipe from it', async ({ page }) => {
  // one who has ordered
  const [patient] = await rowsOf(page.request, '/api/doctor/patients', {
    q: 'patient@officina.test',
  })
  const at = `/doctors/patients/${patient?.id}/order-histories`
  const [order] = await rowsOf(page.request, `/api/doctor/patients/${patient?.id}/orders`)

  await page.goto(at)
  const table = page.getByRole('table')
  await expect(table.getByText(`${order?.number}`)).toBeVisible()

  await page.goto(`${at}?id=${order?.id}`)
  const panel = page.getByRole('dialog', { name: `Order ${order?.number}` })
  await expect(panel.getByText('Sent to')).toBeVisible()
  const receipt = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^(Receipt|Order statement) \(PDF\)$/ }).click()
  expect((await receipt).suggestedFilename()).toBe(`${order?.number}.pdf`)
  await panel.getByRole('button', { name: 'Report a problem' }).click()
  const problem = page.getByRole('dialog', { name: /Report a problem with order/ })
  const report = problem.getByRole('button', { name: 'Send report' })
  await report.click()
  await expect(problem).toBeVisible()
  // a session that ends loses neither what was typed nor what was chosen
  await problem.getByLabel('Type').selectOption('reaction')
  await problem.getByLabel('What happened').fill('A rash on both arms')
  await page.context().clearCookies()
  await report.click()
  await signInOn(page, demo.doctor)
  await expect(problem.getByLabel('What happened')).toHaveValue('A rash on both arms')
  await expect(problem.getByLabel('Type')).toHaveValue('reaction')
  await goBack(page)
  await panel.getByRole('button', { name: 'Report a problem' }).click()
  await expect(problem.getByLabel('Type')).toHaveValue('quality')
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Create recipe from this order' }).click()
  await expect(page).toHaveURL(/registration\?mode=edit&recipe=/)
  const draft = new URL(page.url()).searchParams.get('recipe')
  await settled(page)
  await page.goto(at)
  await send(page.request, 'DELETE', `/api/doctor/recipes/${draft}`)
})
