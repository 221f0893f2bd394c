import { preloadedCalls } from '../preloadedCalls.ts'
import {
  asAdmin,
  dataOf,
  demo,
  edited,
  expect,
  expectAccessible,
  expectPreloaded,
  filtered,
  made,
  settled,
  signedInAnew,
  signInOn,
  test,
} from '../testing/page.tsx'

/** A call of the administrator behind a page, as the page itself would make it. */
test.deep(
  'a saved query and the chosen columns survive signing out, also in another browser',
  async () => {
    const admin = await signedInAnew('admin')
    const { page } = admin
    await page.goto('/admins/orders')
    await page.getByRole('button', { name: 'Columns' }).click()
    const columns = page.getByRole('dialog', { name: 'Columns' })
    await expect(columns.getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page)
    await columns.getByRole('button', { name: 'Move Patient forward' }).press('Enter')
    await columns.getByLabel('Row height', { exact: true }).selectOption('compact')
    await columns.getByLabel('Row height', { exact: true }).press('Escape')
    await page.getByRole('searchbox').fill('2026')
    await expect(page).toHaveURL(/filter=/)
    await page.getByRole('button', { name: 'Saved views' }).click()
    const queries = page.getByRole('dialog', { name: 'Saved views' })
    await queries.getByLabel(/Name of the current view/).fill('All numbers')
    await queries.getByRole('button', { name: 'Save' }).click()
    const headers = await page.getByRole('columnheader').allTextContents()

    await page
      .getByRole('button', { name: /Officina|admin|Sato|Mika/i })
      .last()
      .click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/admins\/login/)
    await signInOn(page, demo.admin)
    await expect(page).toHaveURL(/approve-doctor/)
    await admin.done()

    const other = await asAdmin()
    await other.page.goto('/admins/orders')
    await other.page.getByRole('button', { name: 'Saved views' }).click()
    await other.page.getByRole('button', { name: 'All numbers', exact: true }).click()
    await expect(other.page).toHaveURL(/%22q%22%3A%222026%22|"q":"2026"/)
    await expect(other.page.getByRole('columnheader').first()).toBeVisible()
    expect(await other.page.getByRole('columnheader').allTextContents()).toEqual(headers)
  },
)

test('a record knows its neighbours in the list, its history and its notes', async ({ page }) => {
  await page.goto('/admins/orders?perPage=10')
  await page.locator('.row-main').nth(9).click()
  const place = page.getByRole('navigation', { name: 'List navigation' })
  await expect(place).toContainText(/^10 of \d+$/)
  await place.getByRole('link', { name: 'Next record' }).click()
  await expect(place).toContainText(/^11 of/)
  await place.getByRole('link', { name: 'Previous record' }).click()
  await expect(place).toContainText(/^10 of/)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Placed')
  await page.goto('/admins/doctors')
  await page.locator('.row-main').first().click()
  await expect(place).toContainText(/^1 of/)
  await expect(place.getByRole('button', { name: 'Previous record' })).toBeDisabled()
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.getByLabel(/^Note/).fill('Called on Monday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Called on Monday.')
  await expectAccessible(page)
})

