import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The value beside a term of a list of facts. */
export const factOf = (scope: Locator | Page, term: string): Locator =>
  scope.locator('dt').getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]')

/** The figure below its name on a card. */
export const figureOf = (scope: Locator | Page, name: string): Locator =>
  scope.getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]')

/** Presses a button that saves a PDF and checks that it is one. */
export async function expectPdf(page: Page, button: Locator): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.subarray(-1_024).toString('latin1')).toContain('%%EOF')
  expect(bytes.byteLength).toBeGreaterThan(5_000)
}
