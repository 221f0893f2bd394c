import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toast.tsx'

// their code comes with the first
beforeAll(async () => {
  render(<Toaster />)
  act(() => toast.success('First'))
  const close = await screen.findByRole('button', { name: 'Close' })
  fireEvent.click(close)
  cleanup()
})
beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  later(60_000)
  cleanup()
  vi.useRealTimers()
})

const show = (text: string) => act(() => toast.success(text))
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const shown = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')].map((each) => each.textContent)

it('goes by itself after six seconds, or when the next one comes', () => {
  show('Saved')
  later(5_999)
  show('Sent')
  expect(shown()).toEqual(['Sent'])
  later(5_999)
  expect(shown()).toEqual(['Sent'])
  later(1)
  expect(shown()).toEqual([])
})

it('that failed or can be undone stays beside the next, three at most', () => {
  act(() => toast.success('Removed', { action: { label: 'Undo', onClick: () => undefined } }))
  act(() => toast.error('Not sent'))
  show('Saved')
  expect(shown()).toEqual(['RemovedUndo', 'Not sent', 'Saved'])
  show('Sent')
  expect(shown()).toEqual(['RemovedUndo', 'Not sent', 'Sent'])
  act(() => toast.error('Not sent'))
  expect(shown()).toEqual(['RemovedUndo', 'Not sent'])
})

it('says nothing of what has led to another page', () => {
  act(() => toast.failed({ status: 401, message: 'Unauthenticated.', handled: true }))
  expect(shown()).toEqual([])
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

it('is said all the same where its code does not come, and can be undone', async () => {
  vi.useRealTimers()
  vi.doMock('./Notices.tsx', () => {
    throw new Error('no such file')
  })
  // another copy: this one has its code already
  const copy = './toast.tsx?bare'
  const bare: typeof import('./toast.tsx') = await import(/* @vite-ignore */ copy)
  const undo = vi.fn()
  render(
    <>
      <p>The page</p>
      <bare.Toaster />
    </>,
  )
  act(() => bare.toast.success('Removed', { action: { label: 'Undo', onClick: undo } }))
  act(() => bare.toast.error('Not sent'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not sent')
  expect(screen.getByText('The page')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText(/Removed|Not sent/)).toBeNull()
  vi.doUnmock('./Notices.tsx')
  vi.useFakeTimers()
})
