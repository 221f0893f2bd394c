import { endedStatuses } from '@officina/shared/recipe'
import { expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { allowedFrom } from '../machine.ts'
import { recipeMachine } from './entity.ts'

const rule = 'begins as a draft, never goes back to one, and nothing follows an end'
itIsAMachine(recipeMachine, endedStatuses, rule, (trail) => {
  const seen = trail.map(({ to }) => to)
  expect(seen.lastIndexOf('draft')).toBeLessThanOrEqual(0)
  const end = seen.findIndex((s) => (endedStatuses as readonly string[]).includes(s))
  if (end >= 0) expect(end).toBe(seen.length - 1)
})

it('lets patients and visitors change nothing', () => {
  for (const state of [null, ...recipeMachine.states])
    for (const who of ['patient', 'visitor'] as const)
      expect(allowedFrom(recipeMachine, state, who)).toEqual([])
})
