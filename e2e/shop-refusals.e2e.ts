import type { APIRequestContext, Page } from '@playwright/test'
import { dataOf, made, ownName } from './calls.ts'
import { asPatient, expect, expectAccessible, send, test } from './fixtures.ts'

const _tag = ownName('R')
const phone = { width: 390, height: 844 }

test('a return that another tab has asked for meanwhile', async ({ browser }) => {
  const patient = await asPatient(browser)
  const { page, context } = patient
  await page.setViewportSize(phone)
  const order = await orderWith(context.request, (line) => line.returnable_quantity > 0, 2)
  const [first, second] = order.lines
  if (!first || !second) throw new Error('two products are needed')
  const address = `/user/order-histories?id=${order.id}&help=return`
  const ask = 'Ask to return'
  const fill = async (at: Page, title: string) => {
    await at.getByRole('checkbox', { name: title }).check()
    await at.getByLabel(/^Reason/).selectOption('other')
    await at.getByRole('checkbox', { name: /unopened/ }).check()
  }
  await page.goto(address)
  await page.getByRole('button', { name: ask }).click()
  const summary = page.getByRole('group', { name: '3 fields need a change' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await fill(page, first.title)
  await page.getByLabel(/^Details/).fill('Ordered twice')

  const other = await context.newPage()
  await other.goto(address)
  await fill(other, first.title)
  await other.getByRole('button', { name: ask }).click()
  await expect(other.getByText('We look at it and answer by mail.')).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: ask }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('alert').first()).toHaveText(
    'A return of this product has been asked for already.',
  )
  await expect(page.getByLabel(/^Details/)).toHaveValue('Ordered twice')
  const chosen = page.getByRole('checkbox', { name: first.title })
  await chosen.uncheck()
  await expect(chosen).toBeDisabled()
  await page.getByRole('checkbox', { name: second.title }).check()
  await page.getByRole('button', { name: ask }).click()
  await expect(panel.getByText('We look at it and answer by mail.')).toHaveCount(2)
  await patient.done()
})

type Line = { id: string; title: string; returnable_quantity: number; quantity_shipped: number }

async function orderWith(
  request: APIRequestContext,
  isMeant: (line: Line) => boolean,
  least: number,
): Promise<{ id: string; lines: Line[] }> {
  for (const { id } of await dataOf(request, '/api/patient/orders?range=[0,49]')) {
    const order = await dataOf(request, `/api/patient/orders/${id}`)
    const lines = order.lines.filter(isMeant)
    if (lines.length >= least) return { id, lines }
  }
  throw new Error('the demo patient has no such order')
}

const _shelfOf = async (request: APIRequestContext): Promise<string> =>
  (await dataOf(request, '/api/patient/catalogs')).catalogs.find(
    ({ kind }: { kind: string }) => kind === 'platform',
  ).name

async function _stock(request: APIRequestContext, title: string, price: string, shelf: string) {
  const text = [
    'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Servings,Price,On hand,Catalog',
    `${title.replace(' ', '-')},${title},Northfield,minerals,capsule,oral,60 capsules,60,capsule,30,${price},50,"${shelf}"`,
  ].join('\n')
  const { data } = await (
    await send(
      request,
      'POST',
      '/api/admin/products/import',
      { dry_run: false, text },
      { 'Idempotency-Key': crypto.randomUUID() },
    )
  ).json()
  expect(data).toMatchObject({ ok: 1, failed: 0 })
}

const _found = (request: APIRequestContext, q: string) =>
  dataOf(request, `/api/patient/products?filter=${encodeURIComponent(JSON.stringify({ q }))}`)

async function _emptyCart(request: APIRequestContext): Promise<void> {
  for (const { id } of (await dataOf(request, '/api/patient/cart')).lines)
    await made(request, 'DELETE', `/api/patient/cart/lines/${id}`)
}
