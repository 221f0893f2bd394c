import type { APIRequestContext, Page } from '@playwright/test'
import { confirm, goBack, question, refusedInDialog } from './actions.ts'
import { asDoctor, asPatient, expect, test } from './fixtures.ts'
import { issuedRecipe, orderAll } from './job/joined.ts'
import { dataOf, made } from './ordered.ts'

/** What cannot be done with a recipe: somebody was faster, or something is missing. */
test.use({ actionTimeout: 15_000 })

const doctor = 'e.petrova@officina.test'
const reader = 'fischer@officina.test'
const builder = '/doctors/recipes/registration'
const at = (id: string) => `/api/doctor/recipes/${id}`

test('what became of a recipe meanwhile is told, and the page shows it then', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  const api = context.request
  const patient = await patientOf(api)
  const opened = async () => {
    const { id } = await issuedRecipe(api, patient.id, 1)
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
    return id
  }
  const cancel = (id: string) =>
    made(api, 'POST', `${at(id)}/cancel`, { reason_code: 'error', reason: null })
  const statusOf = async (id: string) => (await dataOf(api, at(id))).status
  const chip = (word: string) => page.getByRole('article').getByText(word, { exact: true }).first()

  await test.step('cancelled elsewhere: not cancelled again', async () => {
    const id = await opened()
    await more(page, 'Cancel recipe')
    await refusedInDialog(
      page,
      () => cancel(id),
      /is cancelled already/,
      async (dialog) => {
        await dialog.getByRole('combobox').selectOption('side_effect')
        await dialog.getByRole('textbox').fill('Itching since Monday')
      },
    )
    expect((await dataOf(api, at(id))).end_reason_code).toBe('error')
    await expect(chip('Cancelled')).toBeVisible()
  })

  await test.step('cancelled elsewhere: not paused', async () => {
    const id = await opened()
    await more(page, 'Put on hold')
    await confirm(page)
    await expect(question(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await refusedInDialog(
      page,
      () => cancel(id),
      /is cancelled cannot become on hold/,
      (dialog) => dialog.getByLabel('Reason').fill('Waiting for a blood test'),
    )
    expect(await statusOf(id)).toBe('cancelled')
  })

  await test.step('cancelled elsewhere: not resumed', async () => {
    const { id } = await issuedRecipe(api, patient.id, 1)
    await made(api, 'POST', `${at(id)}/hold`, { reason: 'For a week' })
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
    await page.getByRole('button', { name: 'Resume' }).click()
    await refusedInDialog(page, () => cancel(id), /is cancelled cannot become issued/)
    expect(await statusOf(id)).toBe('cancelled')
  })

  await test.step('ordered meanwhile: no error any more, it can be cancelled', async () => {
    const id = await opened()
    const home = await asPatient(browser, reader)
    await more(page, 'Entered in error')
    await refusedInDialog(
      page,
      () => orderAll(home.context.request, id),
      /Something was ordered from this recipe\. Cancel it instead/,
      (dialog) => dialog.getByRole('textbox').fill('Meant for another patient'),
    )
    expect(await statusOf(id)).not.toBe('entered_in_error')
    await home.done()
  })

  await test.step('issued meanwhile: the draft is not deleted', async () => {
    const draft = await draftOf(api, patient.id)
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${draft.id}`)
    await more(page, 'Delete draft')
    await refusedInDialog(
      page,
      () => made(api, 'POST', `${at(draft.id)}/issue`, { revision: draft.revision }),
      /Only a draft can be deleted/,
    )
    expect(await statusOf(draft.id)).toBe('issued')
    await expect(chip('Issued')).toBeVisible()
  })
  await clinic.done()
})

test('a set copied from a recipe wants a name', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  const api = context.request
  const patient = await patientOf(api)
  const { id } = await issuedRecipe(api, patient.id, 1)
  const sets = async () => (await dataOf(api, '/api/doctor/my-recipes')).length
  const before = await sets()
  await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
  await more(page, 'Copy to my-recipe')
  const name = question(page).getByLabel('Name')
  await name.fill('  ')
  await confirm(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(await sets()).toBe(before)
  await goBack(page)
  await clinic.done()
})

test('a renewed recipe is issued once, from a day that is still to come', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  const api = context.request
  const patient = await patientOf(api)
  const { id } = await issuedRecipe(api, patient.id, 1)
  await page.goto(`${builder}?mode=renew&recipe=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /version 2/ })).toBeVisible()
  const renewed = new URL(page.url()).searchParams.get('recipe') ?? ''
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const dialog = question(page)
  const days = dialog.getByLabel('Valid for days')
  const start = dialog.getByLabel('Starts on')
  await start.fill('2020-01-01')
  await confirm(page)
  await expect(dialog.getByText('A recipe cannot start in the past.')).toBeVisible()
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  await expect(start).toHaveValue('2020-01-01')
  await start.fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await days.fill('400')
  await confirm(page)
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  expect((await dataOf(api, at(renewed))).status).toBe('draft')
  await days.fill('90')

  const { revision } = await dataOf(api, at(renewed))
  await made(api, 'POST', `${at(renewed)}/issue`, { revision })
  await confirm(page)
  await expect(dialog.getByRole('alert').filter({ hasText: /^Not saved: \S/ })).toBeVisible()
  await expect(days).toHaveValue('90')
  await expect(page).toHaveURL(new RegExp(`recipe=${renewed}`))
  await dialog.getByRole('button', { name: 'Back' }).click()
  expect((await dataOf(api, at(renewed))).valid_days).not.toBe(90)
  await clinic.done()
})

