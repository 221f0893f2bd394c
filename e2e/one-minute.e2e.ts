import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { asDoctor, expect, test } from './fixtures.ts'
import { type Count, createMeter } from './meter.ts'

/**
 * From the list of patients to an issued recipe of three products with a dosage changed and the course named:
 * what it takes is counted, and stands in docs/one-minute-recipe.md.
 */
const patient = 'Imogen Clarke'
const wanted = [
  ['vitamin d3 2', 'Vitamin D3 2000'],
  ['zinc pic', 'Zinc Picolinate 15'],
  ['magnesium b', 'Magnesium Bisglycinate'],
] as const
const course = 'Winter'

test('by mouse', { tag: '@deep' }, async ({ browser }) => {
  const clinic = await asDoctor(browser)
  const { page } = clinic
  const meter = await begin(page)
  meter.decide()
  await meter.click(page.getByRole('button', { name: `Actions for ${patient}` }))
  await meter.click(page.getByRole('menuitem', { name: 'Create recipe' }))
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(patient)
  await meter.click(page.getByRole('searchbox'))
  await addAll(page, meter)
  const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
  meter.decide()
  await meter.doubleClick(recipe.getByRole('textbox', { name: 'From', exact: true }))
  await meter.type('2')
  await meter.click(recipe.getByRole('button', { name: 'morning', exact: true }))
  meter.decide()
  await meter.click(recipe.getByRole('textbox', { name: 'Course name' }))
  await meter.type(course)
  await expect(recipe.getByText(/^2 capsules, once a day, morning and evening/)).toBeVisible()
  meter.decide()
  await meter.click(page.getByRole('button', { name: 'Issue recipe', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Issue this recipe to ${patient}?` })
  await meter.click(dialog.getByRole('button', { name: 'Issue recipe', exact: true }))
  await issued(page)
  expectDocumented('by mouse', meter.read())
  await clinic.done()
})

test('by keyboard alone', { tag: '@deep' }, async ({ browser }) => {
  const clinic = await asDoctor(browser)
  const { page } = clinic
  const meter = await begin(page)
  meter.decide()
  await meter.tabTo(page.getByRole('main').getByRole('searchbox'))
  await meter.type('clarke')
  await meter.press('Enter')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await meter.tabTo(page.getByRole('button', { name: `Actions for ${patient}` }))
  await meter.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Create recipe' })).toBeFocused()
  await meter.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(patient)
  // the page has been announced: its keys work from here on
  await expect(page.locator('h1:focus, main:focus')).toBeVisible()
  await meter.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await addAll(page, meter)
  const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
  meter.decide()
  await meter.press('F2')
  await expect(recipe.getByRole('textbox', { name: 'From', exact: true })).toBeFocused()
  await meter.type('2')
  await meter.tabTo(recipe.getByRole('button', { name: 'morning', exact: true }))
  await meter.press('Space')
  await expect(recipe.getByText(/^2 capsules, once a day, morning and evening/)).toBeVisible()
  meter.decide()
  await meter.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: `Issue this recipe to ${patient}?` })).toBeVisible()
  await meter.press('Control+Enter')
  await issued(page)
  expectDocumented('by keyboard', meter.read())
  await clinic.done()
})

type Meter = ReturnType<typeof createMeter>

async function begin(page: Page): Promise<Meter> {
  await page.goto('/doctors/top')
  await page.getByRole('banner').getByRole('link', { name: 'Patients' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: patient })).toBeVisible()
  return createMeter(page)
}

async function addAll(page: Page, meter: Meter): Promise<void> {
  for (const [typed, title] of wanted) {
    meter.decide()
    await meter.type(typed)
    await expect(page.getByRole('button', { name: /^Add / }).first()).toHaveAccessibleName(
      `Add ${title}`,
    )
    await meter.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${title}`, exact: true })).toBeVisible()
  }
}

async function issued(page: Page): Promise<void> {
  await expect(page.getByText(/Recipe R-\d{4}-\d+ issued/)).toBeVisible()
  await expect(page.getByText(/^2 capsules, once a day, morning and evening/)).toBeVisible()
}

/** What docs/one-minute-recipe.md says; Tab may pass a few controls more or less. */
function expectDocumented(way: string, count: Count): void {
  const text = readFileSync(new URL('../docs/one-minute-recipe.md', import.meta.url), 'utf8')
  const row = new RegExp(`^\\| ${way} \\|(.*)\\|$`, 'm').exec(text)?.[1] ?? ''
  const [clicks, keys = 0, decisions, seconds] = row.split('|').map(Number)
  const said = `${JSON.stringify(count)} as the page says`
  expect(count.seconds, said).toBeLessThanOrEqual(60)
  expect([count.clicks, count.decisions], said).toEqual([clicks, decisions])
  expect(Math.abs(count.keys - keys), said).toBeLessThanOrEqual(10)
  expect(Math.abs(count.seconds - (seconds ?? 0)), said).toBeLessThanOrEqual(3)
}
