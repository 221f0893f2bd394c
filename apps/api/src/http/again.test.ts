import { afterEach, expect, it, vi } from 'vitest'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
afterEach(() => vi.restoreAllMocks())

/** So many queries from the `from`th on fail, as they do on a connection that has ended. */
function lose(from: number, count = 1) {
  const { pool } = t.app.ports
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  let asked = 0
  vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    asked++
    if (asked < from || asked >= from + count) return query(...args)
    throw new Error('Client has encountered a connection error and is not queryable')
  }) as typeof pool.query)
}

it.each([1, 2, 3])('reads again when the connection was lost (query %i)', async (from) => {
  lose(from)
  const answer = await doctor.browser.get('/api/doctor/me')
  expect([answer.status, answer.data.email]).toEqual([200, doctor.email])
})

it('answers 503 with Retry-After when it is lost again', async () => {
  lose(1, 100)
  const answer = await doctor.browser.get('/api/doctor/me')
  expect(answer.refusal).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
