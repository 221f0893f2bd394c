import { type AdminCtx, inTransaction, pgCode } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { eachOf } from '../bulk.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid, invalidTransition } from '../errors.ts'
import { emailTakenAtDoctor } from '../patient/check.ts'
import { patient as entity, invitee, type Patient } from '../patient/entity.ts'
import { endOpenInvitations, sendInvitation } from '../patient/invitations.ts'

/** A new mail with a new link in the doctor's name; the link before it is dead. */
export const resendInvitationForAdmin = (
  ctx: AdminCtx,
  id: string,
  input: Partial<Read>,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, input.revision)
    await assertInvitable(tx, patient)
    await sendInvitation(tx, patient)
  })

/** The same for several patients. */
export const resendInvitations = (ctx: AdminCtx, ids: readonly string[]) =>
  eachOf(ctx, ids, (id) => resendInvitationForAdmin(ctx, id, {}))

/** Kills the open link. 409 when there is none. */
export const revokeInvitationForAdmin = (ctx: AdminCtx, id: string, input: Read): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const patient = await invitee.lock(tx, id, input.revision)
    if ((await endOpenInvitations(tx, id)) === 0)
      throw conflict('INVALID_TRANSITION', {
        en: 'There is no pending invitation.',
        ja: '有効な招待がありません。',
      })
    await patient.save({}, { action: 'revoke' })
  })

/** Another address for somebody who has no account yet, and an invitation to it. */
export async function changeInvitationAddress(
  ctx: AdminCtx,
  id: string,
  input: Read & { email: string },
): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const patient = await entity.lock(tx, id, input.revision)
      await assertInvitable(tx, patient)
      const { email } = input
      const moved = await patient.save(
        { email },
        { action: 'update', after: { fields: ['email'] } },
      )
      await sendInvitation(tx, moved)
    })
  } catch (error) {
    if (pgCode(error) === '23505') throw invalid('email', 'EMAIL_TAKEN', emailTakenAtDoctor)
    throw error
  }
}

/** Only somebody a doctor has taken on and who has no account yet; an approved doctor invites. */
async function assertInvitable(ctx: AdminCtx, patient: Patient): Promise<void> {
  if (!['registered_by_doctor', 'invited'].includes(patient.status))
    throw invalidTransition('patient', patient.status, 'invited', [])
  const [doctor] = await ctx.db
    .select({ status: doctors.status })
    .from(doctors)
    .where(eq(doctors.id, patient.doctorId))
  if (doctor?.status !== 'approved')
    throw conflict('INVALID_TRANSITION', {
      en: 'This patient’s doctor is not currently approved, so no invitation can be sent.',
      ja: '担当医が現在承認済みではないため、招待を送信できません。',
    })
}
