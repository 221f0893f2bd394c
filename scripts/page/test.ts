import { test as base } from 'vitest'
import { demo, password, type Role, signIn } from '../../e2e/calls.ts'
import { isDeep } from '../../e2e/deep.ts'
import { serverUrl } from './clinic.ts'
import { setViewport } from './dom.ts'
import { expect } from './expect.ts'
import { Locator } from './locator.ts'
import { type Calls, Context, type ContextOptions, closePage, Page, type Stored } from './page.ts'
import { until } from './wait.ts'

// The people of the browser tests, in jsdom: same words, without a browser.

export { pdf, png } from '../../apps/api/src/testing/uploads.ts'
export * from '../../e2e/calls.ts'
export { expectAccessible } from './axe.ts'
export { withServer } from './clinic.ts'
export type { Calls }
export { Context, expect, Locator, Page }

type Fixtures = { closing: undefined; context: Context; page: Page; request: Calls }

const withBrowser = base.extend<Fixtures>({
  // whoever was in it: what a test has opened is closed after it
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
    async ({}, use) => {
      await use(undefined)
      closePage()
      setViewport({ width: 1280, height: 720 })
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
  context: async ({}, use) => use(new Context()),
  page: async ({ context }, use) => use(await context.newPage()),
  request: async ({ context }, use) => use(context.request),
})

/** A part of a test with a name. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`
    throw error
  }
}

/**
 * Parts with a name; and `test.deep` for what comes second on a screen: `npm run test:deep` runs it, `npm test` all
 * else.
 */
const complete = (test: typeof withBrowser) =>
  Object.assign(test, { step, deep: test.skipIf(!isDeep) })

/** A test with a browser: `page` is somebody who is not signed in. */
export const test = complete(withBrowser)

/** The same where `page` is that of somebody who is signed in. */
export const testAs = (role: Role, email?: string) =>
  complete(
    withBrowser.extend<{ context: Context }>({
      // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
      context: async ({}, use) => use((await signedIn(role, email ? { email } : {})).context),
    }),
  )

export type Person = { context: Context; page: Page; done(): Promise<void> }
type SignedIn = ContextOptions & { email?: string; secret?: string }

/** A browser of its own. */
export async function visitor(options: ContextOptions = {}): Promise<Person> {
  const context = new Context(options)
  if (options.viewport) setViewport(options.viewport)
  return { context, page: await context.newPage(), done: () => context.close() }
}

/** Sessions at the server: an account signs in once, and its browsers start from there. */
const sessions = new Map<string, Stored>()
let sessionsOf = ''

/** A browser of its own in which somebody is signed in. Never sign out of it: others share the session. */
export async function signedIn(
  role: Role,
  { email = demo[role], ...options }: SignedIn = {},
): Promise<Person> {
  const address = await serverUrl()
  if (address !== sessionsOf) sessions.clear()
  sessionsOf = address
  const key = `${role} ${email}`
  const stored = sessions.get(key)
  if (stored) return visitor({ ...options, storageState: stored })
  const person = await signedInAnew(role, { email, ...options })
  sessions.set(key, await person.context.storageState())
  return person
}

/** The same with a session of its own, for who signs out, changes a password or counts sessions. */
export async function signedInAnew(
  role: Role,
  { email = demo[role], secret = password, ...options }: SignedIn = {},
): Promise<Person> {
  const person = await visitor(options)
  await signIn(person.context.request, role, email, secret)
  return person
}

export const asDoctor = (email?: string) => signedIn('doctor', email ? { email } : {})
export const asPatient = (email?: string) => signedIn('patient', email ? { email } : {})
export const asAdmin = (email?: string) => signedIn('admin', email ? { email } : {})

/** Waits until a page shows what it came for: a heading, nothing asked for any more. */
export async function settled(page: Page): Promise<void> {
  const waiting = '[aria-busy=true], [role=progressbar]:not([aria-valuenow])'
  let quiet = 0
  await until(
    () => {
      const isQuiet =
        document.querySelectorAll('h1').length === 1 &&
        !document.querySelector(waiting) &&
        page.context().network.running === 0
      quiet = isQuiet ? quiet + 1 : 0
      if (quiet < 2) throw new Error('it is still on its way')
    },
    { what: `${page.url()} comes to rest` },
  )
}

/** An action of a record's header, which has room for a few; the others are in its menu. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const menu = page.getByRole('menu')
  await until(
    async () => {
      // the page may have taken the focus to its heading since the menu was opened
      if ((await menu.count()) > 0) await menu.first().press('Escape', { timeout: 300 })
      if ((await button.count()) > 0) return button.first().click({ timeout: 300 })
      await page.getByRole('button', { name: 'More actions' }).click({ timeout: 300 })
      await page.getByRole('menuitem', { name, exact: true }).click({ timeout: 300 })
    },
    { what: `press ${name}` },
  )
}
