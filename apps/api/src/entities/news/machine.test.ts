import { expect } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { newsMachine } from './entity.ts'

const rule = 'expires and appears by the system alone, and never leaves the archive'
itIsAMachine(newsMachine, ['archived'], rule, (trail) => {
  const states = trail.map(({ to }) => to)
  expect(states.indexOf('archived')).toBeOneOf([-1, states.length - 1])
  for (const { to, who } of trail) if (to === 'expired') expect(who).toBe('system')
})
