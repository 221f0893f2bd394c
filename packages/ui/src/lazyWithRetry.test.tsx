import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyWithRetry } from './lazyWithRetry.tsx'

let isOnline = true
const load = vi.fn<() => Promise<{ default: () => ReactNode }>>()
const comes = () => Promise.resolve({ default: () => <p>The part</p> })

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  load.mockReset()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Again
      </button>
    )
  }
}

async function show() {
  const Part = lazyWithRetry(load)
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </Boundary>,
    )
  })
}

it('fails once when it cannot be loaded, and is asked for again when it is wanted again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  load.mockRejectedValue(new Error('no such file'))
  await show()
  const again = await screen.findByRole('button', { name: 'Again' })
  expect(load).toHaveBeenCalledOnce()
  load.mockImplementation(comes)
  vi.setSystemTime(Date.now() + 2_000)
  fireEvent.click(again)
  expect(await screen.findByText('The part')).toBeTruthy()
})

it('comes with the connection; until then nothing has failed', async () => {
  isOnline = false
  load.mockRejectedValueOnce(new Error('no line')).mockImplementation(comes)
  await show()
  expect(screen.getByText('…')).toBeTruthy()
  isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('The part')).toBeTruthy()
})

it('comes although the connection was back before its failure was told', async () => {
  isOnline = false
  const first = Promise.withResolvers<never>()
  load.mockReturnValueOnce(first.promise).mockImplementation(comes)
  await show()
  isOnline = true
  await act(async () => first.reject(new Error('no line')))
  expect(await screen.findByText('The part')).toBeTruthy()
})

it('may be preloaded in vain', async () => {
  const { preload } = lazyWithRetry(load.mockRejectedValue(new Error('no line')))
  const reported = vi.fn()
  process.once('unhandledRejection', reported)
  preload()
  await new Promise(setImmediate)
  expect(reported).not.toHaveBeenCalled()
  process.off('unhandledRejection', reported)
})
