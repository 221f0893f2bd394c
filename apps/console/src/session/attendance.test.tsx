import { afterEach, expect, it, vi } from 'vitest'
import { watchAttendance } from './attendance.ts'

afterEach(() => void vi.useRealTimers())

it('is over a minute after the last key or move of the pointer', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const isThere = watchAttendance()
  vi.advanceTimersByTime(59_000)
  expect(isThere()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(isThere()).toBe(false)
  document.dispatchEvent(new Event('keydown'))
  expect(isThere()).toBe(true)
})
