import { expect } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { templateMachine } from './entity.ts'

const rule = 'is drafted, published and retired in this order, never by doctors or patients'
itIsAMachine(templateMachine, ['retired'], rule, (trail) => {
  expect(trail.map(({ to }) => to)).toEqual(templateMachine.states.slice(0, trail.length))
  for (const { who } of trail) expect(['admin', 'system']).toContain(who)
})
