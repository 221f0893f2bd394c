import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { demo, password, type Role, signIn } from './calls.ts'
import { OwnServer } from './server.ts'

export { expectAccessible, violationsOf } from './axe.ts'
export * from './calls.ts'
export { expect }

/** Every test fails on a script error or a violated content security policy in any of its pages, and on an error that its server logs. */
export const test = base.extend<{ honest: undefined }, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
    async ({}, use) => {
      const server = new OwnServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: [
    async ({ server }, use, { file }) => {
      if (file !== sessionsOf) sessions.clear()
      sessionsOf = file
      await use(await server.of(file))
    },
    { scope: 'test', timeout: 60_000 },
  ],
  honest: [
    async ({ context, server }, use) => {
      const faults: string[] = []
      watch(context, faults)
      await use(undefined)
      expect([...faults, ...server.faults()]).toEqual([])
    },
    { auto: true },
  ],
})

/** What each page has asked for and not yet got; the line of live events stays open and does not count. */
const asked = new WeakMap<Page, Set<Request>>()

function watch(context: BrowserContext, faults: string[]): void {
  const ended = (request: Request) => running(request)?.delete(request)
  context.on('page', (page) => {
    asked.set(page, new Set())
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.get(page)?.clear()
    })
  })
  context.on('request', (request) => running(request)?.add(request))
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  context.on('weberror', (error) => faults.push(`${error.error().message}`))
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
}

function running(request: Request): Set<Request> | undefined {
  // a page that is opened has asked for nothing yet, and what the one before it asked for is dropped
  if (request.isNavigationRequest() || request.serviceWorker()) return undefined
  if (request.resourceType() === 'eventsource') return undefined
  return asked.get(request.frame().page())
}

/** A browser of its own; `done` closes it after checking that no page of it failed. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; done(): Promise<void> }> {
  const context = await browser.newContext(options)
  const faults: string[] = []
  watch(context, faults)
  return {
    context,
    page: await context.newPage(),
    async done() {
      expect(faults).toEqual([])
      await context.close()
    },
  }
}

type SignedIn = BrowserContextOptions & { email?: string; secret?: string }

/** Sessions at the file's server: an account signs in once, and its browsers start from there. */
let sessionsOf = ''

const sessions = new Map<string, BrowserContextOptions['storageState']>()

/** A browser of its own in which somebody is signed in. Never sign out of it: others share the session. */
export async function signedIn(
  browser: Browser,
  role: Role,
  { email = demo[role], ...options }: SignedIn = {},
) {
  const key = `${role} ${email}`
  const stored = sessions.get(key)
  if (stored) return visitor(browser, { ...options, storageState: stored })
  const person = await signedInAnew(browser, role, { email, ...options })
  sessions.set(key, await person.context.storageState())
  return person
}

/** The same with a session of its own, for who signs out, changes a password or counts sessions. */
export async function signedInAnew(
  browser: Browser,
  role: Role,
  { email = demo[role], secret = password, ...options }: SignedIn = {},
) {
  const person = await visitor(browser, options)
  await signIn(person.context.request, role, email, secret)
  return person
}

export const asDoctor = (browser: Browser, email?: string) =>
  signedIn(browser, 'doctor', email ? { email } : {})

export const asPatient = (browser: Browser, email?: string) =>
  signedIn(browser, 'patient', email ? { email } : {})

export const asAdmin = (browser: Browser, email?: string) =>
  signedIn(browser, 'admin', email ? { email } : {})

/** An action of a record's header, which has room for a few; the others are in its menu. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('button', { name: 'More actions' })
  const menu = page.getByRole('menu')
  // what was done last changes the header: a look that comes too early is soon taken again
  const timeout = 500
  await expect(async () => {
    if ((await menu.count()) > 0) await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0, { timeout })
    await expect(button.or(more).first()).toBeVisible({ timeout })
    if ((await button.count()) > 0) return button.first().click({ timeout })
    await more.click({ timeout })
    await page.getByRole('menuitem', { name, exact: true }).click({ timeout })
  }).toPass({ timeout: 15_000, intervals: [50] })
}

/** Waits until a page shows what it came for: a heading, nothing asked for any more, nothing moving. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  let quiet = 0
  await expect
    .poll(
      async () => {
        const isQuiet = asked.get(page)?.size === 0
        // what the browser drops without a word is waited for a while, not for ever
        quiet = (await page.evaluate(isAtRest)) ? quiet + (isQuiet ? 20 : 1) : 0
        return quiet
      },
      { message: `${page.url()} comes to rest`, intervals: [50], timeout: 20_000 },
    )
    .toBeGreaterThan(40)
}

function isAtRest(): boolean {
  const waiting = '[aria-busy=true], [role=progressbar]:not([aria-valuenow])'
  const moves = (each: Animation) =>
    each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity
  return !document.querySelector(waiting) && !document.getAnimations().some(moves)
}
