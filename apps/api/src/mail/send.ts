import type { Ctx, Locale } from '../context.ts'
import { mails } from '../db/schema/platform.ts'
import { newId } from '../ids.ts'
import type { Mail } from './content.ts'
import type { MailFrame } from './frame.ts'
import { renderMail } from './layout.ts'
import { isOff, isUnwanted } from './optional.ts'

export type MailTarget = {
  to: string
  locale: Locale
  accountId?: string | null
  doctorId?: string | null
  patientId?: string | null
  dedupeKey?: string
}

/**
 * Puts a mail into the outbox with the caller's `db` and enqueues its delivery: both commit or roll
 * back with the caller. The same `dedupeKey` is sent once, ever. Answers false for a mail that the person
 * or the shop turned off: it is not sent.
 */
export async function sendMail(ctx: Ctx, mail: Mail, target: MailTarget): Promise<boolean> {
  if (await isUnwanted(ctx, mail.template, target.accountId)) return false
  await sendMails(ctx, [[mail, target]])
  return true
}

/** The same for several that nobody has turned off. */
export async function sendMails(ctx: Ctx, list: [Mail, MailTarget][]): Promise<void> {
  if (list.length === 0) return
  const frame = await ctx.mailFrame(ctx)
  const wanted = list.filter(([{ template }]) => !isOff(template, frame))
  for (let from = 0; from < wanted.length; from += atOnce)
    await insertMails(ctx, wanted.slice(from, from + atOnce), frame)
}

/** So many are written before the process does something else, and one insert has parameters for them. */
const atOnce = 100

async function insertMails(ctx: Ctx, list: [Mail, MailTarget][], frame: MailFrame): Promise<void> {
  const rows = list.map(([mail, target]) => ({
    id: newId(),
    template: mail.template,
    locale: target.locale,
    recipient: target.to,
    accountId: target.accountId ?? null,
    doctorId: target.doctorId ?? null,
    patientId: target.patientId ?? null,
    ...renderMail(mail.content[target.locale], target.locale, frame),
    status: 'queued' as const,
    dedupeKey: target.dedupeKey ?? null,
    createdAt: ctx.clock.now(),
  }))
  const inserted = await ctx.db
    .insert(mails)
    .values(rows)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (inserted.length > 0)
    await ctx.jobs.enqueue(
      ctx,
      'mail.deliver',
      inserted.map(({ id }) => ({ mailId: id })),
    )
}
