import { and, eq, inArray, sql } from 'drizzle-orm'
import nodemailer, { type Transporter } from 'nodemailer'
import type { Ctx } from '../context.ts'
import { mails } from '../db/schema/platform.ts'

const transports = new Map<string, Transporter>()

/** Sends one mail of the outbox. Without SMTP_URL it stays in the outbox, where the mailbox page shows it. */
export async function deliverMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), inArray(mails.status, ['queued', 'failed'])))
  if (!mail) return
  const { smtpUrl, mailFrom } = ctx.config
  if (!smtpUrl) {
    await ctx.db
      .update(mails)
      .set({ status: 'sent', sentAt: ctx.clock.now(), attempts: 1 })
      .where(eq(mails.id, mailId))
    return
  }
  try {
    await transportOf(smtpUrl).sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: `<${mail.id}@officina>`,
    })
  } catch (error) {
    await ctx.db
      .update(mails)
      .set({
        status: 'failed',
        attempts: sql`${mails.attempts} + 1`,
        lastError: error instanceof Error ? error.name : 'error',
      })
      .where(eq(mails.id, mailId))
    throw error
  }
  // Links are secrets: once the mail server has the message, only the log line stays.
  await ctx.db
    .update(mails)
    .set({
      status: 'sent',
      sentAt: ctx.clock.now(),
      attempts: sql`${mails.attempts} + 1`,
      html: '',
      text: '',
      lastError: null,
    })
    .where(eq(mails.id, mailId))
}

function transportOf(url: string): Transporter {
  const known = transports.get(url)
  if (known) return known
  const made = nodemailer.createTransport(url, {
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  } as object)
  transports.set(url, made)
  return made
}
