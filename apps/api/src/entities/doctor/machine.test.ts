import { expect, it } from 'vitest'
import { doctorStatuses } from '../../db/schema/doctor.ts'
import { endStates, reachable, walkMachine } from '../../testing/walkMachine.ts'
import { doctorMachine } from './entity.ts'

it('has every status of the table, all reachable, and one end', () => {
  expect([...reachable(doctorMachine)].sort()).toEqual([...doctorStatuses].sort())
  expect(endStates(doctorMachine)).toEqual(['closed'])
})

it('approves nobody who has not applied, and only by an administrator', () => {
  walkMachine(doctorMachine, (trail) => {
    const approvals = trail.filter(({ to }) => to === 'approved')
    for (const { who } of approvals) expect(who).toBe('admin')
    if (approvals.length > 0) expect(trail.map(({ to }) => to)).toContain('applied')
    const working = trail.findIndex(({ to }) => to === 'suspended' || to === 'closed')
    if (working >= 0) expect(trail.slice(0, working).some(({ to }) => to === 'approved')).toBe(true)
  })
})
