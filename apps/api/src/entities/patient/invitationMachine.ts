import type { invitationStatuses } from '../../db/schema/patient.ts'
import type { Machine } from '../machine.ts'

type InvitationStatus = (typeof invitationStatuses)[number]

/** One sent link. A resend is a new invitation; the one before it is revoked. */
export const invitationMachine: Machine<InvitationStatus> = {
  entity: 'invitation',
  states: ['pending', 'opened', 'accepted', 'expired', 'revoked', 'bounced'],
  transitions: [
    { name: 'send', from: null, to: 'pending', who: ['doctor', 'admin', 'system'] },
    { name: 'open', from: 'pending', to: 'opened', who: ['visitor'] },
    { name: 'accept', from: 'pending', to: 'accepted', who: ['visitor'] },
    { name: 'accept', from: 'opened', to: 'accepted', who: ['visitor'] },
    { name: 'expire', from: 'pending', to: 'expired', who: ['system'] },
    { name: 'expire', from: 'opened', to: 'expired', who: ['system'] },
    { name: 'revoke', from: 'pending', to: 'revoked', who: ['doctor', 'admin'] },
    { name: 'revoke', from: 'opened', to: 'revoked', who: ['doctor', 'admin'] },
    { name: 'bounce', from: 'pending', to: 'bounced', who: ['system'] },
  ],
}

/** An invitation's link works for this long. */
export const inviteDays = 14
/** Invitations that can still be accepted. */
export const openInvitations = ['pending', 'opened'] as const satisfies InvitationStatus[]
/** One patient is sent at most this many invitations a day. */
export const maxSendsPerDay = 5
/** Wrong birth dates after which the invitation is locked. */
export const maxBirthDateTries = 3
