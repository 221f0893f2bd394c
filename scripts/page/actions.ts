import { made, password } from '../../e2e/calls.ts'
import type { Locator, Page, Person } from './test.ts'
import { expect, press, settled } from './test.ts'

/** The dialog that asks, also above a panel. */
export const question = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.locator('button[type=submit]') })
export const confirm = (page: Page): Promise<void> =>
  question(page).locator('button[type=submit]').click()
export const goBack = (page: Page): Promise<void> =>
  question(page)
    .getByRole('button', { name: /^(Cancel|Close)$/ })
    .click()

/** Saves the form of a record. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Signs in on the page that asks for it. */
export async function signInOn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel(/E-?mail/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Types who is to be invited. */
export async function fillInvitation(
  panel: Locator,
  [last, first, email]: [last: string, first: string, email: string],
): Promise<void> {
  await panel.getByLabel('Last name').first().fill(last)
  await panel.getByLabel('First name').first().fill(first)
  await panel.getByLabel('Email').first().fill(email)
}

type Refusable = {
  /** What the server has of the record: the same after a refusal. */
  state: () => Promise<unknown>
  /** Leaves something out or types it wrong, and names the field where that is said. */
  wrong: (dialog: Locator) => Promise<Locator>
  fill: (dialog: Locator) => Promise<unknown>
}

/** An action is refused at the field, changes nothing then, and is done when the field is filled. */
export async function refusedThenDone(
  page: Page,
  action: string,
  { state, wrong, fill }: Refusable,
): Promise<void> {
  const before = await state()
  await press(page, action)
  const dialog = question(page)
  const field = await wrong(dialog)
  await confirm(page)
  await expect(field, `${action} is refused at its field`).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  expect(await state(), `${action} changed nothing`).toEqual(before)
  await fill(dialog)
  await confirm(page)
  await expect(dialog, `${action} is done`).toHaveCount(0)
  expect(await state(), `${action} changed something`).not.toEqual(before)
}

/** The same for an action that wants a reason and nothing else. */
export const reasonThenDone = (
  page: Page,
  action: string,
  state: () => Promise<unknown>,
  reason: string,
): Promise<void> =>
  refusedThenDone(page, action, {
    state,
    wrong: async (dialog) => dialog.getByLabel(/^(Reason|Resolution)/),
    fill: (dialog) => dialog.getByLabel(/^(Reason|Resolution)/).fill(reason),
  })

/** Somebody else is faster: the dialog says so and what was typed stays until one goes back. */
export async function refusedMeanwhile(
  page: Page,
  action: string,
  meanwhile: () => Promise<unknown>,
  words = /changed this on/,
  fill?: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  await press(page, action)
  await refusedInDialog(page, meanwhile, words, fill)
}

/** The same from the moment the dialog is open, however it was opened. */
export async function refusedInDialog(
  page: Page,
  meanwhile: () => Promise<unknown>,
  words: RegExp,
  fill?: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  await expect(question(page)).toBeVisible()
  await fill?.(question(page))
  const typed = await valuesOf(question(page))
  await meanwhile()
  await confirm(page)
  const said = question(page).getByRole('alert').filter({ hasText: words })
  await expect(said, `it says why not: ${words}`).toBeVisible()
  expect(await valuesOf(question(page)), 'what was typed stays').toEqual(typed)
  await goBack(page)
  await expect(question(page)).toHaveCount(0)
}

const valuesOf = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('input, textarea:not([aria-hidden]), select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** An action that asks for nothing but a yes. */
export async function confirmed(page: Page, action: string): Promise<void> {
  await press(page, action)
  await confirm(page)
  await expect(question(page), `${action} is done`).toHaveCount(0)
}

/** The refusal of what a colleague has done a moment before: the same call, just ahead of the page's own. */
export async function refusedTwice(page: Page, action: string): Promise<void> {
  const meanwhile = () =>
    page.route('**/api/admin/**', async (route) => {
      const { method, url, postDataJSON } = route.request()
      if (method() === 'GET') return route.continue()
      const { pathname } = new URL(url())
      await made(page.request, method() as 'POST', pathname, postDataJSON())
      await page.unroute('**/api/admin/**')
      await route.continue()
    })
  await refusedMeanwhile(page, action, meanwhile, /already|changed this on|cannot become/)
}

/** Holds back what the page reads from addresses like `pattern`, until it is released. */
export async function heldReads(page: Page, pattern: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let held = 0
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'GET') {
      held++
      await promise
    }
    await route.continue()
  })
  return {
    /** Something is held back. */
    begun: () => expect.poll(() => held).toBeGreaterThan(0),
    async release() {
      await page.unroute(pattern)
      resolve()
    },
  }
}

/** What the HTML of a page asks for ahead (`preloadedCalls`) is what the page itself asks for, letter by letter, once. */
export async function expectPreloaded(
  open: (path: string) => Promise<Person>,
  calls: Record<string, readonly string[]>,
): Promise<void> {
  for (const [path, expected] of Object.entries(calls)) {
    const { page, done } = await open(path)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + decodeURIComponent(search))
    })
    await page.goto(path)
    await settled(page)
    for (const call of expected)
      expect(asked.filter((each) => each.split('?')[0] === call.split('?')[0])).toEqual([call])
    await done()
  }
}
