import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { asAdmin, expect, send, settled, test } from './fixtures.ts'

/**
 * What each role of the administrators sees and may do: typed by hand from the specification's routes
 * and the product's roles, so that it does not follow a mistake in the permissions.
 */
const accounts = {
  owner: 'admin@officina.test',
  operations: 'operations@officina.test',
  support: 'support@officina.test',
  clinical_reviewer: 'clinical@officina.test',
  finance: 'finance@officina.test',
  content: 'content@officina.test',
  read_only: 'readonly@officina.test',
} as const
type Role = keyof typeof accounts

const everyone = Object.keys(accounts) as Role[]
const but = (...refused: Role[]) => everyone.filter((role) => !refused.includes(role))
const nobody: Role[] = []
const templateWriters: Role[] = ['owner', 'clinical_reviewer', 'content']

/** Every route of the specification, section 2, for signed-in administrators: who is let in. */
const routes: [path: string, opens: readonly Role[]][] = [
  ['/admins/approve-doctor', everyone],
  ['/admins/registered-doctors', everyone],
  ['/admins/doctors', everyone],
  ['/admins/doctors/{doctor}', everyone],
  ['/admins/recipes', everyone],
  ['/admins/recipes/registration', templateWriters],
  ['/admins/recipes/templates', everyone],
  ['/admins/recipes/templates/{template}', everyone],
  ['/admins/recipes/{recipe}', everyone],
  ['/admins/patients', but('content')],
  ['/admins/patients/{patient}', but('content')],
  ['/admins/orders', but('content')],
  ['/admins/orders/detail/{order}', but('content')],
  ['/admins/settlements', but('content')],
  ['/admins/settlements/detail/{settlement}', but('content')],
  ['/admins/users', ['owner']],
  ['/admins/users/audit', ['owner', 'finance']],
  ['/admins/logistics', but('content')],
  ['/admins/news', everyone],
  ['/admins/news/{news}', everyone],
]

const reviewers: Role[] = ['owner', 'clinical_reviewer']
const doctorManagers: Role[] = ['owner', 'operations', 'clinical_reviewer']
const patientManagers: Role[] = ['owner', 'operations', 'support']
const orderManagers: Role[] = ['owner', 'operations', 'support']
const payers: Role[] = ['owner', 'operations', 'finance']
const shippers: Role[] = ['owner', 'operations']
const money: Role[] = ['owner', 'finance']
const auditors: Role[] = ['owner', 'finance']

/** Buttons by page; the reviewer's account reads Japanese. */
const buttons: [path: string, name: RegExp, shown: readonly Role[]][] = [
  ['/admins/doctors/{applicant}', /^(Approve|承認)$/, reviewers],
  ['/admins/doctors/{applicant}', /^(Reject|却下)$/, reviewers],
  ['/admins/doctors/{doctor}', /^(Suspend|利用停止)$/, doctorManagers],
  ['/admins/orders/detail/{order}', /^(Hold|保留)$/, orderManagers],
  ['/admins/orders/detail/{order}', /^(Add a note|メモを追加)$/, orderManagers],
  ['/admins/orders/detail/{order}', /^(Refund|返金)$/, money],
  ['/admins/orders/detail/{unpaid}', /^(Record payment|入金を記録)$/, payers],
  ['/admins/orders/detail/{unpaid}', /^(Refund|返金)$/, nobody],
  ['/admins/settlements', /^(Close a month|月次の締め)$/, money],
  ['/admins/settlements/detail/{closed}', /^(Make void|無効にする)$/, ['owner']],
  ['/admins/logistics?parcel={parcel}', /^(Start picking|ピッキング開始)$/, shippers],
  ['/admins/patients/{patient}', /^(Transfer|引き継ぎ)$/, patientManagers],
  ['/admins/patients/{patient}', /^(Suspend|利用停止)$/, patientManagers],
  ['/admins/patients/{patient}', /^(Export all data|全データを書き出す)$/, patientManagers],
  ['/admins/recipes/{recipe}', /^(Hold for safety|安全のため停止)$/, reviewers],
  ['/admins/recipes/templates', /^(Replace a product|商品の一括置換)$/, templateWriters],
  ['/admins/recipes/templates/{template}', /^(Retire|公開を終了)$/, templateWriters],
  ['/admins/users', /^(Export|書き出し)$/, ['owner']],
  // whoever may read a list may export it
  ['/admins/doctors', /^(Export|書き出し)$/, everyone],
  ['/admins/orders', /^(Export|書き出し)$/, but('content')],
  ['/admins/settlements', /^(Export|書き出し)$/, but('content')],
  ['/admins/patients', /^(Export|書き出し)$/, but('content')],
]

