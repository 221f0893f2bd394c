import {
  addProduct,
  builder,
  deleteDrafts,
  draftOf,
  drafts,
  more,
  patientOf,
  saved,
  test,
  titles,
} from '../../../../testing/builder.ts'
import { type Calls, expect, expectAccessible, made, send } from '../../../../testing/page.tsx'

/** The recipe builder beside its main job: drafts, modes, and what an issued recipe goes through. */

test('nothing is stored before something is written; an unsent draft is offered again', async ({
  page,
}) => {
  await deleteDrafts(page)
  await page.goto(builder)
  await expect(page.getByRole('heading', { level: 1, name: 'Create recipe' })).toBeVisible()
  await test.step('a link leads past all products to the recipe, and back', async () => {
    const pane = (name: string) => page.getByRole('region', { name, exact: true })
    const skip = (name: string) => page.getByRole('link', { name: `Skip to “${name}”` })
    for (const [from, to] of [
      ['Choose products', 'Recipe'],
      ['Recipe', 'Choose products'],
    ] as const) {
      await expect(pane(from).locator('a, button, input').first()).toHaveText(`Skip to “${to}”`)
      await skip(to).click()
      await expect(pane(to)).toBeFocused()
    }
    await expect(page).toHaveURL(builder)
  })
  await page.getByLabel('Source').selectOption({ label: 'In my templates' })
  await page.getByLabel('Source').selectOption({ label: 'All products' })
  expect(await drafts(page)).toEqual([])

  await addProduct(page, 'Zinc Picolinate 15')
  await saved(page)
  await expect(page).toHaveURL(/mode=edit&recipe=/)
  const [draft] = await drafts(page)
  // what was open stays open: the page was not loaded anew
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.getByLabel('Course name').fill('Unsent course')
  await saved(page)
  expect(await drafts(page)).toHaveLength(1)

  await page.goto(builder)
  const banner = page.getByRole('alert').filter({ hasText: 'You have a draft' })
  await expect(banner).toContainText('Unsent course')
  await expectAccessible(page)
  // what is typed while the draft is on its way would begin a third
  const opened = Promise.withResolvers<void>()
  await page.route(`**/api/doctor/recipes/${draft}`, async (route) => {
    await opened.promise
    await route.continue()
  })
  await banner.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('[inert]').getByLabel('Course name')).toHaveValue('')
  opened.resolve()
  await expect(page).toHaveURL(new RegExp(`recipe=${draft}`))
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByLabel('Course name')).toHaveValue('Unsent course')

  await page.goto(builder)
  await banner.getByRole('button', { name: 'Start a new recipe' }).click()
  await expect(banner).toBeHidden()
  expect(await drafts(page)).toHaveLength(1)
  await page.reload()
  await banner.getByRole('button', { name: 'Delete draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this draft?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('what an empty recipe misses is one list that leads there', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(builder)
    const dialog = page.getByRole('dialog', { name: 'Issue this recipe?' })
    const show = async (text: string) => {
      await page.keyboard.press('Control+Enter')
      await expect(dialog.getByRole('button', { name: 'Issue recipe', exact: true })).toBeDisabled()
      await expect(dialog.getByRole('listitem')).toHaveText([
        'Choose the patient.',
        'Add at least one product.',
      ])
      await dialog.getByRole('button', { name: text }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('heading', { level: 1 }).click()
    await show('Choose the patient.')
    await expect(page.getByRole('main').getByLabel('Patient', { exact: true })).toBeFocused()
    await show('Add at least one product.')
    await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await test.step('on a phone no step is done by passing it; the last one says the same', async () => {
    for (const step of ['Dosage', 'Message and files', 'Review'])
      await page.getByRole('button', { name: `Next: ${step}` }).click()
    const way = page.getByRole('list', { name: 'Recipe steps' })
    await expect(way.getByText('(done)')).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByText('Before you can issue:')).toBeVisible()
    await main.getByRole('button', { name: 'Choose the patient.' }).click()
    await expect(main.getByLabel('Patient', { exact: true })).toBeFocused()
  })
})

test.deep('hold, resume, new version, renew, copy, unknown mode, cancel', async ({ page }) => {
  const patient = await patientOf(page)
  await deleteDrafts(page)
  const id = await issueByApi(page.request, patient.id)
  const recipe = `/doctors/patients/${patient.id}/recipes?id=${id}`
  await page.goto(recipe)
  await more(page, 'Put on hold')
  const hold = page.getByRole('dialog', { name: /^Put recipe R-.* on hold\?$/ })
  await expectAccessible(page)
  await hold.getByRole('button', { name: 'Put on hold' }).click()
  await expect(hold.getByText(/^Enter a reason/)).toBeVisible()
  await hold.getByLabel('Reason').fill('Waiting for a blood test')
  await hold.getByRole('button', { name: 'Put on hold' }).click()
  await expect(page.getByText('On hold: Waiting for a blood test')).toBeVisible()
  await page.getByRole('button', { name: 'Release hold' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release hold' }).click()
  await expect(page.getByText('On hold: Waiting for a blood test')).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Create new version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /R-.*, version 2/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toBeDisabled()
  await page.goto(`${builder}?mode=renew&recipe=${id}`)
  await expect(page.getByText('The next version already had a draft')).toBeVisible()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes`))

  await page.goto(`${builder}?mode=renew&recipe=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /version 2/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
  const gap = dialog.getByText(/^It ends as soon as you issue/)
  await expect(dialog.getByLabel(/^End R-.* version 1/)).toBeChecked()
  await expect(gap).toBeHidden()
  await dialog.getByLabel('Starts on').fill('2099-12-31')
  await expect(gap).toContainText('until 31 Dec 2099.')
  await dialog.getByLabel(/^End R-.* version 1/).click()
  await expect(gap).toBeHidden()
  await page.keyboard.press('Escape')
  await page.goto(`${builder}?mode=copy&recipe=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create recipe' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue('')
  await expect(titles(page)).toHaveCount(1)
  await deleteDrafts(page)
  await page.goto(`${builder}?mode=wonder&recipe=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create recipe' })).toBeVisible()
  expect(await drafts(page)).toEqual([])

  await page.goto(recipe)
  await more(page, 'Cancel recipe')
  const cancel = page.getByRole('dialog', { name: /^Cancel recipe R-/ })
  await cancel.getByRole('combobox').selectOption('side_effect')
  await cancel.getByRole('button', { name: 'Cancel recipe' }).click()
  await expect(page.getByText('Ended: Side effect')).toBeVisible()
  await page.goto('/doctors/top')
})

test.deep('a patient nobody has found is invited from the builder', async ({ page }) => {
  await page.goto(builder)
  await page.getByRole('textbox', { name: 'Patient', exact: true }).focus()
  const box = page.getByRole('combobox', { name: 'Patient', exact: true })
  await box.fill('Mira Nobody')
  await page.getByRole('option', { name: 'Invite “Mira Nobody”…' }).click()
  const panel = page.getByRole('dialog', { name: 'Invite a patient' })
  await expect(panel.getByLabel('First name')).toHaveValue('Mira')
  await panel.getByLabel('Email').fill('mira.nobody@example.org')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Send invitation' }).click()
  await expect(panel).toBeHidden()
  await expect(box).toHaveValue('Mira Nobody')
  await saved(page)
  await expect(page.getByText(/we email the invitation again with a new link/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(
    'Mira Nobody',
  )
  await deleteDrafts(page)
})

test.deep(
  'products are compared, a template begins the recipe, and an issued one becomes a set',
  async ({ page }) => {
    await deleteDrafts(page)
    const patient = await patientOf(page)
    await page.goto(`${builder}?patientId=${patient.id}`)
    const picker = page.getByRole('region', { name: 'Choose products' })
    for (const n of [0, 1, 2, 3])
      await picker
        .getByRole('checkbox', { name: /^Compare / })
        .nth(n)
        .click()
    await expect(page.getByText('You can compare up to three products.')).toBeVisible()
    await picker.getByRole('button', { name: 'Compare (3)' }).click()
    const side = page.getByRole('dialog', { name: 'Compare products' })
    await expect(side.getByText('Ingredients per day, at the highest dose')).toHaveCount(3)
    await expect(side.getByText('Price per day')).toHaveCount(3)
    await expectAccessible(page)
    await side.getByRole('button', { name: 'Close' }).click()

    await page.getByLabel('Course name').fill('My own name')
    await page.getByRole('button', { name: 'Start from a template' }).click()
    const panel = page.getByRole('dialog', { name: 'Start from a template' })
    await panel.getByRole('searchbox').fill('Sleep onset')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Use: Sleep onset' }).click()
    await expect(titles(page)).toHaveCount(3)
    await expect(page.getByLabel('Course name')).toHaveValue('My own name')
    await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(
      `${patient.first_name} ${patient.last_name}`,
    )
    // the draft it replaces is gone
    expect(await drafts(page)).toHaveLength(1)
    await deleteDrafts(page)

    const id = await issueByApi(page.request, patient.id)
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
    await more(page, 'Copy to my templates')
    const ask = page.getByRole('dialog', { name: 'Copy this recipe to my templates' })
    await expectAccessible(page)
    await ask.getByLabel('Name').fill('From a recipe')
    await ask.getByRole('button', { name: 'Copy to my templates' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'From a recipe' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Vitamin D3 2000')
    const set = page.url().split('/').at(-1)
    await send(page.request, 'DELETE', `/api/doctor/my-recipes/${set}`)
    await send(page.request, 'POST', `/api/doctor/recipes/${id}/cancel`, {
      reason_code: 'error',
      reason: null,
    })
  },
)

test('what is typed at once into the patient box all counts, also before the search has come', async ({
  page,
}) => {
  await deleteDrafts(page)
  const patient = await patientOf(page)
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/PatientSearch-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(builder)
  await page.getByRole('textbox', { name: 'Patient', exact: true }).click()
  await page.keyboard.type(patient.last_name.slice(0, 3))
  letCome()
  const box = page.getByRole('combobox', { name: 'Patient', exact: true })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(patient.last_name.slice(0, 3))
  await page.keyboard.type(patient.last_name.slice(3))
  await expect(box).toHaveValue(patient.last_name)
  await page.getByRole('option', { name: patient.last_name }).first().click()
  await saved(page)
  await expect(box).toHaveValue(`${patient.first_name} ${patient.last_name}`)
  await deleteDrafts(page)

  // and nothing has to be waited for
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto(builder)
  await page.getByRole('textbox', { name: 'Patient', exact: true }).click()
  await page.keyboard.type(patient.last_name)
  await expect(box).toHaveValue(patient.last_name)
})

async function issueByApi(api: Calls, patientId: string): Promise<string> {
  const { id, revision } = await draftOf(api, patientId)
  return (await made(api, 'POST', `/api/doctor/recipes/${id}/issue`, { revision })).id
}
