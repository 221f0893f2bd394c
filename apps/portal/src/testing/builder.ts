import { pathTo } from '../pathTo.ts'
import { dataOf, expect, type Locator, made, type Page } from './page.tsx'

// What the tests of the recipe builder do again and again.

/** A doctor for whom no other test writes, and the patient for whom recipes are written. */
export const doctor = 'e.petrova@officina.test'
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
