import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import type { Mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'

/** Mails a doctor in the language of the doctor's account; `patientId` says whom the mail is about. */
export async function tellDoctor(
  ctx: Ctx,
  doctor: { id: string; email: string; accountId: string | null },
  mail: Mail,
  patientId?: string,
): Promise<void> {
  const [account] = doctor.accountId
    ? await ctx.db
        .select({ locale: accounts.locale })
        .from(accounts)
        .where(eq(accounts.id, doctor.accountId))
    : []
  await sendMail(ctx, mail, {
    to: doctor.email,
    locale: account?.locale ?? 'en',
    accountId: doctor.accountId,
    doctorId: doctor.id,
    patientId: patientId ?? null,
  })
}
