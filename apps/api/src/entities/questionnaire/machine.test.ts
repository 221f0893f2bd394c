import { expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { allowedFrom } from '../machine.ts'
import { answerMachine } from './entity.ts'
import { versionMachine } from './version.ts'

itIsAMachine(versionMachine, [])

const rule = 'answers are submitted once, and before they are corrected'
itIsAMachine(answerMachine, ['stopped', 'entered_in_error'], rule, (trail) => {
  const steps = trail.map(({ to }) => to)
  const amended = steps.indexOf('amended')
  if (amended >= 0) expect(steps.slice(0, amended)).toContain('submitted')
  expect(steps.filter((to) => to === 'submitted').length).toBeLessThanOrEqual(1)
  const end = steps.findIndex((to) => to === 'stopped' || to === 'entered_in_error')
  if (end >= 0) expect(end).toBe(steps.length - 1)
})

it('lets patients begin and submit, and nothing else', () => {
  const may = answerMachine.states.flatMap((state) =>
    allowedFrom(answerMachine, state, 'patient').map((to) => `${state} ${to}`),
  )
  expect(may).toEqual(['sent in_progress', 'in_progress submitted'])
})
