import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { asAdmin, expect, test } from './fixtures.ts'

/** The way of a statement through two administrators: each step refused once, then done. */
type Row = { id: string; number: string; net: number; period_start: string; doctor_name: string }

async function _closedOnes(request: APIRequestContext): Promise<Row[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ status: ['closed'] }),
    range: '[0,99]',
  })
  const { data } = (await (await request.get(`/api/admin/settlements?${query}`)).json()) as {
    data: Row[]
  }
  return data
}

const dialog = (page: Page) => page.getByRole('dialog')
const _confirm = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const _open = async (page: Page, { id, number }: Row) => {
  await page.goto(`/admins/settlements/detail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
}

async function _expectInvalid(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

test('the list has a tab for each state, and its last row adds up what is shown', async ({
  browser,
}) => {
  const { page, context, done } = await asAdmin(browser)
  await page.goto('/admins/settlements')
  const tabs = page.getByRole('navigation', { name: 'Settlements' })
  await expect(tabs.getByRole('link', { name: /^Paid \d/ })).toBeVisible()
  await tabs.getByRole('link', { name: /^Paid \d/ }).click()
  await expect(page.getByRole('button', { name: /^Status: / })).toHaveCount(0)
  const asked = `filter=${JSON.stringify({ status: ['paid'] })}`
  const { data } = await (
    await context.request.get(`/api/admin/settlements/summary?${asked}`)
  ).json()
  const last = page.getByRole('table', { name: 'Settlements' }).getByRole('row').last()
  await expect(last).toContainText('Total of what the filters show')
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const amount of [data.net, data.commission, data.gross_base])
    await expect(last).toContainText(usd.format(amount / 100))
  await expect(page.getByRole('row')).toHaveCount(data.count + 2)
  await done()
})
