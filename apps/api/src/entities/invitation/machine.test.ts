import { expect } from 'vitest'
import { invitationStatuses } from '../../db/schema/patient.ts'
import { itIsAMachine } from '../../testing/machines.ts'
import { openInvitations } from '../invitationBounds.ts'
import { invitationMachine } from '../patient/entity.ts'

const isOpen = (status: string) => (openInvitations as readonly string[]).includes(status)
const ends = invitationStatuses.filter((status) => !isOpen(status))
itIsAMachine(invitationMachine, ends, 'is accepted at most once, before its end', (trail) => {
  const ended = trail.findIndex(({ to }) => !isOpen(to))
  if (ended >= 0) expect(ended).toBe(trail.length - 1)
})
