import type { Ctx } from '../context.ts'
import { mails } from '../db/schema/platform.ts'
import { and, eq, inArray, sql } from '../db/sql.ts'
import { senderOf } from './frame.ts'
import { recordBounce } from './recordBounce.ts'

/**
 * Sends one mail of the outbox. Without SMTP_URL it stays in the outbox, where the mailbox page shows it; with
 * MAIL=off it is not sent, now or later, and nothing of its text is kept.
 */
export async function deliverMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), inArray(mails.status, ['queued', 'failed'])))
  if (!mail) return
  const { mailFrom, mail: mode } = ctx.config
  if (mode === 'off') {
    await ctx.db
      .update(mails)
      .set({ status: 'failed', html: '', text: '', lastError: 'MAIL=off' })
      .where(eq(mails.id, mailId))
    return
  }
  if (!ctx.mailer) {
    await ctx.db
      .update(mails)
      .set({ status: 'sent', sentAt: ctx.clock.now(), attempts: 1 })
      .where(eq(mails.id, mailId))
    return
  }
  try {
    await ctx.mailer.send({
      from: senderOf(mailFrom, (await ctx.mailFrame(ctx)).senderName),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: messageIdOf(mail.id),
    })
  } catch (error) {
    const refusal = refusedForGood(error)
    if (refusal) return recordBounce(ctx, { messageId: messageIdOf(mail.id), reason: refusal })
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

export const messageIdOf = (mailId: string): string => `<${mailId}@officina>`

/** What the mail server said when it will never take mail for the address; asking again would change nothing. */
function refusedForGood(error: unknown): string | undefined {
  const { code, responseCode, response, rejectedErrors } = error as {
    code?: string
    responseCode?: number
    response?: string
    rejectedErrors?: { responseCode?: number; response?: string }[]
  }
  if (code !== 'EENVELOPE') return undefined
  const [first] = rejectedErrors ?? []
  const said = first?.responseCode ?? responseCode ?? 0
  return said >= 500 ? (first?.response ?? response ?? String(said)) : undefined
}
