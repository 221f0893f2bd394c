import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRetryWhenBack } from './useRetryWhenBack.ts'

const tries: number[] = []
beforeEach(() => {
  vi.useFakeTimers()
  tries.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** As a query shows it: while it is tried again the failure is gone, and a second later it is there anew. */
function Failing() {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    tries.push(Date.now())
    setTrying(true)
    setTimeout(() => setTrying(false), 1_000)
  }
  return isTrying ? null : <Failure retry={retry} />
}
function Failure({ retry }: { retry: () => void }) {
  useRetryWhenBack(true, retry)
  return null
}
async function pass(seconds: number) {
  for (let i = 0; i < seconds; i++) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

it('waits twice as long each time, also where the failure is drawn anew, and not when back online', async () => {
  const begin = Date.now()
  render(<Failing />)
  await pass(40)
  expect(tries.map((at) => (at - begin) / 1_000)).toEqual([2, 7, 16, 33])
  dispatchEvent(new Event('online'))
  expect(tries).toHaveLength(5)
})

it('begins anew with a failure long after the last one', async () => {
  vi.setSystemTime(Date.now() + 300_000)
  const begin = Date.now()
  render(<Failing />)
  await pass(3)
  expect(tries).toEqual([begin + 2_000])
})
