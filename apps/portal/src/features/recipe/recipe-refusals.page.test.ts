import { dayMs } from '@officina/shared/dates/days'
import { builder, draftOf, more, patientOf, test } from '../../testing/builder.ts'
import {
  acted,
  addedPatient,
  confirm,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  goBack,
  issuedRecipe,
  made,
  question,
} from '../../testing/page.tsx'

/** What cannot be done with a recipe: somebody was faster, or something is missing. */

const at = (id: string) => `/api/doctor/recipes/${id}`

test.deep(
  'the address of a draft that was issued since asks before it begins another version',
  async ({ page, request: api }) => {
    const patient = await patientOf(page)
    const { id } = await issuedRecipe(api, patient.id, 1)
    const versions = async () => {
      const written = filtered('/api/doctor/recipes', { patient_id: patient.id })
      const all = await dataOf(api, `${written}&range=[0,99]`)
      const { series_id } = await dataOf(api, at(id))
      return all.filter((each: { series_id: string }) => each.series_id === series_id).length
    }
    await page.goto(`${builder}?mode=edit&recipe=${id}`)
    await expect(page.getByRole('heading', { name: 'This version has been issued' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    expect(await versions()).toBe(1)
    await expect(page.getByRole('link', { name: 'Open recipe' })).toHaveAttribute(
      'href',
      `/doctors/patients/${patient.id}/recipes?id=${id}`,
    )
    await page.getByRole('link', { name: 'Create version 2' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /version 2/ })).toBeVisible()
    expect(await versions()).toBe(2)
    const next = new URL(page.url()).searchParams.get('recipe') ?? ''
    expect(next).not.toBe(id)
    await made(api, 'DELETE', at(next))

    // what has ended is shown, not written on
    await made(api, 'POST', `${at(id)}/cancel`, { reason_code: 'error', reason: null })
    await page.goto(`${builder}?mode=edit&recipe=${id}`)
    await expect(page.getByRole('heading', { name: 'This version has ended' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Create version/ })).toHaveCount(0)
  },
)

test('a set copied from a recipe wants a name', async ({ page, request: api }) => {
  const patient = await patientOf(page)
  const { id } = await issuedRecipe(api, patient.id, 1)
  const sets = async () => (await dataOf(api, '/api/doctor/my-recipes')).length
  const before = await sets()
  await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
  await more(page, 'Copy to my templates')
  const name = question(page).getByLabel('Name')
  await name.fill('  ')
  await confirm(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(await sets()).toBe(before)
  await goBack(page)
})

test('a renewed recipe is issued once, from a day that is still to come', async ({ page }) => {
  const api = page.request
  const patient = await patientOf(page)
  const { id } = await issuedRecipe(api, patient.id, 1)
  await page.goto(`${builder}?mode=renew&recipe=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /version 2/ })).toBeVisible()
  const renewed = new URL(page.url()).searchParams.get('recipe') ?? ''
  await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
  const dialog = question(page)
  const days = dialog.getByLabel('Valid for (days)')
  const start = dialog.getByLabel('Starts on')
  await start.fill('2020-01-01')
  await confirm(page)
  await expect(dialog.getByText('A recipe cannot start in the past.')).toBeVisible()
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  await expect(start).toHaveValue('2020-01-01')
  await start.fill(new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10))
  await days.fill('400')
  await confirm(page)
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  expect((await dataOf(api, at(renewed))).status).toBe('draft')
  // what is typed is saved soon, but too late
  const { promise: isIssued, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${at(renewed)}`, async (route) => {
    await isIssued
    await route.continue()
  })
  await days.fill('90')
  await acted(api, at(renewed), 'issue')
  letGo()
  await confirm(page)
  await expect(dialog.getByRole('alert').filter({ hasText: /^Not saved: \S/ })).toBeVisible()
  await expect(days).toHaveValue('90')
  await expect(page).toHaveURL(new RegExp(`recipe=${renewed}`))
  await dialog.getByRole('button', { name: 'Back' }).click()
  expect((await dataOf(api, at(renewed))).valid_days).not.toBe(90)
})

test.deep(
  'for a patient who was archived nothing is renewed or issued',
  async ({ page, request: api }) => {
    const patientId = await addedPatient(api, 'Ida', 'Gone')
    const { id } = await issuedRecipe(api, patientId, 1)
    const draft = await draftOf(api, patientId)
    await page.goto(`${builder}?mode=edit&recipe=${draft.id}`)
    await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(question(page)).toBeVisible()
    await made(api, 'POST', `/api/doctor/patients/${patientId}/archive`, { reason: null })
    await confirm(page)
    const said = /cannot write recipes for this patient/
    await expect(question(page).getByText(said).first()).toBeVisible()
    expect((await dataOf(api, at(draft.id))).status).toBe('draft')
    await made(api, 'DELETE', at(draft.id))

    await page.goto(`${builder}?mode=renew&recipe=${id}`)
    await expect(page.getByText(said)).toBeVisible()
    const all = await dataOf(api, filtered('/api/doctor/recipes', { patient_id: patientId }))
    expect(all).toHaveLength(1)
  },
)
