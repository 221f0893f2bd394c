import type { Ctx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { sendMail } from '../../mail/send.ts'
import { applicationArrivedMail } from '../../mail/templates/doctorApplication.ts'
import { listAdminsWith } from '../admin/withPermission.ts'
import { nameIn } from '../names.ts'

/** Mails every administrator who may decide that an application or a renewed licence waits. */
export async function tellReviewers(
  ctx: Ctx,
  doctor: typeof doctors.$inferSelect,
  kind: 'new' | 'answered' | 'again' | 'renewal',
): Promise<void> {
  const mail = applicationArrivedMail({
    number: doctor.number,
    name: nameIn(doctor, 'en'),
    clinicName: doctor.clinicName,
    url: `${ctx.config.publicUrl}/admins/${kind === 'renewal' ? `doctors/${doctor.id}` : 'approve-doctor'}`,
    kind,
  })
  for (const { accountId, email, locale } of await listAdminsWith(ctx, 'doctor.approve'))
    await sendMail(ctx, mail, { to: email, locale, accountId, doctorId: doctor.id })
}
