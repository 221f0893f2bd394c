import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

// Calls of the people of the demo, with the cookies of their browser: the same in browser and page tests.

export const password = 'officina-demo-2026'

export const demo = {
  doctor: 'doctor@officina.test',
  patient: 'patient@officina.test',
  admin: 'admin@officina.test',
} as const

export type Role = keyof typeof demo

type Answer = {
  ok(): boolean
  status(): number
  text(): Promise<string>
  headers(): Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests read the bodies of every operation
  json(): Promise<any>
}

/** What Playwright's request context and that of the page tests both can. */
export type Calls = {
  fetch(
    url: string,
    options: { method: string; data?: unknown; headers: Record<string, string> },
  ): Promise<Answer>
  get(url: string): Promise<Answer>
  storageState(): Promise<{ cookies: { name: string; value: string }[] }>
}
type Method = 'POST' | 'PATCH' | 'DELETE'

/** Signs in by the API; the cookies are those of the context's pages. */
export async function signIn(
  request: Calls,
  role: Role,
  email: string,
  secret = password,
): Promise<void> {
  await must(send(request, 'POST', `/api/${role}/login`, { email, password: secret }))
}

/** A call with the CSRF header, as the apps make it. */
export async function send(
  request: Calls,
  method: Method,
  url: string,
  data?: unknown,
  extra: Record<string, string> = {},
): Promise<Answer> {
  const call = (token = '') =>
    request.fetch(url, {
      method,
      data,
      headers: { 'X-XSRF-TOKEN': token, Accept: 'application/json', ...extra },
    })
  const answer = await call((await tokenOf(request)) ?? (await freshTokenOf(request)))
  // a token is as old as its session
  return answer.status() === 419 ? call(await freshTokenOf(request)) : answer
}

async function tokenOf(request: Calls): Promise<string | undefined> {
  const { cookies } = await request.storageState()
  const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  return cookie && decodeURIComponent(cookie.value)
}

async function freshTokenOf(request: Calls): Promise<string | undefined> {
  await request.get('/sanctum/csrf-cookie')
  return tokenOf(request)
}

async function must(call: Promise<Answer>) {
  const answer = await call
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  return answer.status() === 204 ? undefined : (await answer.json()).data
}

/** A list, by the API or as a page, of what fits the filter. */
export const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

export const dataOf = (api: Calls, path: string) => must(api.get(path))

/** A call that must succeed, once. */
export const made = (api: Calls, method: Method, path: string, data?: unknown) =>
  must(send(api, method, path, data, { 'Idempotency-Key': randomUUID() }))

/** Changes a record as somebody who has just read it. */
export const edited = async (api: Calls, record: string, fields: object) =>
  made(api, 'PATCH', record, { revision: (await dataOf(api, record)).revision, ...fields })

/** Takes a step of a record, whose name stands below its path, as somebody who has just read it. */
export const acted = async (api: Calls, record: string, step: string, fields: object = {}) =>
  made(api, 'POST', `${record}/${step}`, {
    revision: (await dataOf(api, record)).revision,
    ...fields,
  })

export async function emptyCart(patient: Calls): Promise<void> {
  for (const { id } of (await dataOf(patient, '/api/patient/cart')).lines)
    await made(patient, 'DELETE', `/api/patient/cart/lines/${id}`)
}

/** Moves the server's time; everything that falls due is done before it answers. */
export async function advance(request: Calls, days: number): Promise<void> {
  const data = { advance_seconds: Math.round(days * 86_400) }
  const headers = { 'content-type': 'application/json' }
  await must(request.fetch('/dev/clock', { method: 'POST', data, headers }))
}

/** A short word that no other record has, as short as names are. */
export const ownName = (begin: string): string =>
  begin + (Date.now() % 1_679_616).toString(36).padStart(4, '0')

export type DevMail = {
  recipient: string
  subject: string
  text: string
  template: string
  createdAt: string
}

/** The newest mail to an address whose subject or template matches; waits for it. */
export async function readMail(request: Calls, to: string, about: RegExp): Promise<DevMail> {
  const isIt = ({ recipient, subject, template }: DevMail) =>
    recipient === to && (about.test(subject) || about.test(template))
  for (let tries = 0; tries < 300; tries++) {
    const mails: DevMail[] = await dataOf(request, '/dev/mailbox/mails')
    const found = mails.find(isIt)
    if (found) return found
    await sleep(50)
  }
  throw new Error(`no mail to ${to} about ${about}`)
}

/** The first link of a mail, as a path of this server. */
export function linkOf(mail: DevMail): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
  return url.pathname + url.search
}