test('the queue goes on when an action takes the record off the list, and the menu opens it anew', async ({
  page,
}) => {
  await page.goto(filtered('/admins/orders', { tab: 'new' }))
  await expect(page.locator('.row-main').nth(1)).toBeVisible()
  const names = await page.locator('.row-main').allTextContents()
  await page.locator('.row-main').first().click()
  const place = page.getByRole('navigation', { name: 'List navigation' })
  await expect(place).toContainText(/^1 of \d+$/)
  const before = (await place.textContent()) ?? ''
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('Agreed by phone')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
  const next = place.getByRole('link', { name: `Next: ${names[1]}` })
  await expect(next).toBeVisible()
  await expect(place).toContainText(before)
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[1] ?? '')
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Orders/ })
    .click()
  await expect(page).toHaveURL(/\/admins\/orders$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('everything is found by the keyboard alone', async ({ page }) => {
  await page.goto('/admins/approve-doctor')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [order] = await dataOf(page.request, '/api/admin/orders?range=[0,0]')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search records' })
  await expect(field).toBeFocused()
  await field.fill(order.number)
  await expect(page.getByRole('option').first()).toContainText(order.number)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admins/orders/detail/${order.id}`)
  for (const typed of ['settings', '設定']) {
    await page.keyboard.press('/')
    await field.fill(typed)
    await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admins/settings')
    await expect(field).toHaveCount(0)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/admins\/doctors$/)
})

test('what somebody else saved meanwhile is shown, and only my own fields go over it', async ({
  page,
}) => {
  const [row] = await dataOf(page.request, filtered('/api/admin/doctors', { status: ['approved'] }))
  const phone = page.getByLabel(/Clinic phone/).first()
  await page.goto(`/admins/doctors/${row.id}?tab=edit`)
  await phone.fill('+81 3 9999 8888')
  await edited(page.request, `/api/admin/doctors/${row.id}`, { job_title: 'Head of clinic' })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: /Someone else/ })
  await expect(dialog).toContainText('Head of clinic')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(dialog).toHaveCount(0)
  const saved = await dataOf(page.request, `/api/admin/doctors/${row.id}`)
  expect([saved.job_title, saved.clinic_phone]).toEqual(['Head of clinic', '+81399998888'])
})

test('a badge and a list follow what somebody else does, without a reload', async () => {
  const [one, two] = [await asAdmin(), await asAdmin()]
  await one.page.goto('/admins/orders?filter={"tab":"needs_attention"}')
  const badge = one.page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /Orders/ })
  const count = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0)
  await expect(one.page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = (await dataOf(two.page.request, '/api/admin/counts')).orders.needs_attention
  await expect.poll(count).toBe(before)
  const open = await dataOf(
    two.page.request,
    filtered('/api/admin/orders', { order_state: ['open'] }),
  )
  // one that nobody has to look at yet
  const order = open.find(
    ({ flags, fulfilment_state: state }: { flags: string[]; fulfilment_state: string }) =>
      flags.length === 0 && ['unfulfilled', 'in_progress'].includes(state),
  )
  await made(two.page.request, 'POST', `/api/admin/orders/${order.id}/hold`, {
    reason: 'Asked to wait',
  })
  await expect.poll(count).toBe(before + 1)
  await expect(one.page.getByRole('link', { name: order.number })).toBeVisible()
})

test('the first page has figures, a chart and its table; a list is exported as it is shown', async ({
  page,
}) => {
  await page.goto('/admins/approve-doctor')
  const figures = page.getByRole('region', { name: 'Key figures' })
  await expect(figures).toContainText('Oldest unshipped order')
  for (const [name, list] of [
    [/^Oldest unshipped/, /^\/admins\/orders\?filter=.*unfulfilled/],
    [/^Applications/, /^\/admins\/doctors\?filter=.*applied/],
    [/^Orders/, /^\/admins\/orders\?filter=.*placed_at_gte/],
  ] as const)
    await expect(figures.getByRole('link', { name })).toHaveAttribute('href', list)
  await figures.getByLabel('Period').selectOption('90')
  await figures.getByRole('button', { name: 'Show chart' }).click()
  await expect(figures.getByRole('img', { name: /Orders/ })).toBeVisible()
  await expectAccessible(page)
  await figures.getByRole('button', { name: 'Show as table' }).click()
  await expect(figures.getByRole('row')).toHaveCount(90)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admins/orders?filter={"payment_state":["paid"]}')
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  // the column of the check boxes has no words
  const headers = (await page.getByRole('columnheader').allTextContents()).filter((text) =>
    text.trim(),
  ).length
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/orders.*\.csv$/)
  const text = String(await file.content())
  expect(text.startsWith('\ufeff')).toBe(true)
  // amounts bring their currency along; what stands beneath is a column of its own
  const beneath = ['Ship to']
  const columns = text
    .split('\n')[0]
    ?.split(',')
    .map((name) => name.replaceAll('"', '').trim())
  expect(columns).toEqual(expect.arrayContaining(beneath))
  expect(columns).toHaveLength(headers + beneath.length + 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what another administrator has typed is not given to the next one', async () => {
  const { page, context } = await signedInAnew('admin', { email: 'content@officina.test' })
  await page.goto('/admins/news/new')
  await page.getByLabel(/^Title/).fill('Typed before the session ended')
  await page.getByRole('textbox', { name: /^Text/ }).fill('Typed before the session ended')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create announcement' }).click()
  await expect(
    page.getByText('Your session ended. Sign in to continue where you left off.'),
  ).toBeVisible()
  await signInOn(page, demo.admin)
  await expect(page).toHaveURL(/\/news\/new/)
  await settled(page)
  await expect(page.getByLabel(/^Title/)).toHaveValue('')
})

test('a second factor that is asked for from now on is set up before anything else', async ({
  page,
}) => {
  await page.goto('/admins/settings/security')
  const shortest = page.getByRole('textbox', { name: /^Minimum password length for doctors/ })
  await shortest.fill('14')
  await page.route('**/api/admin/me', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.second_factor_missing = true
    await route.fulfill({ json: answer })
  })
  const json = { error_code: 'SECOND_FACTOR_MISSING', message: 'Set it up first.' }
  await page.route('**/api/admin/settings/security', (route) =>
    route.fulfill({ status: 403, json }),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
  ).toBeVisible()
})

test('what the HTML asks for ahead is what the page asks for', async () =>
  expectPreloaded(() => asAdmin(), preloadedCalls))
