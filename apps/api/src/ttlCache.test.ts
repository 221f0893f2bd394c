import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Events, Hearer } from './events/port.ts'
import { createTtlCache, type TtlCache } from './ttlCache.ts'

let hearers: Hearer[]
let cache: TtlCache
beforeEach(() => {
  vi.useFakeTimers()
  hearers = []
  const events: Events = {
    tell: () => {},
    subscribe: (hearer) => {
      hearers.push(hearer)
      return () => {}
    },
    close: () => {},
  }
  cache = createTtlCache(events)
})
afterEach(() => vi.useRealTimers())

/** Work that counts how often it was done; `finish` ends what runs. */
function counting() {
  const work = { times: 0, finish: [] as (() => void)[] }
  const run = (key = 'key') =>
    cache.get(key, () => {
      const n = ++work.times
      return new Promise<number>((resolve) => work.finish.push(() => resolve(n)))
    })
  return { work, run }
}

it('is worked on once for all who ask, and kept for two seconds from the answer on', async () => {
  const { work, run } = counting()
  const [first, second] = [run(), run()]
  await vi.advanceTimersByTimeAsync(5_000)
  work.finish[0]?.()
  expect([await first, await second, await run(), work.times]).toEqual([1, 1, 1, 1])
  await vi.advanceTimersByTimeAsync(2_001)
  expect(await run()).toBe(1)
  expect(work.times).toBe(2)
  void run('other')
  expect(work.times).toBe(3)
})

it('is renewed while the former answer still does, and waited for when that is too old', async () => {
  const { work, run } = counting()
  const first = run()
  work.finish[0]?.()
  await first
  await vi.advanceTimersByTimeAsync(2_001)
  expect([await run(), await run(), work.times]).toEqual([1, 1, 2])
  work.finish[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([await run(), work.times]).toEqual([2, 2])
  await vi.advanceTimersByTimeAsync(12_001)
  const third = run()
  work.finish[2]?.()
  expect(await third).toBe(3)
})

it.each(['changed', 'told'] as const)(
  'is dropped when something is %s, also meanwhile',
  async (how) => {
    const { work, run } = counting()
    const first = run()
    hearers[0]?.[how]?.([])
    void run()
    work.finish[0]?.()
    await first
    void run()
    expect(work.times).toBe(2)
    work.finish[1]?.()
    expect(await run()).toBe(2)
  },
)

it('keeps no failure', async () => {
  const fail = () => cache.get('key', () => Promise.reject(new Error('away')))
  await expect(fail()).rejects.toThrow('away')
  expect(await cache.get('key', async () => 'back')).toBe('back')
})

it('keeps the answer of a state through changes, for a minute, and a failure not at all', async () => {
  let times = 0
  const ask = (key: string) => cache.ofState(key, async () => ++times)
  const asked = [ask('monday'), ask('monday')]
  await cache.get('subscribes', async () => 0)
  hearers[0]?.changed([])
  expect([await asked[0], await asked[1], await ask('monday')]).toEqual([1, 1, 1])
  expect(await ask('tuesday')).toBe(2)
  await vi.advanceTimersByTimeAsync(60_001)
  expect(await ask('monday')).toBe(3)
  await expect(cache.ofState('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.ofState('x', async () => 'back')).toBe('back')
})
