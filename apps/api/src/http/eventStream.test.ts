import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminCtx } from '../context.ts'
import type { Hearer } from '../events/port.ts'
import { createSlots } from '../slots.ts'
import { openEvents } from './eventStream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('closes the line of a reader who takes nothing, instead of keeping all of it', () => {
  let tell: Hearer['changed'] = () => {}
  const events = {
    subscribe(hearer: Hearer) {
      tell = hearer.changed
      return () => {}
    },
  }
  const actor = { accountId: 'a', permissions: ['order.read'] }
  const { stream } = openEvents(
    { actor, events, eventLines: createSlots(1) } as unknown as AdminCtx,
    undefined,
  )
  for (let n = 0; n < 5_000; n++) tell(['order'])
  expect(stream.destroyed).toBe(false)
  vi.advanceTimersByTime(20_000)
  expect(stream.destroyed).toBe(true)
})
