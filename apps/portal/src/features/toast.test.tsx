// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (text: string) => act(() => toast.success(text))
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('goes by itself after six seconds, and the next one comes', () => {
  show('Saved')
  show('Sent')
  later(5_999)
  expect(screen.getByRole('status').textContent).toBe('Saved')
  later(1)
  expect(screen.getByRole('status').textContent).toBe('Sent')
  later(6_000)
  expect(screen.queryByRole('status')).toBeNull()
})

it('stays while it is pointed at, and goes with Escape', () => {
  show('Saved')
  const notice = screen.getByRole('status')
  fireEvent.mouseEnter(notice.parentElement as HTMLElement)
  later(60_000)
  fireEvent.mouseLeave(notice.parentElement as HTMLElement)
  later(2_999)
  expect(screen.queryByRole('status')).not.toBeNull()
  later(1)
  expect(screen.queryByRole('status')).toBeNull()
  show('Sent')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('status')).toBeNull()
})
