import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { beginPage } from './newPage.ts'
import { ListSkeleton } from './skeletons.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  vi.advanceTimersByTime(60_000)
  // by the clock of tests before, somebody may still be waiting
  beginPage()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const delay = () =>
  (screen.getByRole('status').querySelector('[aria-hidden]') as HTMLElement).style.animationDelay

test('the shapes show after 150 ms, and what follows continues them', () => {
  const { rerender } = render(<FrameSkeleton />)
  expect(delay()).toBe('150ms')
  vi.advanceTimersByTime(400)
  rerender(<ListSkeleton />)
  expect(delay()).toBe('-250ms')
  rerender(<p>Rows</p>)
  vi.advanceTimersByTime(1_000)
  rerender(<ListSkeleton />)
  expect(delay()).toBe('150ms')
})
