import { dayMs, hourMs } from '@officina/shared/dates/days'
import type { Ctx } from '../context.ts'
import { mails } from '../db/schema/platform.ts'
import { and, eq, ne, or, sql } from '../db/sql.ts'
import { isDeadLink } from '../entities/account/tokens.ts'
import { senderOf } from './frame.ts'
import { recordBounce } from './recordBounce.ts'

/** A mail that could not be sent for so long is given up. The job is repeated for longer than that (`jobs/boss.ts`). */
const patienceMs = 3 * dayMs
/** The mail server may have taken a mail without saying so; it gets the same one this many times, not for ever. */
const mostUnconfirmed = 10
/** Connections that break belong to an outage too: only after so long they are no chance any more. */
const brokenMs = 6 * hourMs

type Mail = typeof mails.$inferSelect

/** A server of an earlier version has written a failed try down and goes on trying: what is given up has no text. */
const isHalfway = and(eq(mails.status, 'failed'), ne(mails.text, ''))

/**
 * Sends one mail of the outbox. Without SMTP_URL it stays in the outbox, where the mailbox page shows it; with
 * MAIL=off it is not sent, now or later, and nothing of its text is kept. While the mail server takes nothing the mail
 * stays queued, and the error makes its job be repeated.
 */
export async function deliverMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), or(eq(mails.status, 'queued'), isHalfway)))
  if (!mail) return
  const { mailFrom, mail: mode } = ctx.config
  if (mode === 'off') return giveUp(ctx, mail, 'MAIL=off')
  if (!ctx.mailer) {
    await ctx.db
      .update(mails)
      .set({ status: 'sent', sentAt: ctx.clock.now(), attempts: 1 })
      .where(eq(mails.id, mailId))
    return
  }
  const [, secret] = /[?&]token=([\w-]+)/.exec(mail.text) ?? []
  if (secret && (await isDeadLink(ctx, secret))) return giveUp(ctx, mail, 'link expired')
  const { senderName, replyTo } = await ctx.mailFrame(ctx)
  try {
    await ctx.mailer.send({
      from: senderOf(mailFrom, senderName),
      ...(replyTo && { replyTo }),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: messageIdOf(mail.id),
    })
  } catch (error) {
    return fail(ctx, mail, error as SendError)
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

/** What nodemailer tells of a mail that it could not hand over. */
type SendError = Error & {
  code?: string
  originalCode?: string
  command?: string
  timeoutType?: string
  responseCode?: number
  response?: string
  rejectedErrors?: { responseCode?: number; response?: string }[]
}

/** Ends what asking again would not change. @throws the error, so that the job is repeated, for everything else. */
async function fail(ctx: Ctx, mail: Mail, error: SendError): Promise<void> {
  const refusal = addressRefused(error)
  if (refusal) return recordBounce(ctx, { messageId: messageIdOf(mail.id), reason: refusal })
  const said = error.response ?? error.code ?? error.name
  const mayBeThere = isUnconfirmed(error)
  const age = ctx.clock.now().getTime() - mail.createdAt.getTime()
  const isChance = error.code !== 'ETIMEDOUT' && age < brokenMs
  const isLast = mayBeThere && mail.attempts + 1 >= mostUnconfirmed && !isChance
  const isLate = age >= patienceMs
  if (isLast || isLate || isContentRefused(error)) return giveUp(ctx, mail, said)
  await ctx.db
    .update(mails)
    .set({
      status: 'queued',
      ...(mayBeThere && { attempts: sql`${mails.attempts} + 1` }),
      lastError: said.slice(0, 200),
    })
    .where(eq(mails.id, mail.id))
  throw error
}

async function giveUp(ctx: Ctx, { id, template }: Mail, reason: string): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ status: 'failed', html: '', text: '', lastError: reason.slice(0, 200) })
    .where(eq(mails.id, id))
  ctx.log.warn({ mail: id, template }, 'mail given up')
}

/** What the mail server said when it will never take mail for the address. */
function addressRefused(error: SendError): string | undefined {
  const { code, command, responseCode, response, rejectedErrors } = error
  // a sender that is refused is a setting, which can be corrected
  if (code !== 'EENVELOPE' || command === 'MAIL FROM') return undefined
  const [first] = rejectedErrors ?? []
  const said = first?.responseCode ?? responseCode ?? 0
  const words = first?.response ?? response ?? String(said)
  return said >= 500 && !isPolicy(words) ? words : undefined
}

/** Who may send where (RFC 3463: 5.7), such as a relay that does not know us: as the sender, a setting. */
const isPolicy = (response: string): boolean => /^\d{3}[ -]5\.7\.\d/.test(response)

/** The message itself was refused for good. */
const isContentRefused = ({ code, responseCode = 0 }: SendError): boolean =>
  code === 'EMESSAGE' && responseCode >= 500

/** The connection broke or fell silent after it had been made: whether the message was taken nobody knows. */
const isUnconfirmed = (error: SendError): boolean => {
  const { code, originalCode = '', command, timeoutType, responseCode } = error
  return (
    !responseCode &&
    ((code === 'ETIMEDOUT' && timeoutType === 'SOCKET_TIMEOUT') ||
      (code === 'ECONNECTION' && command === 'CONN') ||
      (code === 'ESOCKET' && ['ECONNRESET', 'EPIPE'].includes(originalCode)))
  )
}
