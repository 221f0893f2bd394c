import { expect } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { requestMachine, requestStates } from './entity.ts'

const ends = requestStates.filter((state) => state !== 'open')
const rule = 'is made by a patient and decided once, a refusal and a change by the doctor alone'
itIsAMachine(requestMachine, ends, rule, (trail) => {
  expect(trail[0]).toEqual({ to: 'open', who: 'patient' })
  expect(trail.length).toBeLessThanOrEqual(2)
  const end = trail[1]
  if (end?.to === 'declined' || end?.to === 'approved_with_changes') expect(end.who).toBe('doctor')
})
