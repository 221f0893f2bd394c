import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { reportForDoctorMail, reportForOfficeMail } from '../../mail/templates/productReport.ts'
import { listAdminsWith } from '../admin/withPermission.ts'
import type { Order } from '../order/load.ts'
import { isClinical, type Report } from '../order/reports.ts'
import { mailDoctor } from '../settlement/mailDoctor.ts'

/** Mails the office, and the doctor of what concerns the treatment. Mails carry no word of the patient's text. */
export async function tellOfReport(
  ctx: Ctx,
  order: Order,
  report: Report & { product: string },
): Promise<void> {
  const facts = { ...report, number: order.number }
  await tellOffice(ctx, order, report)
  if (!isClinical(report.kind)) return
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, report.doctorId))
  if (doctor) await mailDoctor(ctx, doctor, reportForDoctorMail(ctx.config, facts), report.id)
}

/** Mails everybody who looks after orders. */
export async function tellOffice(
  ctx: Ctx,
  order: Order,
  report: Report & { product: string },
): Promise<void> {
  const facts = { ...report, number: order.number }
  const office = reportForOfficeMail(ctx.config, facts)
  for (const { accountId, email, locale } of await listAdminsWith(ctx, 'order.manage'))
    await sendMail(ctx, office, {
      to: email,
      locale,
      accountId,
      doctorId: order.doctorId,
      dedupeKey: `report:${report.id}:${accountId}`,
    })
}
