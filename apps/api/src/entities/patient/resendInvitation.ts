import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { conflict } from '../errors.ts'
import { patient as entity, invitee } from './entity.ts'
import { giveFirstDraft } from './firstDraft.ts'
import { endOpenInvitations, type InvitationInput, sendInvitation } from './invitations.ts'

/** A new mail with a new link; the link before it is dead. What is undefined is as it was the last time. */
export async function resendInvitation(
  ctx: DoctorCtx,
  patientId: string,
  { message, recipeDraftId }: Pick<InvitationInput, 'message' | 'recipeDraftId'> = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await getInvitable(tx, patientId)
    if (recipeDraftId) await giveFirstDraft(tx, patientId, recipeDraftId)
    await sendInvitation(tx, patient, { message, recipeDraftId })
  })
}

/** A link to hand over, without a mail; it is answered once and stored nowhere. */
export const makeInvitationLink = (
  ctx: DoctorCtx,
  patientId: string,
): Promise<{ url: string; expiresAt: Date }> =>
  inTransaction(ctx, async (tx) =>
    sendInvitation(tx, await getInvitable(tx, patientId), { mail: false }),
  )

/** Kills the open link. 409 when there is none. */
export async function revokeInvitation(ctx: DoctorCtx, patientId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await invitee.lock(tx, patientId)
    if ((await endOpenInvitations(tx, patientId)) === 0) throw nothingOpen()
    await patient.log({ action: 'revoke' })
  })
}

/** Somebody who asks to join is accepted first, not invited. */
async function getInvitable(ctx: TxCtx<DoctorActor>, patientId: string) {
  const patient = await entity.lock(ctx, patientId)
  if (patient.status === 'link_requested')
    throw conflict('INVALID_TRANSITION', {
      en: 'Accept the request first.',
      ja: '先に登録希望を承認してください。',
    })
  return patient
}

const nothingOpen = () =>
  conflict('INVALID_TRANSITION', {
    en: 'There is no open invitation.',
    ja: '有効な招待がありません。',
  })