const id = '/018f0000-0000-7000-8000-000000000000'
/** Calls behind the pages: who is not answered 403. */
const calls: [method: 'GET' | 'POST' | 'PATCH', paths: string[], allowed: readonly Role[]][] = [
  ['GET', ['doctors', `doctors${id}`, 'doctors/export', 'doctors/facets', 'counts'], everyone],
  ['GET', ['patients', `patients${id}`, 'patients/export', 'patients/facets'], but('content')],
  ['GET', ['orders', `orders${id}`, 'orders/export', 'orders/facets'], but('content')],
  ['GET', ['shipments', `shipments${id}`, 'shipments/export', 'shipments/facets'], but('content')],
  ['GET', ['settlements', `settlements${id}`, 'settlements/export'], but('content')],
  ['GET', [`settlements${id}/pdf`, 'settlements/summary'], but('content')],
  ['POST', ['approve', 'reject', 'request-info'].map((verb) => `doctors${id}/${verb}`), reviewers],
  [
    'POST',
    ['suspend', 'reinstate', 'close', 'rates'].map((verb) => `doctors${id}/${verb}`),
    doctorManagers,
  ],
  ['PATCH', [`doctors${id}`], doctorManagers],
  [
    'POST',
    ['suspend', 'reinstate', 'archive', 'restore', 'transfer', 'anonymise'].map(
      (verb) => `patients${id}/${verb}`,
    ),
    patientManagers,
  ],
  ['PATCH', [`patients${id}`], patientManagers],
  [
    'POST',
    ['hold', 'unhold', 'release', 'cancel', 'notes'].map((verb) => `orders${id}/${verb}`),
    orderManagers,
  ],
  ['PATCH', [`orders${id}`], orderManagers],
  ['POST', [`orders${id}/record-payment`], payers],
  ['POST', [`orders${id}/refund`], money],
  [
    'POST',
    [
      `orders${id}/shipments`,
      ...['pick', 'pack', 'ship', 'deliver'].map((v) => `shipments${id}/${v}`),
    ],
    shippers,
  ],
  [
    'POST',
    [
      'settlements/close',
      ...['approve', 'paying', 'paid', 'failed', 'adjustments', 'recalculate'].map(
        (verb) => `settlements${id}/${verb}`,
      ),
    ],
    money,
  ],
]

const menu = routes.filter(([path]) => path.split('/').length === 3)
const refusal = /Your role does not open this page|このページを開く権限がありません/
const tryAgain = /^(Try again|再試行|もう一度試す|再読み込み)$/
const notFound = /Page not found|ページが見つかりません/

for (const role of everyone) {
  test(`what one sees: ${role}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const person = await asAdmin(browser, accounts[role])
    const { page } = person
    const records = await recordsOf(browser)
    for (const [pattern, opens] of routes) {
      await page.goto(fill(pattern, records))
      await settled(page)
      if (!opens.includes(role))
        await expect.soft(page, `${role} at ${pattern}`).toHaveTitle(refusal)
      else {
        await expect.soft(page, `${role} at ${pattern}`).not.toHaveTitle(refusal)
        await expect.soft(page, `${role} at ${pattern}`).not.toHaveTitle(notFound)
      }
      await expect
        .soft(page.getByRole('button', { name: tryAgain }), `${role} at ${pattern}`)
        .toHaveCount(0)
      await expectButtons(page, role, pattern)
    }
    const links = page.getByRole('navigation', { name: /^(Menu|メニュー)$/ }).getByRole('link')
    const shown = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    const expected = menu.filter(([, opens]) => opens.includes(role))
    const log = auditors.includes(role) ? ['/admins/audit'] : []
    expect(shown.toSorted()).toEqual([...expected.map(([path]) => path), ...log].toSorted())
    // records in other states have other buttons
    for (const pattern of new Set(buttons.map(([path]) => path))) {
      if (routes.some(([path]) => path === pattern)) continue
      await page.goto(fill(pattern, records))
      await settled(page)
      await expectButtons(page, role, pattern)
    }
    await person.done()
  })

  test(`calls one may make: ${role}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const person = await asAdmin(browser, accounts[role])
    const { request } = person.context
    for (const [method, paths, allowed] of calls)
      for (const path of paths) {
        const url = `/api/admin/${path}`
        const answer =
          method === 'GET' ? await request.get(url) : await send(request, method, url, {})
        const refused = answer.status() === 403
        expect
          .soft(refused, `${role}: ${method} ${url} ${answer.status()}`)
          .toBe(!allowed.includes(role))
        expect.soft(answer.status(), `${role}: ${method} ${url}`).not.toBe(500)
      }
    await person.done()
  })
}

