import { AxeBuilder } from '@axe-core/playwright'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

export { expect }

export type Role = 'doctor' | 'patient' | 'admin'

export const password = 'officina-demo-2026'
export const demo = {
  doctor: 'doctor@officina.test',
  patient: 'patient@officina.test',
  admin: 'admin@officina.test',
} as const

/** Every test fails on a script error or a violated content security policy in any of its pages. */
export const test = base.extend<{ honest: undefined }>({
  honest: [
    async ({ context }, use) => {
      const faults: string[] = []
      watch(context, faults)
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(`${error.error().message}`))
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
}

/** A browser of its own; `done` closes it after checking that no page of it failed. */
export async function visitor(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; done(): Promise<void> }> {
  const context = await browser.newContext()
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

/** A browser of its own in which somebody is signed in. */
export async function signedIn(
  browser: Browser,
  role: Role,
  email: string = demo[role],
  secret = password,
) {
  const person = await visitor(browser)
  await signIn(person.context.request, role, email, secret)
  return person
}

export const asDoctor = (browser: Browser, email?: string) => signedIn(browser, 'doctor', email)
export const asPatient = (browser: Browser, email?: string) => signedIn(browser, 'patient', email)
export const asAdmin = (browser: Browser, email?: string) => signedIn(browser, 'admin', email)

/** Signs in by the API; the cookies are those of the context's pages. */
export async function signIn(
  request: APIRequestContext,
  role: Role,
  email: string,
  secret = password,
): Promise<void> {
  const answer = await send(request, 'POST', `/api/${role}/login`, { email, password: secret })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A call with the CSRF header, as the apps make it. */
export async function send(
  request: APIRequestContext,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  data?: unknown,
) {
  await request.get('/sanctum/csrf-cookie')
  const { cookies } = await request.storageState()
  const token = decodeURIComponent(
    cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '',
  )
  return request.fetch(url, {
    method,
    data,
    headers: { 'X-XSRF-TOKEN': token, Accept: 'application/json' },
  })
}

export type DevMail = {
  recipient: string
  subject: string
  text: string
  template: string
  createdAt: string
}

/** The newest mail to an address whose subject or template matches; waits for it. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  about: RegExp,
): Promise<DevMail> {
  let found: DevMail | undefined
  await expect
    .poll(
      async () => {
        const { data } = (await (await request.get('/dev/mailbox/mails')).json()) as {
          data: DevMail[]
        }
        found = data.find(
          (mail) =>
            mail.recipient === to && (about.test(mail.subject) || about.test(mail.template)),
        )
        return found !== undefined
      },
      { message: `a mail to ${to} about ${about}`, timeout: 15_000 },
    )
    .toBe(true)
  return found as DevMail
}

/** The first link of a mail, as a path of this server. */
export function linkOf(mail: DevMail): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
  return url.pathname + url.search
}

/** Moves the server's time; everything that falls due is done before it answers. */
export async function advance(request: APIRequestContext, days: number): Promise<void> {
  const answer = await request.post('/dev/clock', {
    data: { advance_seconds: Math.round(days * 86_400) },
  })
  expect(answer.status()).toBe(200)
}

/** axe: nothing serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const bad = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
  expect(
    bad.map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([])
}
