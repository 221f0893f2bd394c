import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, cookieOf } from './browser.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read the bodies of every operation
type Anything = any
/** What came back to one try, also to one that is tried again; undefined when nothing did. */
export type Seen = {
  method: string
  path: string
  status: number
  retryAfter: string | null
  text?: string
}
type SocketAnswer = { status: number; text: string; body: Anything; isReplay: boolean }
export type Socket = ReturnType<typeof socketOf>

/**
 * A signed-in person over real connections. Like the apps, it calls again without an answer and after a busy
 * one (503, or the same call still under way). `url` is where the server is now, asked before each try; `see`
 * is told of each try, of one without an answer why.
 */
export function socketOf(
  url: () => string | Promise<string>,
  person: { browser: Pick<Browser, 'jar'> },
  see: (seen: Seen | undefined, failure?: string) => void = () => {},
) {
  const { jar } = person.browser
  const cookie = cookieOf(jar)
  const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '')

  async function once(
    method: string,
    path: string,
    body: unknown,
    key: string | undefined,
  ): Promise<SocketAnswer | undefined> {
    const response = await fetch(`${await url()}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        cookie,
        'x-xsrf-token': token,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { status, headers } = response
    see({ method, path, status, retryAfter: headers.get('retry-after'), text })
    const parsed = text ? JSON.parse(text) : undefined
    const isBusy = status === 503 || parsed?.error_code === 'IDEMPOTENT_CALL_IN_PROGRESS'
    if (isBusy) return undefined
    return {
      status,
      text,
      body: parsed,
      isReplay: headers.get('idempotency-replayed') === 'true',
    }
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<SocketAnswer> {
    for (let attempt = 1; attempt <= 600; attempt++) {
      const answer = await once(method, path, body, key).catch(
        ({ cause, message }: Error & { cause?: { code?: string } }) =>
          see(undefined, cause?.code ?? message),
      )
      if (answer) return answer
      await sleep(Math.min(100, attempt * 20))
    }
    throw new Error(`no answer to ${method} ${path}`)
  }

  return {
    call,
    get: async (path: string) => (await call('GET', path)).body?.data,
    checkOut: (cart: { total: number; revision: number }, key: string) =>
      call(
        'POST',
        '/api/patient/cart/checkout',
        { expected_total: cart.total, revision: cart.revision },
        key,
      ),
  }
}
