import { licence } from '../../../../../../e2e/job/licence.ts'
import { more } from '../../../testing/builder.ts'
import {
  applicant,
  approve,
  asAdmin,
  asDoctor,
  asPatient,
  type Calls,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  issuedRecipe,
  made,
  question,
  sendForm,
  test,
} from '../../../testing/page.tsx'

/** The doctor's first page: its numbers, its news, and a report that waits for an answer. */
test('the numbers are those of the period that is chosen', async () => {
  const { page } = await asDoctor()
  await page.goto('/doctors/top')
  const numbers = page.getByRole('region', { name: 'Key figures' })
  const shown = async (period: string) => {
    const { practice } = await dataOf(page.request, `/api/doctor/top?period=${period}`)
    return `${practice.stats.recipes_issued.value}`
  }
  const card = numbers.getByText('Recipes issued').locator('..').locator('..')
  await expect(card).toContainText(await shown('30'))
  await numbers.getByLabel('Period').selectOption({ label: 'All time' })
  await expect(page).toHaveURL(/period=all/)
  await expect(card).toContainText(await shown('all'))
  await page.reload()
  await expect(numbers.getByLabel('Period')).toHaveValue('all')
  await page.goto('/doctors/top?period=century')
  await expect(numbers.getByLabel('Period')).toHaveValue('30')
})

test('while nothing is known yet, the shape of a page stands where it will be', async () => {
  const { page } = await asDoctor()
  const known = Promise.withResolvers<void>()
  await page.route('**/api/doctor/me', async (route) => {
    await known.promise
    await route.continue()
  })
  await page.goto('/doctors/top')
  await expect(page.getByRole('status')).toHaveText('Loading')
  known.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await page.getByRole('link', { name: 'Active patients' }).click()
  await expect(page).toHaveURL(/\/doctors\/patients\?status=active$/)
})

test('a new doctor is led from profile and catalogs to the first patient and recipe', async () => {
  const office = await asAdmin()
  const clinic = await applicant('Freshly', 'freshly.approved@example.org')
  const { request } = office.context
  const [applied] = await dataOf(request, '/api/admin/doctors?filter={"q":"Freshly"}')
  await approve(request, applied)
  const { page } = clinic
  const api = page.request
  await page.goto('/doctors/top')
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem')
  const done = () =>
    steps.evaluateAll((items) => items.map((item) => item.querySelector('title') !== null))
  await expect(steps).toHaveText([
    /Complete your profile/,
    /Browse your catalogs/,
    /Invite your first patient/,
    /Issue your first recipe/,
  ])
  await expect.poll(done).toEqual([true, false, false, false])
  await expect(page.getByRole('region', { name: 'Key figures' })).toHaveCount(0)
  await expectAccessible(page)

  await steps.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/doctors\/catalogs$/)
  await page.getByRole('button', { name: 'Create catalog' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Create catalog' })
  await panel.getByLabel('Name').fill('My first shelf')
  await panel.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My first shelf' })).toBeVisible()
  await page.goto('/doctors/top')
  await expect.poll(done).toEqual([true, true, false, false])

  await steps.nth(2).getByRole('link').click()
  const invite = page.getByRole('dialog', { name: 'Invite a patient' })
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invite.getByText('Enter the last name.').first()).toBeVisible()
  await invite.getByLabel('Last name').fill('Dawn')
  await invite.getByLabel('First name').fill('Ada')
  await invite.getByLabel('Email').fill('ada.dawn@example.org')
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dawn')
  const patientId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto('/doctors/top')
  await expect.poll(done).toEqual([true, true, true, false])

  await steps.nth(3).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create recipe' })).toBeVisible()
  await issuedRecipe(api, patientId, 1)
  await page.goto('/doctors/top')
  await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('a document that was chosen goes with the answer to a question', async () => {
  const { page } = await asDoctor('s.marino@officina.test')
  await page.goto('/doctors/top')
  const { name, ...scan } = licence()
  await page.locator('input[type=file]').setInputFiles({ ...scan, name: `second-${name}` })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/Under review since/)).toBeVisible()
  const { documents } = await dataOf(page.request, '/api/doctor/application')
  expect(documents).toContainEqual(expect.objectContaining({ filename: `second-${name}` }))
})

