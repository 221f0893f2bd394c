import { expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { walkMachine } from '../../testing/walkMachine.ts'
import { templateMachine } from './entity.ts'

itIsAMachine(templateMachine, ['retired'])

it('a version is drafted, published and retired in this order, never by doctors or patients', () => {
  walkMachine(templateMachine, (trail) => {
    expect(trail.map(({ to }) => to)).toEqual(templateMachine.states.slice(0, trail.length))
    for (const { who } of trail) expect(['admin', 'system']).toContain(who)
  })
})
