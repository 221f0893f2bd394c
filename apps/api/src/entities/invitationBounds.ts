import { hourMs } from '@officina/shared/dates/days'
import type { invitationStatuses } from '../db/schema/patient.ts'

type InvitationStatus = (typeof invitationStatuses)[number]

/** Invitations that can still be accepted. */
export const openInvitations = ['pending', 'opened'] as const satisfies InvitationStatus[]
/** One patient is sent at most this many invitations a day. */
export const maxSendsPerDay = 5
/** Somebody who opened the link a moment ago may be choosing a password: the link must not change now. */
export const settleMs = 2 * hourMs
