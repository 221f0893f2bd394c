import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import type { Mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'

/** Mails a doctor at the account's address and in its language; a doctor without an account gets nothing. */
export async function mailDoctor(
  ctx: Ctx,
  doctor: Pick<typeof doctors.$inferSelect, 'id' | 'accountId' | 'email'>,
  mail: Mail,
  dedupeKey: string,
): Promise<void> {
  if (!doctor.accountId) return
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, doctor.accountId))
  if (!account) return
  await sendMail(ctx, mail, {
    to: account.email,
    locale: account.locale,
    accountId: account.id,
    doctorId: doctor.id,
    dedupeKey: `${mail.template}:${dedupeKey}`,
  })
}
