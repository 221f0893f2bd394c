import { pathTo } from '../pathTo.ts'
import { type Calls, dataOf, expect, type Locator, made, type Page, testAs } from './page.tsx'

// What the tests of the recipe builder do again and again.

/** A doctor for whom no other test writes, and the patient for whom recipes are written. */
const doctor = 'e.petrova@officina.test'
export const test = testAs('doctor', doctor)
export const reader = 'fischer@officina.test'
export const builder = pathTo('/doctors/recipes/registration')

type Patient = { id: string; last_name: string; first_name: string }

export async function patientOf(page: Page): Promise<Patient> {
  const [patient] = await dataOf(page.request, `/api/doctor/patients?filter={"q":"${reader}"}`)
  return patient
}

const recipeOf = (page: Page): Locator => page.getByRole('region', { name: 'Recipe', exact: true })

export const lineOf = (page: Page, title: string): Locator =>
  recipeOf(page)
    .locator('ol > li')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()

export const titles = (page: Page): Locator => recipeOf(page).locator('ol > li [data-title]')

export async function addProduct(page: Page, title: string): Promise<Locator> {
  const picker = page.getByRole('region', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill(title)
  await picker.getByRole('button', { name: `Add ${title}`, exact: true }).click()
  const line = lineOf(page, title)
  await expect(line).toBeVisible()
  return line
}

export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

export async function drafts(page: Page): Promise<string[]> {
  const rows = await dataOf(page.request, '/api/doctor/recipes?filter={"status":["draft"]}')
  return rows.map(({ id }: { id: string }) => id)
}

export async function deleteDrafts(page: Page): Promise<void> {
  for (const id of await drafts(page))
    await made(page.request, 'DELETE', `/api/doctor/recipes/${id}`)
}

/** An action of the menu of a recipe. */
export async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** A draft with one product, ready to be issued. */
export async function draftOf(
  api: Calls,
  patient_id: string,
  line: object = {},
): Promise<{ id: string; revision: number }> {
  const [product] = await dataOf(api, '/api/doctor/products?filter={"q":"Vitamin D3 2000"}')
  const draft = await made(api, 'POST', '/api/doctor/recipes', { patient_id })
  return made(api, 'PATCH', `/api/doctor/recipes/${draft.id}`, {
    revision: draft.revision,
    label: 'Written meanwhile',
    lines: [
      {
        product_id: product.id,
        variant_id: product.variant_id,
        dosage_mode: 'label',
        quantity: 1,
        ...line,
      },
    ],
  })
}
