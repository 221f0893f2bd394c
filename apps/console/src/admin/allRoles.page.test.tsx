import {
  accounts,
  but,
  doctorManagers,
  everyone,
  menuOf,
  money,
  nobody,
  orderManagers,
  patientManagers,
  payers,
  type Role,
  reviewers,
  routes,
  shippers,
  templateWriters,
} from '@officina/client/testing/roles'
import { isDeep } from '../../../../e2e/deep.ts'
import {
  asAdmin,
  type Calls,
  dataOf,
  expect,
  filtered,
  type Page,
  settled,
  test,
} from '../testing/page.tsx'

/**
 * What each role of the administrators sees, in a browser: all pages and buttons in the deep run, else a short
 * walk. The calls are decided by http/roles.test.ts, menu and pages by the console's roles.test.tsx.
 */

/** Buttons by page; the reviewer's account reads Japanese. */
const buttons: [path: string, name: RegExp, shown: readonly Role[]][] = [
  ['/admins/doctors/{applicant}', /^(Approve|承認)$/, reviewers],
  ['/admins/doctors/{applicant}', /^(Reject|却下)$/, reviewers],
  ['/admins/doctors/{doctor}', /^(Suspend|利用停止)$/, doctorManagers],
  ['/admins/orders/detail/{order}', /^(Hold|保留)$/, orderManagers],
  ['/admins/orders/detail/{order}', /^(Add note|メモを追加)$/, orderManagers],
  ['/admins/orders/detail/{order}', /^(Refund|返金)$/, money],
  ['/admins/orders/detail/{unpaid}', /^(Record payment|入金を記録)$/, payers],
  ['/admins/orders/detail/{unpaid}', /^(Refund|返金)$/, nobody],
  ['/admins/settlements', /^(Close month|月次の締め)$/, money],
  ['/admins/settlements/detail/{closed}', /^(Request to void|無効化を申請)$/, ['owner']],
  ['/admins/logistics?parcel={parcel}', /^(Start picking|ピッキング開始)$/, shippers],
  ['/admins/patients/{patient}', /^(Transfer patient|患者を引き継ぐ)$/, patientManagers],
  ['/admins/patients/{patient}', /^(Suspend|利用停止)$/, patientManagers],
  ['/admins/patients/{patient}', /^(Export all data|全データを書き出す)$/, patientManagers],
  ['/admins/recipes/{recipe}', /^(Hold for safety|安全のため一時停止)$/, reviewers],
  ['/admins/recipes/templates', /^(Replace product|商品の一括置換)$/, templateWriters],
  ['/admins/recipes/templates/{template}', /^(Retire|公開を終了)$/, templateWriters],
  ['/admins/users', /^(Export|書き出し)$/, ['owner']],
  // whoever may read a list may export it
  ['/admins/doctors', /^(Export|書き出し)$/, everyone],
  ['/admins/orders', /^(Export|書き出し)$/, but('content')],
  ['/admins/settlements', /^(Export|書き出し)$/, but('content')],
  ['/admins/patients', /^(Export|書き出し)$/, but('content')],
]

/** Pages with many buttons, one that asks for nothing of the spec, and one that is closed to most. */
const shortWalk = [
  '/admins/doctors/{applicant}',
  '/admins/orders/detail/{order}',
  '/admins/settings',
  '/admins/users',
]
// the menu is read on the last one, which no panel covers
const walk = isDeep
  ? new Set([...buttons.map(([path]) => path), ...routes.map(([path]) => path)])
  : shortWalk

const refusal = /You don’t have access to this page|このページを開く権限がありません/
const tryAgain = /^(Try again|再試行|もう一度試す|再読み込み)$/
const notFound = /Page not found|ページが見つかりません/

for (const role of everyone) {
  test(`what one sees: ${role}`, async () => {
    const person = await asAdmin(accounts[role])
    const { page } = person
    const records = await recordsOf()
    for (const pattern of walk) {
      await page.goto(fill(pattern, records))
      await settled(page)
      await expectDoor(page, role, pattern)
      await expectButtons(page, role, pattern)
    }
    const links = page.getByRole('navigation', { name: /^(Menu|メニュー)$/ }).getByRole('link')
    const shown = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(shown.toSorted()).toEqual(menuOf(role).toSorted())
    await person.done()
  })
}

test('what may not be written is read, and what may not be read has no place', async () => {
  const { applicant, doctor, recipe } = await recordsOf()
  const item = 'The public register was checked'
  const owner = await asAdmin()
  await owner.page.goto(`/admins/approve-doctor?id=${applicant}`)
  await owner.page.getByLabel(item).check()
  await expect(owner.page.getByText('Review saved.')).toBeVisible()
  const money = ['Unpaid commission', 'Revenue (90 days)', 'Refunded (90 days)']
  await owner.page.setViewportSize({ width: 1440, height: 900 })
  await owner.page.goto('/admins/doctors')
  for (const name of money)
    await expect(owner.page.getByRole('columnheader', { name })).toBeVisible()
  await owner.done()

  const { page } = await asAdmin(accounts.content)
  await page.goto(`/admins/approve-doctor?id=${applicant}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(`${item}: Yes`)).toBeVisible()
  await settled(page)
  for (const role of ['checkbox', 'textbox', 'combobox'] as const)
    await expect(panel.getByRole(role)).toHaveCount(0)
  await page.goto('/admins/doctors')
  await expect(page.getByRole('columnheader', { name: 'Added' })).toBeVisible()
  for (const name of money) await expect(page.getByRole('columnheader', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(page.getByRole('menuitem', { name: 'State or prefecture' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Revenue (90 days)' })).toHaveCount(0)
  for (const tab of ['', 'bank', 'rates']) {
    await page.goto(`/admins/doctors/${doctor}?tab=${tab}`)
    await expect(page.getByText('Clinic code')).toBeVisible()
    for (const name of ['Unpaid commission', 'Bank', 'Commission rates', 'Account holder'])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  }
  await page.goto(`/admins/recipes/${recipe}`)
  await expect(page.getByText('Patient number')).toBeVisible()
  await expect(page.getByText('Patient’s name')).toHaveCount(0)
})

/** The page is open to the role, or says that it is not. */
async function expectDoor(page: Page, role: Role, pattern: string): Promise<void> {
  const what = `${role} at ${pattern}`
  const opens = routes.find(([path]) => path === pattern)?.[1]
  if (opens && !opens.includes(role)) await expect.soft(page, what).toHaveTitle(refusal)
  else if (opens) {
    await expect.soft(page, what).not.toHaveTitle(refusal)
    await expect.soft(page, what).not.toHaveTitle(notFound)
  }
  await expect.soft(page.getByRole('button', { name: tryAgain }), what).toHaveCount(0)
}

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
async function recordsOf(): Promise<Records> {
  const owner = await asAdmin()
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

async function firstOf(request: Calls, resource: string, filter: object) {
  const data: { id: string }[] = await dataOf(request, filtered(`/api/admin/${resource}`, filter))
  expect(data, `${resource} ${JSON.stringify(filter)}`).not.toHaveLength(0)
  return data[0]?.id ?? ''
}

const fill = (path: string, records: Records) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => records[name] ?? '')
