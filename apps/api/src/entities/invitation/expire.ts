import { type Ctx, inTransaction } from '../../context.ts'
import { invitations } from '../../db/schema/patient.ts'
import { and, inArray, lte } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { openInvitations } from '../patient/invitationMachine.ts'

/** Ends invitations whose 14 days are over. Their links have ended by themselves. */
export async function expireInvitations(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(invitations)
      .set({ status: 'expired' })
      .where(
        and(
          inArray(invitations.status, [...openInvitations]),
          lte(invitations.expiresAt, tx.clock.now()),
        ),
      )
      .returning()
    for (const invitation of ended)
      await audit(tx, {
        action: 'invitation.expire',
        objectType: 'patient',
        objectId: invitation.patientId,
        doctorId: invitation.doctorId,
        patientId: invitation.patientId,
        after: { invitation: invitation.id, status: 'expired' },
      })
  })
}