test('what may not be written is read, and what may not be read has no place', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { applicant, doctor, recipe } = await recordsOf(browser)
  const item = 'The public register was looked up'
  const owner = await asAdmin(browser)
  await owner.page.goto(`/admins/approve-doctor?id=${applicant}`)
  await owner.page.getByLabel(item).check()
  await expect(owner.page.getByText('The review is saved.')).toBeVisible()
  const money = ['Commission unpaid', 'Sales 90 d', 'Refunded 90 d']
  await owner.page.goto('/admins/doctors')
  for (const name of money)
    await expect(owner.page.getByRole('columnheader', { name })).toBeVisible()
  await owner.done()

  const content = await asAdmin(browser, accounts.content)
  const { page } = content
  await page.goto(`/admins/approve-doctor?id=${applicant}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(`${item}: Yes`)).toBeVisible()
  await settled(page)
  for (const role of ['checkbox', 'textbox', 'combobox'] as const)
    await expect(panel.getByRole(role)).toHaveCount(0)
  await page.goto('/admins/doctors')
  await expect(page.getByRole('columnheader', { name: 'Registered' })).toBeVisible()
  for (const name of money) await expect(page.getByRole('columnheader', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(page.getByRole('menuitem', { name: 'Region' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Sales 90 d' })).toHaveCount(0)
  for (const tab of ['', 'bank', 'rates']) {
    await page.goto(`/admins/doctors/${doctor}?tab=${tab}`)
    await expect(page.getByText('Clinic code')).toBeVisible()
    for (const name of ['Commission unpaid', 'Bank', 'Commission rates', 'Account holder'])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  }
  await page.goto(`/admins/recipes/${recipe}`)
  await expect(page.getByText('Patient number')).toBeVisible()
  await expect(page.getByText("Patient's name")).toHaveCount(0)
  await content.done()
})

async function expectButtons(page: Page, role: Role, pattern: string): Promise<void> {
  // a header that has no room for all its actions keeps the others in a menu
  const more = page.getByRole('button', { name: /^(More actions|その他の操作)$/ })
  const isInMenu = (await more.count()) > 0
  if (isInMenu) await more.click()
  for (const [path, name, shown] of buttons) {
    if (path !== pattern) continue
    const found = page
      .getByRole('button', { name, includeHidden: true })
      .or(page.getByRole('menuitem', { name }))
    const what = `${role}: ${name} at ${pattern}`
    if (shown.includes(role)) await expect.soft(found.first(), what).toBeVisible()
    else await expect.soft(found, what).toHaveCount(0)
  }
  if (isInMenu) await page.keyboard.press('Escape')
}

type Records = Record<string, string>

/** A record of each kind, in the state that its buttons need. */
async function recordsOf(browser: Browser): Promise<Records> {
  const owner = await asAdmin(browser)
  const { request } = owner.context
  const payable = {
    order_state: ['open'],
    payment_state: ['paid'],
    fulfilment_state: ['unfulfilled'],
  }
  const unpaid = { order_state: ['open'], payment_state: ['pending'] }
  const records = {
    doctor: await firstOf(request, 'doctors', { status: ['approved'] }),
    applicant: await firstOf(request, 'doctors', { status: ['applied'] }),
    patient: await firstOf(request, 'patients', { status: ['active'] }),
    order: await firstOf(request, 'orders', payable),
    unpaid: await firstOf(request, 'orders', unpaid),
    settlement: await firstOf(request, 'settlements', {}),
    closed: await firstOf(request, 'settlements', { status: ['closed'] }),
    parcel: await firstOf(request, 'shipments', { status: ['to_pick'] }),
    recipe: await firstOf(request, 'recipes', { status: ['issued'] }),
    template: await firstOf(request, 'templates', { status: ['published'] }),
    news: await firstOf(request, 'news', {}),
  }
  await owner.done()
  return records
}

async function firstOf(request: APIRequestContext, resource: string, filter: object) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })
  const answer = await request.get(`/api/admin/${resource}?${query}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  expect(data, `${resource} ${JSON.stringify(filter)}`).not.toHaveLength(0)
  return data[0]?.id ?? ''
}

const fill = (path: string, records: Records) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => records[name] ?? '')
