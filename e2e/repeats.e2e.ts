import { type Calls, dataOf, demo, linkOf, made, readMail, signIn } from './calls.ts'
import { advance, asPatient, expect, test, visitor } from './fixtures.ts'

const email = demo.patient
const phone = { viewport: { width: 390, height: 844 } }
const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A time of a day at which people are awake, on both coasts; what is due is done before it answers. */
async function dayTimeOf(request: Calls, day: string): Promise<void> {
  const { now } = await dataOf(request, '/dev/clock')
  await advance(request, (Date.parse(`${day}T17:00:00Z`) - Date.parse(now)) / dayMs)
}

/** A line that can be repeated from a day on, with enough of its recipe left. */
async function lineFrom(request: Calls, day: string, until: string) {
  for (const recipe of (await dataOf(request, '/api/patient/top')).recipes)
    for (const line of recipe.lines) {
      const offer = await request.get(`/api/patient/recipe-lines/${line.id}/repeat-offer`)
      if (!offer.ok() || recipe.expires_on < until) continue
      if ((await offer.json()).data.first_on <= day)
        return { recipe: recipe.id, title: line.product.title }
    }
  throw new Error('no line can be repeated')
}

test('a repeat is turned on, skipped by its mail, ordered by itself and stopped', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const patient = await asPatient(browser, email)
  const { page } = patient
  const { request } = patient.context
  await page.setViewportSize(phone.viewport)
  const today = Date.parse((await dataOf(request, '/dev/clock')).now)
  const first = dayOf(today + 9 * dayMs)
  const { recipe, title } = await lineFrom(request, first, dayOf(today + 130 * dayMs))

  // what else is repeated would be ordered together with it
  for (const { id, revision } of await dataOf(request, '/api/patient/repeats'))
    await made(request, 'POST', `/api/patient/repeats/${id}/stop`, { revision })

  await page.goto(`/user/recipes?id=${recipe}`)
  await page.getByRole('button', { name: `Repeat ${title}` }).click()
  const form = page.getByRole('dialog', { name: `Order ${title} automatically` })
  await form.getByRole('combobox', { name: 'How often' }).selectOption('8')
  await form.getByLabel('First order on').fill(first)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Turn on repeat' }).click()
  await expect(form).toHaveCount(0)
  const planned = async () => {
    // a session is over long before the next order
    await signIn(request, 'patient', email)
    const plan: { product: { title: string } }[] = await dataOf(request, '/api/patient/repeats')
    return plan.find(({ product }) => product.title === title)
  }

  // a week before, whoever has the mail skips without signing in
  await dayTimeOf(request, dayOf(Date.parse(first) - 7 * dayMs))
  const link = linkOf(await readMail(request, email, /Your next order is on/))
  const anybody = await visitor(browser, phone)
  await anybody.page.goto(link)
  const card = anybody.page.getByRole('listitem', { name: title })
  await card.getByRole('button', { name: `Skip next: ${title}` }).click()
  const skip = anybody.page.getByRole('dialog', { name: `Skip the next order of ${title}?` })
  await skip.getByRole('button', { name: 'Skip next' }).click()
  await expect(anybody.page.getByText(`Next order of ${title} skipped.`)).toBeVisible()
  const { next_on } = (await planned()) as unknown as { next_on: string }
  expect(next_on > first).toBe(true)

  await dayTimeOf(request, dayOf(Date.parse(next_on) - dayMs))
  const announced = linkOf(await readMail(request, email, /Tomorrow we order for you/))
  await dayTimeOf(request, next_on)
  const placed = await readMail(request, email, /order_placed/)
  const number = /O-\d{4}-\d+/.exec(placed.subject)?.[0] ?? ''
  await signIn(request, 'patient', email)
  await page.goto('/user/order-histories')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('link', { name: 'Your repeat' })).toBeVisible()

  await anybody.page.goto(announced)
  await card.getByRole('button', { name: `Stop: ${title}` }).click()
  await anybody.page
    .getByRole('dialog', { name: `Stop the repeat of ${title}?` })
    .getByRole('button', { name: 'Stop' })
    .click()
  await expect(card).toContainText('You have stopped it.')
  await readMail(request, email, /Your repeat has ended/)
  expect(await planned()).toMatchObject({ status: 'stopped', reason: 'patient' })
  await anybody.done()
  await patient.done()
})
