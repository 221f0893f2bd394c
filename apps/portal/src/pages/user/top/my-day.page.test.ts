import { dataOf, expect, expectAccessible, type Page, testAs } from '../../../testing/page.tsx'

const test = testAs('patient')

test('a patient ticks doses of the day, says what is left, and prints the schedule', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/top')
  const day = page.getByRole('region', { name: 'My day' })
  const box = day.getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await box.click()
  await expect(box).toBeChecked()
  await expect.poll(async () => (await tickedOf(page)).length).toBe(1)
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await expect.poll(async () => (await tickedOf(page)).length).toBe(0)

  // what was never bought cannot have been taken
  const missing = day
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Not ordered yet/ }) })
    .first()
  await expect(missing).toBeVisible()
  await expect(missing.getByRole('checkbox')).toHaveCount(0)

  // without a line the box goes back, and the notice says why
  await context.setOffline(true)
  await box.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(box).not.toBeChecked()
  await context.setOffline(false)

  // so do two of one product that are ticked before either is answered
  await page.route('**/api/patient/top', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const slot of answer.data.days[0].slots)
      slot.doses = slot.doses.flatMap((dose: object) => [1, 2].map((nth) => ({ ...dose, nth })))
    await route.fulfill({ json: answer })
  })
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/patient/doses', async (route) => {
    await answered.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await page.reload()
  const two = [0, 1].map((nth) => day.getByRole('checkbox').nth(nth))
  for (const each of two) await each.click()
  for (const each of two) await expect(each).toBeChecked()
  answered.resolve()
  for (const each of two) await expect(each).not.toBeChecked()
  await page.unrouteAll()
  await page.reload()

  await day.getByRole('button', { name: 'Yesterday' }).click()
  await expect(day.getByRole('button', { name: 'Yesterday' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await day.getByRole('button', { name: 'Today' }).click()

  const row = day.getByRole('listitem').filter({ hasText: 'Correct the amount left' }).first()
  const before = await row.innerText()
  await row.getByRole('button', { name: /Correct the amount left/ }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox')
  await amount.fill('lots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter 0 or more.')).toBeVisible()
  await amount.fill('99999')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/more than 20 packs/)).toBeVisible()
  await expectAccessible(page)
  const title = (await dialog.getByRole('heading').innerText())
    .replace('How much ', '')
    .replace(' do you have left?', '')
  await amount.fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const named = day.getByRole('listitem').filter({ hasText: title }).last()
  await expect(named).toContainText('Used up')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => named.innerText()).toBe(before)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    day.getByRole('button', { name: 'Print schedule' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^schedule-\d{4}-\d\d-\d\d\.pdf$/)

  // what is not bought is told to the doctor
  await page.goto('/user/recipes')
  await page.getByRole('navigation', { name: 'My recipes' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Not buying? Tell us why' }).click()
  await dialog.getByRole('button', { name: 'Send to my doctor' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').selectOption('Something else')
  await dialog.getByRole('button', { name: 'Send to my doctor' }).click()
  await expect(dialog.getByText('Tell us why in a few words.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^In your own words/).fill('Next month')
  await dialog.getByRole('button', { name: 'Send to my doctor' }).click()
  await expect(
    page.getByText(/^You told your doctor why you are not buying it: Something/),
  ).toBeVisible()
})

async function tickedOf(page: Page) {
  const data = await dataOf(page.request, '/api/patient/top')
  return data.days[0].slots
    .flatMap((slot: { doses: { taken: boolean }[] }) => slot.doses)
    .filter((dose: { taken: boolean }) => dose.taken)
}
