import { expect } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { doctorMachine } from './entity.ts'

const rule = 'approves nobody who has not applied, and only by an administrator'
itIsAMachine(doctorMachine, ['closed'], rule, (trail) => {
  const approvals = trail.filter(({ to }) => to === 'approved')
  for (const { who } of approvals) expect(who).toBe('admin')
  if (approvals.length > 0) expect(trail.map(({ to }) => to)).toContain('applied')
  const working = trail.findIndex(({ to }) => to === 'suspended' || to === 'closed')
  if (working >= 0) expect(trail.slice(0, working).some(({ to }) => to === 'approved')).toBe(true)
})