test('news are read, acknowledged and taken off the page, and stay off', async () => {
  const { page } = await asDoctor()
  const list = '/api/doctor/news?range=[0,19]&filter={"dismissed":false}'
  const news: News[] = await dataOf(page.request, list)
  const plain = news.find((each) => !each.requires_ack)
  await page.goto('/doctors/top')
  const card = page.getByRole('region', { name: 'News' })
  await card.getByRole('link', { name: plain?.title ?? '', exact: true }).click()
  const panel = page.getByRole('dialog', { name: plain?.title ?? '' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(
      async () => (await dataOf(page.request, `/api/doctor/news/${plain?.id}`)).read_at !== null,
    )
    .toBe(true)
  await panel.getByRole('button', { name: 'Close' }).click()
  await card.getByRole('button', { name: `Dismiss “${plain?.title}”` }).click()
  await expect(card.getByRole('link', { name: plain?.title ?? '', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(card.getByRole('listitem').first()).toBeVisible()
  await expect(card.getByRole('link', { name: plain?.title ?? '', exact: true })).toHaveCount(0)

  const serious = news.find((each) => each.requires_ack && !each.acknowledged_at)
  if (serious) {
    const off = `Dismiss “${serious.title}”`
    await expect(card.getByRole('button', { name: off })).toHaveCount(0)
    await page.goto(`/doctors/top?news=${serious.id}`)
    const asked = page.getByRole('dialog', { name: serious.title })
    await asked.getByRole('button', { name: 'I have read and understood this' }).click()
    await expect(asked.getByText(/^You acknowledged this on/)).toBeVisible()
    await asked.getByRole('button', { name: 'Close' }).click()
    await expect(card.getByRole('button', { name: off })).toBeVisible()
  }
  await page.goto('/doctors/top?news=00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('This announcement is no longer available')).toBeVisible()
})

test('a product that a patient reports is stopped with one click, and answered once', async () => {
  const patient = await asPatient()
  const { page } = await asDoctor()
  const line = await boughtLine(patient.context.request)
  const first = await reported(patient.context.request, line, 'A rash on both arms')
  await page.goto('/doctors/top')
  const task = page
    .getByRole('listitem')
    .filter({ hasText: `Reported a problem with ${line.title}` })
    .filter({ has: page.locator(`a[href*="report=${first}"]`) })
  await task.getByRole('link').click()
  const panel = page.getByRole('dialog', { name: `Report about ${line.title}` })
  await expect(panel).toContainText('A rash on both arms')
  await expectAccessible(page)
  await panel.getByLabel(/^Answer to the patient/).fill('Stop it, and come by on Monday.')
  const { revision } = await dataOf(page.request, `/api/doctor/reports/${first}`)
  await made(page.request, 'POST', `/api/doctor/reports/${first}/answer`, {
    decision: 'continued',
    answer: 'From another room',
    revision,
  })
  await panel.getByRole('button', { name: 'Stop product' }).click()
  await expect(panel.getByRole('alert').filter({ hasText: /already|changed/ })).toBeVisible()
  await expect(panel).toContainText('From another room')

  const { patient: of } = await dataOf(page.request, `/api/doctor/reports/${first}`)
  const { active_recipes } = await dataOf(page.request, `/api/doctor/patients/${of.id}`)
  const prescribed = active_recipes.flatMap(({ lines }: { lines: Line[] }) => lines)
  const taken = await boughtLine(patient.context.request, prescribed)
  const second = await reported(patient.context.request, taken, 'It is back')
  await page.goto(`/doctors/patients/${of.id}?report=${second}`)
  const other = page.getByRole('dialog', { name: `Report about ${taken.title}` })
  await other.getByRole('button', { name: 'Stop product' }).click()
  await expect(other.getByRole('button', { name: 'Stop product' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Close' }).click()
  const below = page.getByRole('listitem').filter({ hasText: taken.title })
  await expect(below.getByText('Stopped', { exact: true }).first()).toBeVisible()
  expect((await dataOf(page.request, `/api/doctor/reports/${second}`)).decision).toBe('stopped')
})

test('a recipe that is cancelled on its page waits no longer on the first one', async () => {
  const { page } = await asDoctor()
  const { practice } = await dataOf(page.request, '/api/doctor/top')
  const { id } = practice.needs_you.find(({ kind }: Task) => kind === 'recipe_expiring')
  await page.goto('/doctors/top')
  const task = page.locator(`a[href*="${id}"]`)
  await task.first().click()
  await more(page, 'Cancel recipe')
  await confirm(page)
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(task).toHaveCount(0)
})

type Task = { kind: string; id: string }
type News = { id: string; title: string; requires_ack: boolean; acknowledged_at: string | null }
type Line = { order: string; id: string; title: string }

/** Something that was delivered, where given one of `among`. */
async function boughtLine(api: Calls, among?: { title: string }[]): Promise<Line> {
  for (const { id } of await dataOf(api, '/api/patient/orders')) {
    const order = await dataOf(api, `/api/patient/orders/${id}`)
    const line = order.lines.find(
      ({ status, title }: Line & { status: string }) =>
        status === 'delivered' && (among?.some((each) => each.title === title) ?? true),
    )
    if (line) return { order: id, id: line.id, title: line.title }
  }
  throw new Error('the demo patient has got something')
}

async function reported(api: Calls, line: Line, message: string): Promise<string> {
  const report = { order_line_id: line.id, kind: 'reaction', message }
  return (await sendForm(api, `/api/patient/orders/${line.order}/reports`, report)).id
}
