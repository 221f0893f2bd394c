import { expect, it } from 'vitest'
import { invitationStatuses } from '../../db/schema/patient.ts'
import { endStates, reachable, walkMachine } from '../../testing/walkMachine.ts'
import { openInvitations } from '../invitationBounds.ts'
import { invitationMachine } from '../patient/entity.ts'

it('has every status of the table; only pending and opened lead anywhere', () => {
  expect([...reachable(invitationMachine)].sort()).toEqual([...invitationStatuses].sort())
  expect(endStates(invitationMachine).sort()).toEqual(
    invitationStatuses.filter((s) => !(openInvitations as readonly string[]).includes(s)).sort(),
  )
})

it('is accepted at most once, and never after it has ended', () => {
  walkMachine(invitationMachine, (trail) => {
    const ended = trail.findIndex(({ to }) => !(openInvitations as readonly string[]).includes(to))
    if (ended >= 0) expect(ended).toBe(trail.length - 1)
  })
})
