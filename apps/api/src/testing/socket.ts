import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './fixtures.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read the bodies of every operation
type Anything = any
export type SocketAnswer = { status: number; text: string; body: Anything; isReplay: boolean }

/**
 * A signed-in person over a real connection. Like the apps, it calls again after a busy answer (503, or the
 * same call still under way) and gives up after 20 tries.
 */
export function socketOf(url: string, person: Pick<Person, 'browser'>) {
  const jar = new Map(person.browser.jar)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '')

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<SocketAnswer> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          cookie,
          'x-xsrf-token': token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const answer = {
        status: response.status,
        text,
        body: text ? JSON.parse(text) : undefined,
        isReplay: response.headers.get('idempotency-replayed') === 'true',
      }
      const isBusy =
        answer.status === 503 || answer.body?.error_code === 'IDEMPOTENT_CALL_IN_PROGRESS'
      if (!isBusy || attempt === 20) return answer
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 100)
    }
  }

  return {
    call,
    checkOut: (cart: { total: number; revision: number }, key: string) =>
      call(
        'POST',
        '/api/patient/cart/checkout',
        { expected_total: cart.total, revision: cart.revision },
        { 'idempotency-key': key },
      ),
  }
}