test('for a patient who was archived nothing is renewed or issued', async ({ browser }) => {
  const clinic = await asDoctor(browser, doctor)
  const { page, context } = clinic
  const api = context.request
  const { id: patientId } = await made(api, 'POST', '/api/doctor/invitation', {
    last_name: 'Gone',
    first_name: 'Ida',
    email: 'ida.gone@example.org',
    send: false,
  })
  const { id } = await issuedRecipe(api, patientId, 1)
  const draft = await draftOf(api, patientId)
  await page.goto(`${builder}?mode=edit&recipe=${draft.id}`)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(question(page)).toBeVisible()
  await made(api, 'POST', `/api/doctor/patients/${patientId}/archive`, { reason: null })
  await confirm(page)
  const said = /cannot be written for this patient now/
  await expect(question(page).getByText(said).first()).toBeVisible()
  expect((await dataOf(api, at(draft.id))).status).toBe('draft')
  await made(api, 'DELETE', at(draft.id))

  await page.goto(`${builder}?mode=renew&recipe=${id}`)
  await expect(page.getByText(said)).toBeVisible()
  const all = await dataOf(
    api,
    `/api/doctor/recipes?filter=${JSON.stringify({ patient_id: patientId })}`,
  )
  expect(all).toHaveLength(1)
  await clinic.done()
})

async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function patientOf(api: APIRequestContext): Promise<{ id: string }> {
  const filter = encodeURIComponent(JSON.stringify({ q: reader }))
  return (await dataOf(api, `/api/doctor/patients?filter=${filter}`))[0]
}

/** A draft with one product, ready to be issued. */
async function draftOf(
  api: APIRequestContext,
  patient_id: string,
): Promise<{ id: string; revision: number }> {
  const [product] = await dataOf(api, '/api/doctor/products?filter={"q":"Vitamin D3 2000"}')
  const draft = await made(api, 'POST', '/api/doctor/recipes', { patient_id })
  return made(api, 'PATCH', at(draft.id), {
    revision: draft.revision,
    label: 'Written meanwhile',
    lines: [
      {
        product_id: product.id,
        variant_id: product.variant_id,
        dosage_mode: 'label',
        quantity: 1,
      },
    ],
  })
}
