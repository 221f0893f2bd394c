import type { Ctx } from '../../context.ts'
import { invitations } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { mailDoctor, type Told } from '../doctor/mailDoctor.ts'
import { nameIn } from '../names.ts'
import type { Patient } from './entity.ts'
import { renewalAskedMail } from './mails.ts'

type Asked = {
  invitation: typeof invitations.$inferSelect
  patient: Patient
  doctor: Told
}

/** A patient wants another invitation: marks the one they have for the doctor's list and mails the doctor, once for each. */
export async function noteRenewalAsked(
  ctx: Ctx,
  { invitation, patient, doctor }: Asked,
): Promise<void> {
  if (patient.status !== 'invited' || invitation.renewalAskedAt) return
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
}
