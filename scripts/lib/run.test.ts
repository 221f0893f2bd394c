import { afterEach, expect, it, vi } from 'vitest'
import { step } from './run.mjs'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says every ten seconds how long it has taken and how far it is, until it is done', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const work = Promise.withResolvers<string>()
  let packages = 0
  const done = step(
    'Installing packages',
    () => work.promise,
    () => `${packages} packages unpacked`,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  packages = 412
  await vi.advanceTimersByTimeAsync(12_000)
  work.resolve('all')
  expect(await done).toBe('all')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.mock.calls.flat()).toEqual([
    '  Installing packages …',
    '    10.0 s: 0 packages unpacked',
    '    20.0 s: 412 packages unpacked',
    '  Installing packages: done in 22.0 s',
  ])
})

it('is silent about what has failed', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await expect(step('Building', () => Promise.reject(new Error('no space')))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.mock.calls.flat()).toEqual(['  Building …'])
})
