import { expect, it } from 'vitest'
import { createBackOff } from './workers.ts'

it('waits longer for each worker that ends, and goes back once one has run for a minute', () => {
  let now = 0
  const waitAfterEnd = createBackOff(() => now)
  const waits = Array.from({ length: 12 }, () => {
    now += 2_000
    const wait = waitAfterEnd()
    now += wait
    return wait / 1_000
  })
  expect(waits).toEqual([0, 0.5, 1, 2, 5, 10, 30, 30, 30, 30, 30, 30])
  now += 61_000
  expect(waitAfterEnd()).toBe(0)
})
