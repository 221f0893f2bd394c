import type { Ctx, Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { mails } from '../../db/schema/platform.ts'
import { desc, eq, sql } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { type MailTarget, sendMail, sendMails } from '../../mail/send.ts'

export type Told = { id: string; email: string; accountId: string | null }

/** Mails a doctor; `more` says whom else the mail is about, or that it is sent once only. */
export async function mailDoctor(
  ctx: Ctx,
  doctor: Told,
  mail: Mail,
  more: Pick<MailTarget, 'patientId' | 'dedupeKey'> = {},
): Promise<void> {
  await sendMail(ctx, mail, { ...(await doctorTarget(ctx, doctor)), ...more })
}

/** Mails several doctors what nobody can turn off, with a few statements for all of them. */
export async function mailDoctors(ctx: Ctx, list: [Told, Mail][]): Promise<void> {
  const found = await accountsOf(
    ctx,
    list.map(([doctor]) => doctor),
  )
  await sendMails(
    ctx,
    list.map(([doctor, mail]) => [mail, targetOf(doctor, found)]),
  )
}

/**
 * Where mails to a doctor go: the address of the account, else of the application; in the account's language, else in that
 * of the mail with the link to apply.
 */
export async function doctorTarget(ctx: Ctx, doctor: Told): Promise<Target> {
  const target = targetOf(doctor, await accountsOf(ctx, [doctor]))
  if (doctor.accountId) return target
  const [last] = await ctx.db
    .select({ locale: mails.locale })
    .from(mails)
    .where(eq(mails.doctorId, doctor.id))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1)
  return { ...target, ...last }
}

type Target = MailTarget & { locale: Locale }
type Account = { id: string; email: string; locale: Locale }

async function accountsOf(ctx: Ctx, told: Told[]): Promise<Map<string, Account>> {
  const ids = told.flatMap(({ accountId }) => accountId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: accounts.id, email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(sql`${accounts.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

function targetOf({ id, email, accountId }: Told, found: Map<string, Account>): Target {
  const account = found.get(accountId ?? '')
  return { to: account?.email ?? email, locale: account?.locale ?? 'en', accountId, doctorId: id }
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
