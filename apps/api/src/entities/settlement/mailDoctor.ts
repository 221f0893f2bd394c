import type { Ctx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import type { Mail } from '../../mail/content.ts'
import { tellDoctor } from '../doctor/tellDoctor.ts'

/** Mails a doctor once for each `dedupeKey`; a doctor without an account gets nothing. */
export async function mailDoctor(
  ctx: Ctx,
  doctor: Pick<typeof doctors.$inferSelect, 'id' | 'accountId' | 'email'>,
  mail: Mail,
  dedupeKey: string,
): Promise<void> {
  if (!doctor.accountId) return
  await tellDoctor(ctx, doctor, mail, { dedupeKey: `${mail.template}:${dedupeKey}` })
}
