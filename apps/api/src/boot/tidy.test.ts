import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { tidyWhenQuiet } from './tidy.ts'

afterEach(() => void vi.useRealTimers())

it('collects once when no call has come for half a minute, whatever asks for health', () => {
  vi.useFakeTimers()
  const [server, collect] = [new EventEmitter(), vi.fn()]
  tidyWhenQuiet(server, collect as never)
  const after = (seconds: number, url?: string) => {
    vi.advanceTimersByTime(seconds * 1_000)
    if (url) server.emit('request', { url })
    return collect.mock.calls.length
  }
  expect(after(20, '/api/admin/me')).toBe(0)
  expect(after(20, '/healthz')).toBe(0)
  expect(after(10)).toBe(1)
  expect(after(600, '/healthz')).toBe(1)
  expect(after(600, '/api/admin/me')).toBe(1)
  expect(after(30)).toBe(2)
})
