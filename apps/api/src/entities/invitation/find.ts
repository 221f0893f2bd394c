import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { assertLive, type Token } from '../account/tokens.ts'
import { DomainError, gone } from '../errors.ts'
import { maxBirthDateTries, openInvitations } from '../patient/invitationMachine.ts'

export type Invitation = {
  invitation: typeof invitations.$inferSelect
  patient: typeof patients.$inferSelect
  doctor: typeof doctors.$inferSelect
  token: Token
}

/** The invitation of a link with its patient and doctor, whatever its state, or undefined. */
export async function findInvitation(
  ctx: Ctx,
  token: Token | undefined,
): Promise<Invitation | undefined> {
  if (!token) return undefined
  const [row] = await ctx.db
    .select({ invitation: invitations, patient: patients, doctor: doctors })
    .from(invitations)
    .innerJoin(patients, eq(patients.id, invitations.patientId))
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(invitations.tokenId, token.id))
  return row && { ...row, token }
}

/** The invitation if it can be accepted now; 410 with the reason else. */
export function assertAcceptable(ctx: Ctx, found: Invitation | undefined): Invitation {
  if (!found) throw gone('TOKEN_EXPIRED')
  assertLive(ctx, found.token)
  const { invitation, patient } = found
  if (invitation.status === 'accepted') throw gone('TOKEN_USED')
  if (invitation.status === 'expired' || invitation.expiresAt <= ctx.clock.now())
    throw gone('TOKEN_EXPIRED')
  const isOpen = (openInvitations as readonly string[]).includes(invitation.status)
  if (!isOpen || patient.status !== 'invited') throw gone('INVITE_REVOKED')
  if (patient.birthDateTries >= maxBirthDateTries) throw locked()
  return found
}

export const locked = () =>
  new DomainError('gone', 'INVITE_LOCKED', {
    en: 'The birth date was wrong three times, so this invitation is locked. Ask your clinic for a new one.',
    ja: '生年月日が3回一致しなかったため、この招待はロックされました。クリニックに新しい招待をご依頼ください。',
  })
