import { type Ctx, inTransaction } from '../../context.ts'
import { gone } from '../errors.ts'
import { patient as entity } from '../patient/entity.ts'
import { sendInvitation } from '../patient/invitations.ts'
import { getOpenedInvitation } from './open.ts'

/**
 * Mails the invitation that this browser has opened by a link that was handed over. It is the ordinary one: an address
 * with an account gets the way to answer there, and neither this browser nor the doctor learns which of the two went out.
 */
export function mailOpenedInvitation(ctx: Ctx, tokenId: string | undefined): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { patient } = await getOpenedInvitation(tx, tokenId)
    const invited = await entity.lock(tx, patient.id)
    // the doctor may have withdrawn it meanwhile, and another click may have sent it
    const { invitation } = await getOpenedInvitation(tx, tokenId)
    if (invitation.sentAt) throw gone('TOKEN_EXPIRED')
    await sendInvitation(tx, invited)
  })
}
