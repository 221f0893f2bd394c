import { expect, test } from 'vitest'
import { startTestApp } from '../testing/harness.ts'
import { createRequestCounter } from './requestCounter.ts'

test('counts by key and window, and forgets the oldest key when there are too many', () => {
  let now = 0
  const count = createRequestCounter(() => now)
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 400
  expect(count('a', 1_000)).toEqual({ current: 2, ttl: 600 })
  expect(count('b', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 1_000
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  for (let n = 0; n < 20_000; n++) count(`key ${n}`, 1_000)
  expect(count('b', 1_000).current).toBe(1)
})

test('two servers with one counter allow together what one may', async () => {
  const counter = createRequestCounter()
  const countRequests = async (key: string, windowMs: number) => counter(key, windowMs)
  const servers = [
    await startTestApp({ requestsPerMinute: 5 }, { countRequests }),
    await startTestApp({ requestsPerMinute: 5 }, { countRequests }),
  ]
  const seen: number[] = []
  for (let n = 0; n < 8; n++)
    seen.push((await servers[n % 2]!.app.inject({ url: '/api/doctor/me' })).statusCode)
  expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  for (const server of servers) await server.close()
})
