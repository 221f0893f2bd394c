import { formatName } from '@officina/shared/format'
import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import type { Order } from './load.ts'

/** Mails the patient of an order; `mailOf` gets the name as the mail addresses it. */
export async function mailPatient(
  ctx: Ctx,
  order: Pick<Order, 'patientId' | 'doctorId'>,
  mailOf: (name: string) => Mail,
  dedupeKey: string,
): Promise<void> {
  const [row] = await ctx.db
    .select({ patient: patients, account: accounts })
    .from(patients)
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(eq(patients.id, order.patientId))
  const to = row?.account?.email ?? row?.patient.email
  if (!row || !to) return
  const locale = row.account?.locale ?? row.patient.language
  const { lastName, firstName } = row.patient
  const name = formatName({ last_name: lastName, first_name: firstName }, locale)
  await sendMail(ctx, mailOf(name), {
    to,
    locale,
    accountId: row.account?.id ?? null,
    doctorId: order.doctorId,
    patientId: row.patient.id,
    dedupeKey,
  })
}
