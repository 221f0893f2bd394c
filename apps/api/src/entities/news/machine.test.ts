import { describe, expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { walkMachine } from '../../testing/walkMachine.ts'
import { newsMachine } from './entity.ts'

describe('news', () => {
  itIsAMachine(newsMachine, ['archived'])

  it('expires and appears by the system alone, and never leaves the archive', () => {
    walkMachine(newsMachine, (trail) => {
      const states = trail.map(({ to }) => to)
      expect(states.indexOf('archived')).toBeOneOf([-1, states.length - 1])
      for (const { to, who } of trail) if (to === 'expired') expect(who).toBe('system')
    })
  })
})
