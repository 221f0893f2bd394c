import { type DoctorCtx, inTransaction, pgCode } from '../../context.ts'
import { patientLinks } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { emailTaken } from './check.ts'
import { patient as entity, patientMachine } from './entity.ts'
import { sendInvitation } from './invitations.ts'

/** Somebody asks to join: accepting sends the ordinary invitation. 409 EMAIL_TAKEN when the address is in the list. */
export async function acceptLink(ctx: DoctorCtx, id: string): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const patient = await entity.lock(tx, id)
      if (patient.status !== 'link_requested')
        assertTransition(patientMachine, patient.status, 'declined', 'doctor')
      await sendInvitation(tx, patient)
      const links = await tx.db
        .select({ id: patientLinks.id })
        .from(patientLinks)
        .where(eq(patientLinks.patientId, id))
      if (links.length === 0)
        await tx.db.insert(patientLinks).values({
          id: newId(),
          patientId: id,
          doctorId: ctx.actor.id,
          from: tx.clock.now(),
          reason: 'link_request',
        })
    })
  } catch (error) {
    if (pgCode(error) === '23505') throw conflict('EMAIL_TAKEN', emailTaken)
    throw error
  }
}

/** Declining leaves no patient in the list; nobody is mailed. */
export async function declineLink(
  ctx: DoctorCtx,
  id: string,
  { code, reason = null }: { code?: string; reason?: string | null } = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const said = { action: 'decline_link' as const, reason, ...(code ? { after: { code } } : {}) }
    await patient.move('declined', { statusReason: reason }, said)
  })
}
