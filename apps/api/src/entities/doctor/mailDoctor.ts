import type { Ctx, Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { type MailTarget, sendMail } from '../../mail/send.ts'

type Told = { id: string; email: string; accountId: string | null }

/** Mails a doctor; `more` says whom else the mail is about, or that it is sent once only. */
export async function mailDoctor(
  ctx: Ctx,
  doctor: Told,
  mail: Mail,
  more: Pick<MailTarget, 'patientId' | 'dedupeKey'> = {},
): Promise<void> {
  await sendMail(ctx, mail, { ...(await doctorTarget(ctx, doctor)), ...more })
}

/** Where mails to a doctor go: the address of the account, else of the application; in the account's language. */
export async function doctorTarget(
  ctx: Ctx,
  doctor: Told,
): Promise<MailTarget & { locale: Locale }> {
  const [account] = doctor.accountId
    ? await ctx.db
        .select({ email: accounts.email, locale: accounts.locale })
        .from(accounts)
        .where(eq(accounts.id, doctor.accountId))
    : []
  return {
    to: account?.email ?? doctor.email,
    locale: account?.locale ?? 'en',
    accountId: doctor.accountId,
    doctorId: doctor.id,
  }
}

/** Mails a doctor once for each `dedupeKey`; a doctor without an account gets nothing. */
export async function mailDoctorOnce(
  ctx: Ctx,
  doctor: Pick<typeof doctors.$inferSelect, 'id' | 'accountId' | 'email'>,
  mail: Mail,
  dedupeKey: string,
): Promise<void> {
  if (!doctor.accountId) return
  await mailDoctor(ctx, doctor, mail, { dedupeKey: `${mail.template}:${dedupeKey}` })
}
