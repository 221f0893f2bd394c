import { expect, it } from 'vitest'
import { endStates, reachable, walkMachine } from '../../testing/walkMachine.ts'
import { requestMachine, requestStates } from './entity.ts'

it('reaches every status, and everything but an open request is an end', () => {
  expect([...reachable(requestMachine)].sort()).toEqual([...requestStates].sort())
  expect(endStates(requestMachine)).toEqual(requestStates.filter((state) => state !== 'open'))
})

it('is made by a patient and decided once, a refusal and a change by the doctor alone', () => {
  walkMachine(requestMachine, (trail) => {
    expect(trail[0]).toEqual({ to: 'open', who: 'patient' })
    expect(trail.length).toBeLessThanOrEqual(2)
    const end = trail[1]
    if (end?.to === 'declined' || end?.to === 'approved_with_changes')
      expect(end.who).toBe('doctor')
  })
})
