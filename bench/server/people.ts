import type { App } from '../../apps/api/src/app.ts'
import { type Guard, systemCtx } from '../../apps/api/src/context.ts'
import { csrfTokenOf, signIn, startSession } from '../../apps/api/src/http/session.ts'

export type Headers = Record<string, string>

/** What a browser sends that is signed in as this account: a session row like any other, no password asked. */
export async function signedIn(app: App, guard: Guard, accountId: string): Promise<Headers> {
  const session = await signIn(systemCtx(app.ports), undefined, { accountId, guard }, false)
  return { ...headersOf(session.id), 'x-auth-guard': guard }
}

/** What a browser sends before it signs in. */
export async function visitor(app: App): Promise<Headers> {
  return headersOf((await startSession(systemCtx(app.ports))).id)
}

/** Several browsers of one account; each connection of a measure is another one. */
export const browsersOf = (app: App, guard: Guard, accountId: string, count = 16) =>
  Promise.all(Array.from({ length: count }, () => signedIn(app, guard, accountId)))

const headersOf = (sessionId: string): Headers => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'user-agent': 'Mozilla/5.0 (bench)',
  cookie: `officina_session=${sessionId}; XSRF-TOKEN=${csrfTokenOf(sessionId)}`,
  'x-xsrf-token': csrfTokenOf(sessionId),
})

/** A call inside this process; throws when it does not succeed. */
export async function ask<T>(
  app: App,
  path: string,
  headers: Headers,
  body?: object,
): Promise<{ data: T }> {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  if (answer.statusCode > 299) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
