import { deviceOf } from '@officina/shared/userAgent'
import { type Ctx, type Guard, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { auditAccount } from '../audit.ts'
import { newDeviceMail } from './mails.ts'

const areas: Record<Guard, string> = { doctor: 'doctors', patient: 'user', admin: 'admins' }

/** Mails the owner that their account was opened in a browser that never opened it before; not at the very first sign-in. */
export async function tellNewDevice(ctx: Ctx, guard: Guard, accountId: string): Promise<void> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account?.lastLoginAt) return
  const mail = newDeviceMail({
    at: ctx.clock.now(),
    timeZone: account.timezone ?? ctx.config.timeZone,
    device: deviceOf(ctx.origin.userAgent),
    url: `${ctx.config.publicUrl}/${areas[guard]}/reset-password`,
  })
  await inTransaction(ctx, async (tx) => {
    await sendMail(tx, mail, { to: account.email, locale: account.locale, accountId })
    const by = { role: guard, accountId }
    await auditAccount(tx, by, 'new_device_told', { by })
  })
}
