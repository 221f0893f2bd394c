import { type Ctx, inTransaction } from '../../context.ts'
import { invitations } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { sha256 } from '../../ids.ts'
import { findToken } from '../account/tokens.ts'
import { type Asked, askedBy, asVisitor } from '../account/visitor.ts'
import { audit } from '../audit.ts'
import { mailDoctor } from '../doctor/mailDoctor.ts'
import { nameIn } from '../names.ts'
import { renewalAskedMail } from '../patient/mails.ts'
import { findInvitation } from './open.ts'

type RenewalJob = { tokenHash: string; asked: Asked }

/** "Ask for a new invitation" on a link that does not work any more; the answer is the same for every link. */
export async function requestRenewal(ctx: Ctx, secret: string): Promise<void> {
  const data: RenewalJob = { tokenHash: sha256(secret), asked: askedBy(ctx) }
  await ctx.jobs.enqueue(ctx, 'account.renewInvitation', data)
}

/** Marks the invitation for the doctor's list and mails the doctor, once per invitation. */
export async function askRenewal(job: Ctx, data: unknown): Promise<void> {
  const { tokenHash, asked } = data as RenewalJob
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const token = await findToken(ctx, { kind: 'invite', role: 'patient', hash: tokenHash })
    const found = await findInvitation(ctx, token)
    if (found?.patient.status !== 'invited' || found.invitation.renewalAskedAt) return
    const { invitation, patient, doctor } = found
    await ctx.db
      .update(invitations)
      .set({ renewalAskedAt: ctx.clock.now() })
      .where(eq(invitations.id, invitation.id))
    const mail = renewalAskedMail({
      name: nameIn(patient, 'en'),
      url: `${ctx.config.publicUrl}/doctors/patients/${patient.id}`,
    })
    await mailDoctor(ctx, doctor, mail, { patientId: patient.id })
    await audit(ctx, {
      action: 'invitation.renewal_asked',
      objectId: invitation.id,
      doctorId: doctor.id,
      patientId: patient.id,
    })
  })
}
